/** The spaces as things to point at, to walk over with the arrow keys, and to choose. */

import type { AnyAction } from '@tabularium/kernel';
import { plainWords } from '@tabularium/kernel';
import { useEffect, useRef, useState } from 'react';
import { useTableTop } from '../../table/context.ts';
import { useExplain } from '../../table/explain.tsx';
import { intend } from './aim.ts';
import type { Camera } from './camera.ts';
import { hexPath, middleOf } from './geometry.ts';
import { routeTo } from './journey.tsx';
import { useSpaceTitle } from './names.ts';
import { SpaceDetails } from './space-details.tsx';
import { type NewDawnTable, useNewDawn } from './table.ts';
import { aimsWithArmy, marchTo } from './terra-incognita/march.ts';

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

/** All spaces; the ones that can be chosen are lit. */
export function SpaceLayer({ camera, target }: { camera: Camera; target: number | undefined }) {
  const table = useNewDawn();
  const { board, choices } = table;
  const [current, setCurrent] = useState(0);
  const group = useRef<SVGGElement>(null);
  const title = useSpaceTitle();
  const explain = useExplain();
  const choose = useSpaceChoice();
  const actionName = useActionName();
  const focused = Math.min(current, board.size - 1);
  useEffect(() => () => intend({ pointed: undefined }), []);

  const go = (space: number) => {
    group.current?.querySelector<SVGElement>(`[data-space="${space}"]`)?.focus();
  };
  const press = (event: React.KeyboardEvent, space: number) => {
    const way = WAYS[event.key];
    const hex = board.hexes[space];
    if (way !== undefined && hex !== undefined) {
      const towards = board.towards[space] ?? [];
      const next = way[Math.abs(hex.r) % 2]?.map((side) => towards[side] ?? -1).find((one) => one >= 0);
      if (next !== undefined) go(next);
    } else if (event.key === 'Enter' || event.key === ' ') choose(space);
    else if (event.key === 'n' || event.key === 'N') {
      const open = [...choices.spaces.keys()].sort((one, other) => one - other);
      const next = event.key === 'n' ? open.find((one) => one > space) : open.findLast((one) => one < space);
      go(next ?? open[0] ?? space);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <g ref={group}>
      {board.hexes.map((hex, space) => {
        const action = choices.spaces.get(space);
        const refusal = choices.refusals.get(space);
        const { onPointerEnter, onPointerLeave, onFocus, ...rest } = explain({
          title: title(space),
          body: <SpaceDetails space={space} />,
          outward: true,
          ...(refusal === undefined ? {} : { refusals: [refusal] }),
        });
        const key = `${hex.q} ${hex.r}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a space of an SVG map cannot be a button element
          <path
            key={key}
            d={hexPath(hex)}
            role="button"
            tabIndex={space === focused ? 0 : -1}
            className="nd-space"
            data-space={space}
            data-thing={`space:${space}`}
            data-open={action?.type === 'march' && aimsWithArmy(table, space) ? 'attack' : action?.type}
            data-target={space === target || undefined}
            aria-disabled={action === undefined || undefined}
            aria-label={action === undefined ? title(space) : `${title(space)}: ${actionName(action)}`}
            {...rest}
            onPointerEnter={(event) => {
              intend({ pointed: space });
              onPointerEnter(event);
            }}
            onPointerLeave={() => {
              intend({ pointed: undefined });
              onPointerLeave();
            }}
            onFocus={(event) => {
              setCurrent(space);
              if (event.currentTarget.matches(':focus-visible')) {
                camera.bringIntoView(middleOf(hex));
                intend({ pointed: space });
              }
              onFocus(event);
            }}
            onClick={() => choose(space)}
            onKeyDown={(event) => press(event, space)}
          />
        );
      })}
    </g>
  );
}

/** Chooses what can be done on a space, aims first where dice would fall, or says why nothing can be done. */
function useSpaceChoice(): (space: number) => void {
  const { choose, refuse, asked } = useTableTop();
  const table = useNewDawn();
  const { choices } = table;
  return (space) => {
    const action = choices.spaces.get(space);
    const refusal = choices.refusals.get(space);
    const route = action === undefined || action.type === 'step' ? wayThere(table, space) : [];
    if (action?.type === 'attack' || aimsWithArmy(table, space)) intend({ target: space });
    else if (choices.several.has(space)) intend({ picking: space });
    else if (route.length > 0) {
      intend({ route });
      choose({ type: table.frame?.step === 'move-army' ? 'march' : 'step', space: route[0] } as AnyAction);
    } else if (action !== undefined) choose(action);
    else if (refusal !== undefined && asked) refuse(refusal);
  };
}

/** The way of the moving figure to that space. */
function wayThere(table: NewDawnTable, space: number): number[] {
  return table.frame?.step === 'move-army' ? marchTo(table, space) : routeTo(table, space);
}

function useActionName(): (action: AnyAction) => string {
  const { text, names, table } = useTableTop();
  return (action) => plainWords(text.actions[action.type]?.(action, table.sight.view) ?? action.type, names);
}
