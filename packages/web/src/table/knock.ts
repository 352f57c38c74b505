/** A soft knock when it is one's turn; off unless somebody switched it on. */

import { useEffect, useRef } from 'react';
import { settings } from '../settings.ts';

/** Knocks whenever `asked` becomes true. */
export function useKnock(asked: boolean): void {
  const before = useRef(asked);
  useEffect(() => {
    if (asked && !before.current && settings().sound) knock();
    before.current = asked;
  }, [asked]);
}

function knock(): void {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'sine';
  tone.frequency.setValueAtTime(190, context.currentTime);
  tone.frequency.exponentialRampToValueAtTime(90, context.currentTime + 0.12);
  volume.gain.setValueAtTime(0.25, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.16);
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + 0.18);
  tone.onended = () => void context.close();
}
