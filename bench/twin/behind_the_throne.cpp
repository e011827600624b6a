// Behind the Throne by hand: the same records, the same order of moves and the same draws as `rules.py`.
// BT-n are the numbers of RULES.md. Seats and characters that are not in the game hold no cards, so that loops of
// constant length may run over them too.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>

namespace {

constexpr int SEATS = 4, TYPES = 9, END = TYPES, CARDS = TYPES + 1, ROW = 5, STACKS = 5, STACK = 5;
constexpr int NONE = -1;

enum Verb : int8_t { PLAIN, LOWER, SHIFT, LOOK, REUSE, GUARD_SWAP, GUARD_DESTROY, FORBID_DESTROY, FORBID_SWAP, VERBS };
enum Phase : int8_t { TURN, REFUSAL, CHOICE, OVER };
enum Option { SWAP_AFTER_FIVE, RECEIVER_MAY_REFUSE, OPTIONS };

enum Action {
    REVEAL,
    TAKE,
    ACCEPT,
    USE,
    RAISE = USE + TYPES,
    REUSE_ON = RAISE + TYPES,
    REUSE_RAISE = REUSE_ON + TYPES,
    DROP = REUSE_RAISE + TYPES,
    REFUSE = DROP + TYPES,
    DESTROY = REFUSE + TYPES,
    SWAP = DESTROY + SEATS * TYPES,
    ACTIONS = SWAP + SEATS * TYPES,
};

struct Cards {
    int16_t does[VERBS];
    int16_t usable;
    int8_t value[TYPES];
    Verb verb[TYPES];
    int8_t amount[TYPES];
    int8_t copies[3][TYPES];
};
static_assert(sizeof(Cards) == 74);

struct State {
    int16_t options[OPTIONS];
    int16_t turns;
    int16_t used;
    int8_t seats;
    Phase phase;
    int8_t turn;
    int8_t chooser;
    int8_t stacks[SEATS][TYPES];
    int8_t row[ROW];
    int8_t drawn;
    int8_t value;
    int8_t fixed;
    int8_t struck;
    int8_t taken;
    int8_t top;
    int8_t knows;
    int8_t deck[CARDS];
    int8_t discard[CARDS];
};
static_assert(sizeof(State) == 80);

bool has(int bits, int member) { return bits >> member & 1; }

// --- Chance ----------------------------------------------------------------------------------------------------------

uint64_t rotate(uint64_t word, int by) { return word << by | word >> (64 - by); }

uint64_t mix(uint64_t word) {
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9;
    word = (word ^ word >> 27) * 0x94D049BB133111EB;
    return word ^ word >> 31;
}

class Rng {
  public:
    // Stream `index` of `source`.
    Rng(const uint64_t* source, uint64_t index) {
        uint64_t word = mix(source[0] + mix(source[1] + index));
        for (int at = 0; at < 4; ++at) words[at] = mix((word += 0x9E3779B97F4A7C15) ^ source[2 + at % 2]);
    }

    // A number below `bound`, without bias (Lemire).
    int draw(uint32_t bound) {
        uint64_t product = (next() >> 32) * bound;
        if (uint32_t(product) < bound) {
            const uint32_t threshold = -bound % bound;
            while (uint32_t(product) < threshold) product = (next() >> 32) * bound;
        }
        return int(product >> 32);
    }

  private:
    uint64_t words[4];

    uint64_t next() {
        const uint64_t second = words[1], result = rotate(second * 5, 7) * 9;
        words[2] ^= words[0];
        words[3] ^= second;
        words[1] ^= words[2];
        words[0] ^= words[3];
        words[2] ^= second << 17;
        words[3] = rotate(words[3], 45);
        return result;
    }
};

// --- The game --------------------------------------------------------------------------------------------------------

class Moves {
  public:
    void add(int action) { list[count++] = action; }

    // Without a branch: whether a stack is there is a coin flip, and a wrong guess costs more than a store.
    void add_if(bool allowed, int action) {
        list[count] = action;
        count += allowed;
    }

    int any(Rng& rng) const { return list[rng.draw(count)]; }

  private:
    int list[ACTIONS];
    int count = 0;
};

class Game {
  public:
    Game(const Cards& set, int seats, const int64_t* options, Rng stream) : cards(set), s{}, rng(stream) {
        std::copy_n(options, OPTIONS, s.options);
        s.seats = seats;
        s.phase = TURN;
        s.chooser = s.taken = s.top = NONE;
        std::copy_n(cards.copies[seats - 2], TYPES, s.deck);
        s.discard[END] = 1;
        s.turn = rng.draw(seats);
        clear_turn();
    }

    const State& state() const { return s; }
    bool over() const { return s.phase == OVER; }

    void step_at_random() {
        const int seat = s.phase == TURN ? s.turn : s.chooser;
        Moves moves;
        legal(seat, moves);
        apply(seat, moves.any(rng));
    }

    // A stack of two or more is worth its printed value once; ties share (BT-37).
    int score(int32_t* points) const {
        int best = 0, winners = 0;
        for (int seat = 0; seat < s.seats; ++seat) {
            int total = 0;
            for (int card = 0; card < TYPES; ++card)
                if (s.stacks[seat][card] >= 2) total += cards.value[card];
            points[seat] = total;
            if (total > best) {
                best = total;
                winners = 0;
            }
            if (total == best) winners |= 1 << seat;
        }
        return winners;
    }

  private:
    const Cards cards;
    State s;
    Rng rng;

    // --- Who has which ability ---------------------------------------------------------------------------------------

    int onward(int seat, int steps) const { return seat + steps < s.seats ? seat + steps : seat + steps - s.seats; }

    bool holds(int seat, int card) const { return s.stacks[seat][card] > 0; }

    // BT-20, BT-24
    bool leads(int seat, int card) const {
        int most = 1;
        for (int other = 0; other < SEATS; ++other) most = std::max<int>(most, s.stacks[other][card]);
        return s.stacks[seat][card] == most;
    }

    // BT-14, BT-22, BT-23
    bool ready(int seat, int card) const { return !has(s.used, card) && leads(seat, card); }

    bool changes_value(int card) const { return cards.verb[card] == LOWER || cards.verb[card] == SHIFT; }

    int judge(int seat) const {
        for (int card = 0; card < TYPES; ++card)
            if (cards.verb[card] == REUSE && ready(seat, card)) return card;
        return NONE;
    }

    struct Reach {
        int total = 0, best = 0, wakers = 0;
        int sum() const { return total + wakers * best; }
    };

    // How far the last card could still be lowered; `visit` sees every ability that lowers, upright or not.
    template <class Visit>
    Reach reach(int seat, Visit visit) const {
        Reach reach;
        for (int card = 0; card < TYPES; ++card) {
            if (changes_value(card)) {
                const bool upright = ready(seat, card);
                reach.best = std::max<int>(reach.best, holds(seat, card) ? cards.amount[card] : 0);
                reach.total += upright ? cards.amount[card] : 0;
                visit(card, upright);
            } else if (cards.verb[card] == REUSE) {
                reach.wakers += ready(seat, card);
            }
        }
        return reach;
    }

    // BT-20, BT-27
    bool shields(int seat, int card, Verb verb) const { return cards.verb[card] == verb && leads(seat, card); }

    bool guarded(int seat, Verb verb) const {
        for (int card = 0; card < TYPES; ++card)
            if (shields(seat, card, verb)) return true;
        return false;
    }

    // BT-32 to BT-34
    int hindrance(int seat, Verb verb) const {
        int count = 0;
        for (int card = 0; card < TYPES; ++card)
            if (cards.verb[card] == verb) count += s.stacks[seat][card];
        return count;
    }

    // --- What may be done --------------------------------------------------------------------------------------------

    // The printed value to stay under (BT-8).
    int previous() const { return cards.value[s.row[s.drawn - 2]]; }

    void legal(int seat, Moves& moves) const {
        if (s.phase == REFUSAL) return refusals(seat, moves);
        if (s.phase == CHOICE) return drops(seat, moves);
        if (s.drawn >= 2 && s.value > previous()) return rescues(seat, moves);
        if (s.drawn < ROW) moves.add(REVEAL);
        if (s.drawn > 0) moves.add(TAKE);  // BT-1
        if (s.drawn < ROW && !has(s.knows, seat)) looks(seat, moves);
        if (s.drawn >= 2 && !s.fixed) {  // BT-10, BT-46
            rescues(seat, moves);
            if (s.value == previous()) strikes(seat, moves);
        }
        if (s.drawn > 0 && (s.drawn < ROW || s.options[SWAP_AFTER_FIVE])) swaps(seat, moves);  // BT-25
    }

    // BT-2, BT-3, BT-44
    void looks(int seat, Moves& moves) const {
        bool asleep = false;
        for (int card = 0; card < TYPES; ++card) {
            if (cards.verb[card] != LOOK) continue;
            moves.add_if(ready(seat, card), USE + card);
            asleep |= holds(seat, card) && !ready(seat, card);
        }
        if (!asleep || judge(seat) == NONE) return;
        for (int card = 0; card < TYPES; ++card)
            if (cards.verb[card] == LOOK) moves.add_if(holds(seat, card) && !ready(seat, card), REUSE_ON + card);
    }

    // BT-42, BT-43
    void rescues(int seat, Moves& moves) const {
        const Reach reach = this->reach(seat, [&](int card, bool upright) { moves.add_if(upright, USE + card); });
        if (reach.best == 0) return;
        int left = previous() - s.value + reach.sum();
        for (int card = 0; card < TYPES; ++card)
            if (cards.verb[card] == SHIFT && left >= 2 * cards.amount[card] && ready(seat, card))
                moves.add(RAISE + card);
        if (reach.wakers == 0) return;
        left -= reach.best;
        for (int card = 0; card < TYPES; ++card) {
            if (!changes_value(card) || !holds(seat, card) || ready(seat, card)) continue;  // BT-15
            if (left + cards.amount[card] >= 0) moves.add(REUSE_ON + card);
            if (cards.verb[card] == SHIFT && left >= cards.amount[card]) moves.add(REUSE_RAISE + card);
        }
    }

    // BT-17 to BT-21, BT-32
    void strikes(int seat, Moves& moves) const {
        if (s.drawn <= hindrance(seat, FORBID_DESTROY)) return;
        for (int target = 0; target < s.seats; ++target)
            if (!has(s.struck, target)) targets(target, target == seat, GUARD_DESTROY, DESTROY, moves);
    }

    // BT-26, BT-27, BT-33, BT-41
    void swaps(int seat, Moves& moves) const {
        if (s.drawn < hindrance(seat, FORBID_SWAP)) return;
        for (int step = 1; step < s.seats; ++step) targets(onward(seat, step), false, GUARD_SWAP, SWAP, moves);
    }

    void targets(int target, bool own, Verb guard, Action block, Moves& moves) const {
        if (!own && guarded(target, guard)) {
            for (int card = 0; card < TYPES; ++card)
                if (shields(target, card, guard)) moves.add(block + TYPES * target + card);
        } else {
            for (int card = 0; card < TYPES; ++card)
                moves.add_if(holds(target, card), block + TYPES * target + card);
        }
    }

    // BT-48
    void refusals(int seat, Moves& moves) const {
        moves.add(ACCEPT);
        for (int card = 0; card < TYPES; ++card)
            moves.add_if(!holds(seat, card) && std::count(s.row, s.row + ROW, card) > 0, REFUSE + card);
    }

    // BT-31, BT-47
    void drops(int seat, Moves& moves) const {
        for (int card = 0; card < TYPES; ++card) moves.add_if(holds(seat, card), DROP + card);
    }

    // --- What happens ------------------------------------------------------------------------------------------------

    void apply(int seat, int action) {
        if (action == REVEAL) {
            reveal(seat);
        } else if (action == TAKE || action == ACCEPT) {
            receive_row(seat);
        } else if (action >= SWAP) {
            swap((action - SWAP) / TYPES, (action - SWAP) % TYPES);
        } else if (action >= DESTROY) {
            destroy((action - DESTROY) / TYPES, (action - DESTROY) % TYPES);
        } else if (action >= REFUSE) {
            refuse(seat, action - REFUSE);
        } else if (action >= DROP) {
            drop(seat, action - DROP);
        } else if (action >= REUSE_ON) {
            s.used |= 1 << judge(seat);  // BT-16
            use(seat, (action - REUSE_ON) % TYPES, action >= REUSE_RAISE);
        } else {
            use(seat, (action - USE) % TYPES, action >= RAISE);
        }
    }

    // Fix the top card; an empty deck is rebuilt only now (BT-6).
    int next_card() {
        if (s.top == NONE) {
            int left = std::accumulate(s.deck, s.deck + CARDS, 0);
            if (left == 0) {
                std::swap(s.deck, s.discard);
                left = std::accumulate(s.deck, s.deck + CARDS, 0);
            }
            const int place = rng.draw(left);
            int card = 0, passed = 0;
            for (const int copies : s.deck) card += (passed += copies) <= place;
            --s.deck[card];
            s.top = card;
        }
        return s.top;
    }

    void reveal(int seat) {
        const int card = next_card();
        s.top = NONE;
        s.knows = 0;
        s.row[s.drawn++] = card;
        s.fixed = 0;
        if (card == END) {  // BT-5, BT-50
            s.value = 0;
            s.phase = OVER;
            return;
        }
        s.value = cards.value[card];
        if (s.drawn >= 2 && s.value - reach(seat, [](int, bool) {}).sum() > previous()) {  // BT-12
            for (int place = 0; place < s.drawn; ++place) ++s.discard[s.row[place]];
            end_turn();
        }
    }

    // BT-11, BT-45
    void use(int seat, int card, bool up) {
        s.used |= 1 << card;
        if (cards.verb[card] == LOOK) {
            next_card();
            s.knows |= 1 << seat;
        } else {
            s.value += up ? cards.amount[card] : -cards.amount[card];
        }
    }

    void destroy(int target, int card) {
        --s.stacks[target][card];
        ++s.discard[card];
        s.struck |= 1 << target;
        s.fixed = 1;
    }

    // The card leaves first, then the row arrives, then the card joins its taker (BT-28, BT-49).
    void swap(int target, int card) {
        --s.stacks[target][card];
        s.taken = card;
        s.chooser = target;
        if (s.options[RECEIVER_MAY_REFUSE]) {
            s.phase = REFUSAL;
            ask_refusal(target);
        } else {
            receive_row(target);
        }
    }

    void ask_refusal(int seat) {
        const bool anything_new = std::any_of(s.row, s.row + s.drawn, [&](int card) { return !holds(seat, card); });
        if (!anything_new) receive_row(seat);
    }

    void refuse(int seat, int card) {
        const auto end = s.row + s.drawn, kept = std::remove(s.row, end, card);
        s.discard[card] += end - kept;
        std::fill(kept, end, NONE);
        s.drawn = kept - s.row;
        ask_refusal(seat);
    }

    // BT-47
    void receive_row(int seat) {
        for (int place = 0; place < s.drawn; ++place) {
            join(seat, s.row[place]);
            s.row[place] = NONE;
        }
        s.drawn = 0;
        settle(seat);
    }

    void join(int seat, int card) {
        if (s.stacks[seat][card] < STACK)
            ++s.stacks[seat][card];
        else
            ++s.discard[card];
    }

    // The receiver's choices come first, then the taker's (BT-49).
    void settle(int seat) {
        if (ask_drop(seat)) return;
        if (s.taken != NONE) {
            join(s.turn, s.taken);
            s.taken = NONE;
            if (ask_drop(s.turn)) return;
        }
        end_turn();
    }

    bool ask_drop(int seat) {
        const auto stacks = s.stacks[seat];
        if (std::count_if(stacks, stacks + TYPES, [](int held) { return held > 0; }) <= STACKS) return false;
        s.phase = CHOICE;
        s.chooser = seat;
        return true;
    }

    void drop(int seat, int card) {
        s.discard[card] += s.stacks[seat][card];
        s.stacks[seat][card] = 0;
        settle(seat);
    }

    // BT-35, BT-36
    void end_turn() {
        clear_turn();
        s.turn = onward(s.turn, 1);
        ++s.turns;
        s.phase = TURN;
        s.chooser = NONE;
    }

    void clear_turn() {
        std::fill_n(s.row, ROW, NONE);
        s.drawn = s.value = s.used = s.struck = s.fixed = 0;
    }
};

uint64_t fnv1a(uint64_t hash, const State& state) {
    const auto bytes = reinterpret_cast<const unsigned char*>(&state);
    for (size_t at = 0; at < sizeof(State); ++at) hash = (hash ^ bytes[at]) * 0x100000001B3;
    return hash;
}

}  // namespace

extern "C" int64_t playouts(const Cards* cards, int seats, const int64_t* options, const uint64_t* source,
                            int64_t first, int64_t count, int32_t* winners, int32_t* points, int32_t* lengths) {
    int64_t total = 0;
    for (int64_t k = 0; k < count; ++k) {
        Game game(*cards, seats, options, Rng(source, first + k));
        int steps = 0;
        for (; !game.over(); ++steps) game.step_at_random();
        winners[k] = game.score(points + SEATS * k);
        lengths[k] = steps;
        total += steps;
    }
    return total;
}

extern "C" void trace(const Cards* cards, int seats, const int64_t* options, const uint64_t* source,
                      int64_t first, int64_t count, uint64_t* hashes) {
    for (int64_t k = 0; k < count; ++k) {
        Game game(*cards, seats, options, Rng(source, first + k));
        uint64_t hash = fnv1a(0xCBF29CE484222325, game.state());
        while (!game.over()) {
            game.step_at_random();
            hash = fnv1a(hash, game.state());
        }
        hashes[k] = hash;
    }
}
