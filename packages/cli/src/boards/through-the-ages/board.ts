/** Through the Ages in the terminal: the card row, everybody's ratings, the rivals in short and one's own civilization. */

import type { AgesView } from '@tabularium/through-the-ages';
import { bold, flow, inSeatColour } from '../../screen.ts';
import { eventLines, rowLines } from './card-row.ts';
import { AGES } from './cards.ts';
import { ownLines, ratingTable, rivalLines, spendable } from './civilization.ts';
import type { Labels } from './labels.ts';

/** The whole table; the viewer's own things come last, next to the question. */
export function agesBoard(view: AgesView, labels: Labels): string[] {
  const game = view;
  const own = view.viewer ?? view.current;
  const rivals = view.players.flatMap((player, seat) => (seat === own ? [] : rivalLines(game, labels, seat, player)));
  const mine = view.players[own];
  return [
    ...headLines(view, labels),
    ...rowLines(game, labels, own),
    ...eventLines(view, labels),
    '',
    ...ratingTable(game, labels),
    '',
    ...rivals,
    ...(rivals.length === 0 ? [] : ['']),
    ...(mine === undefined ? [] : ownLines(game, labels, own, mine)),
  ];
}

/** What the viewer can still spend in this turn. */
export function agesStatus(view: AgesView, labels: Labels): string | undefined {
  return view.viewer === null ? undefined : spendable(view, view.viewer, labels);
}

function headLines(view: AgesView, { own: say, names, width }: Labels): string[] {
  const { age, round, lastRound, current, civilDecks, militaryDecks } = view;
  return flow(
    [
      bold(say.age(AGES[age] ?? '')),
      say.round(round),
      ...(lastRound > 0 ? [say.lastRoundIs(lastRound)] : []),
      `${say.civilDeck} ${civilDecks[age]?.length ?? 0}`,
      `${say.militaryDeck} ${militaryDecks[age]?.length ?? 0}`,
      say.turnOf(inSeatColour(current, names[current] ?? '')),
    ],
    width,
    ' · ',
  );
}
