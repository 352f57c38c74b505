import { act, clone, decider, isOver, legal, luckFrom, seedFrom, start } from '@tabularium/kernel';
import { throughTheAges } from '@tabularium/through-the-ages';
import { expect, test } from 'vitest';
import { levelOf } from '../../src/public/cards.ts';
import { livingPlayers } from '../../src/queries/players.ts';
import type { AgesState } from '../../src/state.ts';

/** Every round's turns, seat by seat. */
type Rounds = Map<number, number[]>;

/** Play to the end, and keep every position on the way that is wrong. */
function played(seats: number, name: string, wrong: AgesState[]): { game: AgesState; rounds: Rounds } {
  const options = { adjusted: 'all', military: true, leaders: 'expansion', resigning: true };
  const game = start(throughTheAges, { seats, seed: seedFrom(name), options });
  const luck = luckFrom(seedFrom(`choices of ${name}`));
  const rounds: Rounds = new Map();
  while (!isOver(game)) {
    const turns = rounds.get(game.round) ?? [];
    if (turns.at(-1) !== game.current) rounds.set(game.round, [...turns, game.current]);
    const seat = decider(game);
    const actions = legal(throughTheAges, game, seat);
    const resigning = luck(60) === 0 ? actions.find(({ type }) => type === 'resign') : undefined;
    const staying = actions.filter(({ type }) => type !== 'resign');
    const at = throughTheAges.bot.playout?.(game, seat, staying, luck) ?? 0;
    act(throughTheAges, game, seat, resigning ?? staying[at] ?? { type: 'done' });
    if (isWrong(game)) wrong.push(clone(game));
  }
  return { game, rounds };
}

/** Is somebody bound to a player who left, or something antiquated held or agreed on? */
function isWrong({ players, age, starting, frames }: AgesState): boolean {
  const left = (seat: number) => players[seat]?.out ?? true;
  const old = (card: string) => levelOf(card) < age - 1;
  const bound = players.some(
    ({ treaty, wars, militaryHand, out }) =>
      (treaty !== null && (left(treaty.a) || left(treaty.b) || old(treaty.card))) ||
      wars.some(({ target }) => left(target)) ||
      (!out && militaryHand.some(old)),
  );
  return bound || (frames.length > 0 && left(starting));
}

test.each([2, 3, 4])('TA 16.2 TA 16.3 TA 16.7 TA 16.12 whole games of %i players, round by round', (seats) => {
  for (const name of ['first', 'second', 'third']) {
    const wrong: AgesState[] = [];
    const { game, rounds } = played(seats, `${name} of ${seats}`, wrong);
    expect(wrong).toEqual([]);
    // No round is left out, and nobody has two turns in one.
    expect([...rounds.keys()]).toEqual(Array.from(rounds, (_, at) => at + 1));
    for (const turns of rounds.values()) expect(new Set(turns).size).toBe(turns.length);
    const living = livingPlayers(game);
    if (living.length === 1) continue;
    for (const turns of rounds.values()) expect(turns).toEqual(expect.arrayContaining(living));
    expect(game.players.flatMap(({ wars }) => wars)).toEqual([]);
    expect(game.round).toBe(game.lastRound);
  }
});
