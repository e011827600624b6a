/** The page's messages, written by `npm run keys` from the English ones. */

type Said = string | number;

/** Messages without holes. */
// prettier-ignore
export type Plain =
  | "motto"
  | "wait"
  | "skip"
  | "home"
  | "again"
  | "server-silent"
  | "close"
  | "back"
  | "yes"
  | "no"
  | "you"
  | "your-turn"
  | "now"
  | "understood"
  | "level"
  | "play-now"
  | "dealing"
  | "learn"
  | "lesson" | "lesson-last" | "lesson-end" | "lesson-do"
  | "changed"
  | "invite-friends"
  | "name" | "name-keep" | "name-kept"
  | "code-new" | "code-means" | "code-have" | "code-use" | "code-good"
  | "list-mine" | "list-open" | "list-watch" | "list-replays" | "list-open-none" | "list-watch-none"
  | "list-replays-none" | "list-record" | "list-waiting" | "list-running"
  | "join" | "join-link" | "join-bad"
  | "rules"
  | "cards"
  | "options"
  | "about" | "about-fair" | "about-fair-text" | "about-cards" | "about-cards-text" | "about-private"
  | "about-private-text" | "about-owners" | "about-owners-text"
  | "new-seats" | "new-bots" | "new-clock" | "new-public" | "new-options" | "new-make"
  | "clock-none" | "clock-quick" | "clock-calm" | "clock-days"
  | "waiting" | "waiting-for" | "waiting-full" | "waiting-sit"
  | "chair-free"
  | "sit"
  | "stand"
  | "invite" | "invite-qr"
  | "link-copy"
  | "copied"
  | "bots-fill"
  | "start" | "start-fill"
  | "sealed" | "sealed-means"
  | "table-none" | "table-closed"
  | "settings" | "settings-language" | "settings-theme" | "settings-dark" | "settings-light" | "settings-sound"
  | "settings-motion" | "settings-forced" | "settings-aids" | "settings-vibration" | "settings-notify" | "settings-text"
  | "settings-keys"
  | "value-final" | "value-prototype" | "value-basic" | "value-raised" | "value-advanced" | "value-expert"
  | "value-variety" | "value-all" | "value-none" | "value-added" | "value-replacing" | "value-chosen" | "value-random"
  | "log"
  | "talk" | "talk-say" | "talk-mute" | "talk-quiet"
  | "menu"
  | "keys"
  | "hand" | "hand-empty"
  | "text-table"
  | "face-broken"
  | "text-none"
  | "card-hidden" | "card-picked" | "card-guess"
  | "undo"
  | "type" | "type-play"
  | "watching"
  | "leave"
  | "resign" | "resign-sure"
  | "absent" | "absent-bot" | "absent-back"
  | "lost" | "lost-back" | "lost-kept"
  | "outdated" | "outdated-reload"
  | "seat-standin" | "seat-resigned" | "seat-left" | "seat-away" | "seat-thinks"
  | "scrub" | "scrub-back" | "scrub-on" | "scrub-end"
  | "view" | "view-spectator" | "view-all"
  | "hands-all"
  | "scrub-now"
  | "over"
  | "won-you"
  | "rematch" | "rematch-join"
  | "replay"
  | "record"
  | "share"
  | "hint" | "hint-wait"
  | "branch"
  | "curve" | "curve-wait" | "curve-means" | "curve-even" | "curve-dear"
  | "verify"
  | "proof-none" | "proof-wrong" | "proof-other" | "proof-right" | "proof-seed" | "proof-seen" | "proof-unseen"
  | "proof-salt" | "proof-nosalt"
  | "rules-search" | "rules-about" | "rules-about-none" | "rules-look"
  | "keys-arrows" | "keys-enter" | "keys-number" | "keys-escape" | "keys-undo" | "keys-type" | "keys-scrub" | "keys-log"
  | "keys-rules" | "keys-menu" | "keys-help" | "keys-hint"
  | "say-hello" | "say-good-luck" | "say-well-played" | "say-thanks" | "say-oops" | "say-your-turn" | "say-one-moment"
  | "say-good-game" | "say-again" | "say-goodbye"
  | "et-tombs" | "et-value" | "et-draft" | "et-draft-means" | "et-do-draw" | "et-do-play" | "et-decline" | "et-both"
  | "et-both-short" | "et-one" | "et-impact-only" | "et-no-recruit" | "et-no-impact" | "et-then-impact"
  | "et-draws-hidden" | "et-draws-nothing" | "et-move-here" | "et-just" | "et-used" | "et-unflipped" | "et-empty"
  | "et-empty-means" | "et-tie" | "et-hand-empty" | "et-refuge" | "et-refuge-later" | "et-refugee" | "et-ends-decks"
  | "et-ends-flips" | "et-ends-length" | "et-memory" | "et-memory-fields" | "et-memory-tombs" | "et-text-hand"
  | "et-text-flipped" | "et-lesson-points" | "et-lesson-actions" | "et-lesson-card" | "et-lesson-place"
  | "et-lesson-abilities" | "et-lesson-tombs" | "et-lesson-second" | "et-lesson-sum" | "et-lesson-coalition"
  | "et-lesson-refuge" | "et-lesson-end"
  | "bt-deck" | "bt-row" | "bt-row-empty" | "bt-high" | "bt-upright" | "bt-sideways" | "bt-cards" | "bt-top"
  | "bt-value" | "bt-end" | "bt-reveal" | "bt-take" | "bt-accept" | "bt-judge" | "bt-up" | "bt-down" | "bt-memory"
  | "bt-lesson-stacks" | "bt-lesson-reveal" | "bt-lesson-bar" | "bt-lesson-dare" | "bt-lesson-number"
  | "bt-lesson-crown" | "bt-lesson-read" | "bt-lesson-swap" | "bt-lesson-end"
  | "st-empire" | "st-rebels" | "st-church" | "st-rank-commoner" | "st-rank-elite" | "st-rank-noble" | "st-power"
  | "st-influence" | "st-price" | "st-price-now" | "st-gold" | "st-held" | "st-track" | "st-leads" | "st-tied"
  | "st-won" | "st-won-tied" | "st-battle" | "st-stayed" | "st-stayed-short" | "st-locked" | "st-locked-you" | "st-now"
  | "st-now-means" | "st-down" | "st-dead" | "st-silent" | "st-converted" | "st-bonus" | "st-hush-one" | "st-hush-due"
  | "st-dear-wave" | "st-dear-extra" | "st-play-down" | "st-bring-down" | "st-pass" | "st-pool" | "st-pool-short"
  | "st-hand-short" | "st-round" | "st-passes" | "st-last" | "st-draft-secret" | "st-beats" | "st-deed-kill"
  | "st-deed-convert" | "st-deed-embolden" | "st-deed-silence" | "st-deed-bonus" | "st-ledger" | "st-half"
  | "st-nothing" | "st-account" | "st-account-before" | "st-account-total" | "st-account-tie" | "st-account-nobody"
  | "st-account-point" | "st-down-would" | "st-lesson-sides" | "st-lesson-card" | "st-lesson-pool" | "st-lesson-hand"
  | "st-lesson-battle" | "st-lesson-power" | "st-lesson-hush" | "st-lesson-keep" | "st-lesson-end"
  | "se-setup" | "se-grid" | "se-seats" | "se-leaders" | "se-pass" | "se-decline" | "se-done" | "se-none"
  | "se-yourself" | "se-option-remove" | "se-option-subdue" | "se-option-lock" | "se-option-add" | "se-trait-lawful"
  | "se-trait-religious" | "se-trait-noble" | "se-trait-rich" | "se-legend" | "se-legend-has" | "se-legend-not"
  | "se-legend-must" | "se-legend-wild" | "se-legend-mark" | "se-legend-quiraa" | "se-legend-turned" | "se-mark"
  | "se-quiraa" | "se-turned" | "se-conflict" | "se-threat" | "se-down" | "se-pool" | "se-placed" | "se-firm"
  | "se-conflicts" | "se-throne" | "se-passed" | "se-starter" | "se-chooses" | "se-may-react" | "se-place"
  | "se-end-goes-on" | "se-end-lost" | "se-end-peace" | "se-end-reset" | "se-end-up" | "se-end-up-none"
  | "se-end-begins" | "se-end-choosing" | "se-text-conflict" | "se-text-marked" | "se-text-rotated" | "se-text-grid"
  | "se-lesson-tokens" | "se-lesson-leader" | "se-lesson-place" | "se-lesson-city" | "se-lesson-traits"
  | "se-lesson-influence" | "se-lesson-neighbour" | "se-lesson-ability" | "se-lesson-conflict" | "se-lesson-end"
  | "summary-an-empty-throne"
  | "option-an-empty-throne-flips-are-permanent" | "option-an-empty-throne-tombs-points"
  | "option-an-empty-throne-first-turn-actions" | "option-an-empty-throne-draft-starting-cards"
  | "summary-behind-the-throne"
  | "option-behind-the-throne-swap-after-five" | "option-behind-the-throne-receiver-may-refuse"
  | "summary-shadow-throne"
  | "option-shadow-throne-edition" | "option-shadow-throne-hush-after-kill"
  | "option-shadow-throne-hush-after-conversion" | "option-shadow-throne-kyros-unaffordable-attempt"
  | "option-shadow-throne-embolden-lost-on-death" | "option-shadow-throne-influence-to-win"
  | "summary-shadows-over-the-empire"
  | "option-shadows-over-the-empire-mix" | "option-shadows-over-the-empire-level"
  | "option-shadows-over-the-empire-a-sets" | "option-shadows-over-the-empire-b-sets"
  | "option-shadows-over-the-empire-c-sets" | "option-shadows-over-the-empire-asterisks"
  | "option-shadows-over-the-empire-leaders" | "option-shadows-over-the-empire-influence-for-nothing"
  | "option-shadows-over-the-empire-tight-grid"
  | "level-random" | "level-greedy" | "level-beginner" | "level-casual" | "level-skilled" | "level-expert"
  | "level-master"
  | "manner-beginner" | "manner-casual" | "manner-skilled" | "manner-expert" | "manner-master";

/** Messages with holes, and what fills them: where a language counts, a number. */
// prettier-ignore
export interface Holes {
  "server-failed": { status: Said };
  "lesson-at": { at: Said; count: Said };
  "usually": { value: Said };
  "seats": { seats: Said };
  "minutes": { minutes: Said };
  "list-turn": { name: Said };
  "list-free": { count: number };
  "new-title": { game: Said };
  "chair": { number: Said };
  "log-look": { number: Said };
  "talk-mute-one": { name: Said };
  "hand-of": { name: Said };
  "text-moves": { count: Said };
  "card-guessed": { cells: Said };
  "type-hint": { count: number };
  "seat-bot": { level: Said };
  "scrub-at": { at: Said; count: Said };
  "won": { name: Said };
  "won-together": { names: Said };
  "curve-turn": { number: Said; deed: Said; name: Said; before: Said; after: Said };
  "curve-look": { number: Said };
  "curve-cost": { cost: number; move: Said };
  "proof-again": { command: Said };
  "rules-found": { count: number };
  "et-field": { number: Said };
  "et-turn": { number: Said };
  "et-recruit-of": { kith: Said };
  "et-impact-of": { kith: Said };
  "et-both-at": { places: Said };
  "et-draws": { card: Said };
  "et-actions": { left: Said };
  "et-side": { name: Said; place: Said };
  "et-sum": { name: Said; place: Said; sum: Said; limit: Said };
  "et-holds": { points: Said };
  "et-flipped": { points: number };
  "et-flips-soon": { points: number };
  "et-meter-value": { have: Said; need: Said };
  "et-meter-kith": { have: Said; need: Said };
  "et-meter-values": { have: Said; need: Said };
  "et-meter-kiths": { have: Said; need: Said };
  "et-deck": { place: Said; count: Said };
  "et-seat": { name: Said };
  "et-points": { count: number };
  "et-why-fields": { points: Said };
  "et-why-tombs": { points: Said };
  "et-why-flips": { points: Said };
  "et-why-refugees": { points: Said };
  "et-hand": { name: Said; count: Said };
  "et-refuge-means": { points: number; kith: Said };
  "et-held": { name: Said; count: Said };
  "et-text-points": { count: number };
  "et-text-top": { card: Said; count: Said };
  "bt-left": { count: Said };
  "bt-stay": { value: Said };
  "bt-bar-reach": { value: Said };
  "bt-guarded-swap": { names: Said };
  "bt-guarded-destroy": { names: Said };
  "bt-bust": { percent: Said };
  "bt-stacks": { name: Said };
  "bt-points": { count: number };
  "bt-turn": { number: Said };
  "bt-use": { name: Said };
  "bt-swap": { name: Said };
  "bt-destroy": { name: Said };
  "bt-drop": { name: Said };
  "bt-gone": { count: Said };
  "st-influence-of": { goal: Said };
  "st-acts": { number: Said };
  "st-consoles": { gold: Said };
  "st-wave": { number: Said };
  "st-of": { name: Said };
  "st-tokens": { count: Said };
  "st-rally": { count: Said };
  "st-dear": { price: Said };
  "st-pool-of": { name: Said };
  "st-hand-of": { name: Said };
  "st-taken": { name: Said };
  "st-battle-won": { name: Said; battle: Said };
  "st-battle-tied": { names: Said };
  "st-martyr": { influence: Said };
  "st-total": { influence: Said };
  "st-account-battle": { number: Said };
  "st-account-martyr": { influence: Said; card: Said };
  "st-where-draft": { battle: Said; pick: Said };
  "st-where-wave": { battle: Said; wave: Said };
  "st-where-end": { battle: Said };
  "se-round": { number: Said };
  "se-lead": { name: Said };
  "se-use": { name: Said };
  "se-react": { name: Said };
  "se-seat": { number: Said };
  "se-tokens": { count: number };
  "se-option": { verb: Said };
  "se-non": { trait: Said };
  "se-compulsory": { trait: Said };
  "se-wild": { trait: Said };
  "se-controlled": { name: Said };
  "se-has": { name: Said; count: Said };
  "se-slot": { cell: Said };
  "se-goal": { tokens: Said; name: Said };
  "se-end": { number: Said };
  "se-memory": { count: Said };
  "se-text-tokens": { pool: number; firm: Said };
}

export type Key = Plain | keyof Holes;
