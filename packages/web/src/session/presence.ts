/** Whether anybody looks at this screen: it is in sight, and somebody has moved lately. */

/** Without a move of hand or key for so long nobody is here, in milliseconds. */
const IDLE = 120_000;

/** Told whenever somebody comes or goes; gives the way to stop. */
export function watchPresence(told: (here: boolean) => void): () => void {
  let here = !document.hidden;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const become = (now: boolean) => {
    clearTimeout(timer);
    if (now) timer = setTimeout(() => become(false), IDLE);
    if (now === here) return;
    here = now;
    told(here);
  };
  const stir = () => become(!document.hidden);
  const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focus'] as const;
  for (const sign of signs) addEventListener(sign, stir, { passive: true });
  document.addEventListener('visibilitychange', stir);
  stir();
  return () => {
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, stir);
    document.removeEventListener('visibilitychange', stir);
  };
}
