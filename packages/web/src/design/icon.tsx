/** Icons from the game-icons set, drawn in the current colour. */

import outlines from 'virtual:game-icons';
import type { IconName } from './icon-names.ts';

/** One icon; give it a label only where no word beside it says the same. */
export function Icon({ name, size = 18, label }: { name: IconName; size?: number; label?: string }) {
  const hidden = label === undefined;
  return (
    <svg
      viewBox="0 0 512 512"
      width={size}
      height={size}
      fill="currentColor"
      role={hidden ? undefined : 'img'}
      aria-label={label}
      aria-hidden={hidden || undefined}
      className="icon"
    >
      <path d={outlines[name]} />
    </svg>
  );
}

/** The outline of an icon inside a larger drawing, centred on a point. */
export function IconMark(props: { name: IconName; x: number; y: number; size: number; fill?: string }) {
  const { name, x, y, size, fill = 'currentColor' } = props;
  const scale = size / 512;
  return (
    <path d={outlines[name]} fill={fill} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`} />
  );
}
