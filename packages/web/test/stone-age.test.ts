/** What the board of Stone Age makes of a sight, without drawing it. */

import type { ViewIn } from '@tabularium/kernel';
import type { stoneAge } from '@tabularium/stone-age';
import { describe, expect, test } from 'vitest';
import { anchorsOf } from '../src/boards/stone-age/anchors.ts';
import { lookAgain } from '../src/table/news.ts';

/** A table at which the viewer has these tools. */
const withTools = (tools: number[], used: boolean[]) =>
  ({ viewer: 0, players: [{ tools, used }] }) as unknown as ViewIn<typeof stoneAge>;

describe('the board of Stone Age', () => {
  test('SA 7.3 of equal ready tools each is a button, used and other ones are not', () => {
    const anchors = (tools: number[], used: boolean[]) =>
      anchorsOf({ type: 'add-tool', tool: 0 }, withTools(tools, used)).filter((anchor) => anchor.startsWith('tool:'));
    expect(anchors([2, 2, 1], [false, false, false])).toEqual(['tool:0', 'tool:1']);
    expect(anchors([2, 2, 2], [false, true, false])).toEqual(['tool:0', 'tool:2']);
    expect(anchors([3, 2, 1], [false, false, false])).toEqual(['tool:0']);
  });

  test('what a move told is news until the table goes back, and the next move is news again', () => {
    const forward = lookAgain({ entries: 7, isBack: false }, 8);
    expect(forward).toEqual({ entries: 8, isBack: false });
    expect(lookAgain(forward, 8)).toBe(forward);
    const back = lookAgain(forward, 7);
    expect(back.isBack).toBe(true);
    expect(lookAgain(back, 7).isBack).toBe(true);
    expect(lookAgain(back, 8)).toEqual({ entries: 8, isBack: false });
  });
});
