/** Short sounds, made on the spot: a knock when one is asked, a tap for every move, a chord at the end. Off by default. */

import { useEffect, useRef } from 'react';
import { settings } from '../settings.ts';

/** One tone: where it starts and ends in hertz, when it begins, how long it rings and how loud, in seconds and shares. */
interface Tone {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly rings: number;
  readonly loud: number;
}

/** What can be heard at a table. */
export const SOUNDS = {
  /** It is one's turn. */
  turn: [
    { from: 190, to: 90, at: 0, rings: 0.16, loud: 0.9 },
    { from: 210, to: 100, at: 0.17, rings: 0.16, loud: 0.7 },
  ],
  /** Something was laid down. */
  move: [{ from: 420, to: 260, at: 0, rings: 0.06, loud: 0.35 }],
  /** That was not possible. */
  refused: [{ from: 150, to: 120, at: 0, rings: 0.14, loud: 0.6 }],
  /** The game is over. */
  end: [
    { from: 262, to: 262, at: 0, rings: 0.7, loud: 0.5 },
    { from: 330, to: 330, at: 0.12, rings: 0.7, loud: 0.5 },
    { from: 392, to: 392, at: 0.24, rings: 0.9, loud: 0.5 },
  ],
} as const satisfies Record<string, readonly Tone[]>;

/** The loudest a tone may be. */
const FULL = 0.3;

let speaker: AudioContext | undefined;

/** Makes that sound, if sounds are wanted. */
export function play(sound: keyof typeof SOUNDS): void {
  const { sound: wanted, volume } = settings();
  if (!wanted || volume === 0) return;
  speaker ??= new AudioContext();
  for (const tone of SOUNDS[sound]) ring(speaker, tone, volume);
}

function ring(speaker: AudioContext, { from, to, at, rings, loud }: Tone, volume: number): void {
  const start = speaker.currentTime + at;
  const source = speaker.createOscillator();
  const gain = speaker.createGain();
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + rings);
  gain.gain.setValueAtTime(FULL * loud * volume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + rings);
  source.connect(gain).connect(speaker.destination);
  source.start(start);
  source.stop(start + rings);
}

/** What is listened to at a table. */
interface Heard {
  readonly asked: boolean;
  readonly moves: number;
  readonly over: boolean;
  readonly refused: boolean;
}

/** What has to be heard when the table went from one moment to the next; what is taken back is silent. */
export function soundAfter(before: Heard, now: Heard): keyof typeof SOUNDS | undefined {
  if (now.over && !before.over) return 'end';
  if (now.asked && !before.asked) return 'turn';
  if (now.refused && !before.refused) return 'refused';
  return now.moves > before.moves ? 'move' : undefined;
}

/** Lets the table be heard. */
export function useSounds({ asked, moves, over, refused }: Heard): void {
  const before = useRef({ asked, moves, over, refused });
  useEffect(() => {
    const now = { asked, moves, over, refused };
    const sound = soundAfter(before.current, now);
    before.current = now;
    if (sound !== undefined) play(sound);
  }, [asked, moves, over, refused]);
}
