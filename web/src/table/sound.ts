/** Short, dry sounds, made here. Silent until the first gesture, as browsers wish. */

import { settings } from "../settings.svelte";

type Note = { at: number; pitch: number; long: number; kind: OscillatorType | "noise"; loud: number };

const SOUNDS = {
  card: [{ at: 0, pitch: 2400, long: 0.07, kind: "noise", loud: 0.5 }],
  seal: [
    { at: 0, pitch: 140, long: 0.1, kind: "sine", loud: 1 },
    { at: 0, pitch: 900, long: 0.04, kind: "noise", loud: 0.5 },
  ],
  coin: [
    { at: 0, pitch: 2100, long: 0.1, kind: "sine", loud: 0.3 },
    { at: 0.05, pitch: 3150, long: 0.16, kind: "sine", loud: 0.25 },
  ],
  drum: [
    { at: 0, pitch: 70, long: 0.3, kind: "sine", loud: 1 },
    { at: 0.22, pitch: 62, long: 0.45, kind: "sine", loud: 1 },
  ],
  turn: [
    { at: 0, pitch: 660, long: 0.12, kind: "triangle", loud: 0.4 },
    { at: 0.1, pitch: 880, long: 0.2, kind: "triangle", loud: 0.4 },
  ],
  refused: [{ at: 0, pitch: 160, long: 0.14, kind: "triangle", loud: 0.7 }],
} satisfies Record<string, Note[]>;
export type Sound = keyof typeof SOUNDS;

let context: AudioContext | undefined;

addEventListener("pointerdown", () => void wake(), { once: true });
addEventListener("keydown", () => void wake(), { once: true });

async function wake(): Promise<void> {
  if (settings.sound > 0 && "AudioContext" in globalThis) context ??= new AudioContext();
  if (context?.state === "suspended") await context.resume();
}

export function sound(name: Sound): void {
  if (!context || settings.sound === 0 || document.hidden) return;
  for (const note of SOUNDS[name]) strike(context, note);
}

function strike(audio: AudioContext, { at, pitch, long, kind, loud }: Note): void {
  const start = audio.currentTime + at;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(loud * settings.sound * 0.5, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
  volume.connect(audio.destination);
  if (kind === "noise") {
    const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate);
    const data = samples.getChannelData(0);
    for (let index = 0; index < data.length; index++) data[index] = Math.random() * 2 - 1;
    const source = audio.createBufferSource();
    source.buffer = samples;
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    source.connect(filter).connect(volume);
    source.start(start);
  } else {
    const source = audio.createOscillator();
    source.type = kind;
    source.frequency.setValueAtTime(pitch, start);
    source.connect(volume);
    source.start(start);
    source.stop(start + long);
  }
}
