/** The spaces as things to point at, to walk over with the arrow keys, and to choose. */

import type { AnyAction } from '@tabularium/kernel';
import { plainWords } from '@tabularium/kernel';
import { useEffect, useState } from 'react';
import { anchors } from '../../table/anchors.ts';
import type { Camera } from '../../table/camera.ts';
import { useTableTop } from '../../table/context.ts';
import { SvgSpot } from '../../table/spot.tsx';
import { intend } from './aim.ts';
import { answersOf, fightsAt } from './expansion.ts';
import { hexPath, middleOf } from './geometry.ts';
import { movingFigure } from './journey.tsx';
import { useSpaceTitle } from './names.ts';
import { SpaceDetails } from './space-details.tsx';
import { useNewDawn, useNewDawnTop } from './table.ts';

/** The sides to try for each arrow key, on even and on odd rows. */
const WAYS: Readonly<Record<string, readonly [readonly number[], readonly number[]]>> = {
  ArrowLeft: [[0], [0]],
  ArrowRight: [[3], [3]],
  ArrowUp: [
    [1, 2],
    [2, 1],
  ],
  ArrowDown: [
    [5, 4],
    [4, 5],
  ],
};

/** Actions that take a figure into the hand. */
const LIFTED: readonly string[] = ['caravan'];

/** All spaces; the ones that can be chosen are lit. */
export function SpaceLayer({ camera, target }: { camera: Camera; target: number | undefined }) {
  const table = useNewDawn();
  const { board, spaces } = table;
  const [current, setCurrent] = useState(0);
  const title = useSpaceTitle();
  const choose = useSpaceChoice();
  const actionName = useActionName();
  const moving = movingFigure(table)?.at;
  const lifted = [...LIFTED, ...answersOf(table, (expansion) => expansion.lifted).flat()];
  const focused = Math.min(current, board.size - 1);
  useEffect(() => () => intend({ pointed: undefined }), []);

  const go = (space: number) => {
    const spot = anchors.element(`space:${space}`);
    if (spot instanceof SVGElement) spot.focus();
  };
  const press = (key: string, space: number): boolean => {
    const way = WAYS[key];
    const hex = board.hexes[space];
    if (way !== undefined && hex !== undefined) {
      const towards = board.towards[space] ?? [];
      const next = way[Math.abs(hex.r) % 2]?.map((side) => towards[side] ?? -1).find((one) => one >= 0);
      if (next !== undefined) go(next);
      return true;
    }
    if (key !== 'n' && key !== 'N') return false;
    const open = [...spaces.keys()].sort((one, other) => one - other);
    const next = key === 'n' ? open.find((one) => one > space) : open.findLast((one) => one < space);
    go(next ?? open[0] ?? space);
    return true;
  };

  return (
    <g>
      {board.hexes.map((hex, space) => {
        const [action] = spaces.get(space) ?? [];
        const key = `${hex.q} ${hex.r}`;
        return (
          <SvgSpot
            key={key}
            anchor={`space:${space}`}
            thing={`space:${space}`}
            label={action === undefined ? title(space) : `${title(space)}: ${actionName(action)}`}
            explanation={{ title: title(space), body: <SpaceDetails space={space} />, outward: true }}
            open={action !== undefined && fightsAt(table, space) ? 'attack' : action?.type}
            tabIndex={space === focused ? 0 : -1}
            className="nd-space"
            marks={{
              'data-space': space,
              'data-target': space === target || undefined,
              'data-grip': space === moving || lifted.includes(action?.type ?? '') || undefined,
            }}
            instead={() => choose(space)}
            onFocus={() => setCurrent(space)}
            onPoint={(by) => {
              if (by === 'focus') camera.bringIntoView(middleOf(hex));
              intend({ pointed: by === undefined ? undefined : space });
            }}
            onKey={(pressed) => press(pressed, space)}
          >
            <path d={hexPath(hex)} />
          </SvgSpot>
        );
      })}
    </g>
  );
}

/** The map's own ways of choosing a space: aim first where dice would fall, and go farther than one step. */
function useSpaceChoice(): (space: number) => boolean {
  const { choose } = useNewDawnTop();
  const table = useNewDawn();
  return (space) => {
    const [action, ...others] = table.spaces.get(space) ?? [];
    if (action?.type === 'attack' || fightsAt(table, space)) {
      intend({ target: space });
      return true;
    }
    if (others.length > 0 || (action !== undefined && action.type !== 'step')) return false;
    const moving = movingFigure(table);
    const route = moving?.wayTo(space) ?? [];
    const [next] = route;
    if (moving === undefined || next === undefined) return false;
    intend({ route });
    choose(moving.step(next));
    return true;
  };
}

function useActionName(): (action: AnyAction) => string {
  const { text, names, table } = useTableTop();
  return (action) => plainWords(text.actions[action.type]?.(action, table.sight.view) ?? action.type, names);
}
