import { act, decider, isOver, legal, luckFrom, seedFrom, start } from '@tabularium/kernel';
import { throughTheAges } from '@tabularium/through-the-ages';
import { expect, test } from 'vitest';
import { position } from '../position.ts';

const { bot } = throughTheAges;

test('what bots see in a mix does not depend on the order of face-down cards', () => {
  const table = position(3, { leaders: 'secret-mix', military: true });
  const outlooks = () => [0, 1, 2].map((seat) => bot.evaluate(table.game, seat));
  const before = outlooks();
  const { civilDecks, militaryDecks, currentEvents } = table.game;
  for (const deck of [...civilDecks, ...militaryDecks, currentEvents.cards]) deck.reverse();
  expect(outlooks()).toEqual(before);
});

test('with the cards of every box the quick player chooses what is legal, and every outlook is a number', () => {
  const options = { adjusted: 'all', leaders: 'open-mix', military: true };
  const state = start(throughTheAges, { seats: 3, seed: seedFrom('quick'), options });
  const luck = luckFrom('quick');
  while (!isOver(state)) {
    const seat = decider(state);
    const actions = legal(throughTheAges, state, seat);
    const at = bot.playout?.(state, seat, actions, luck) ?? -1;
    expect(actions[at]).toBeDefined();
    act(throughTheAges, state, seat, actions[at] ?? { type: 'done' });
    for (let one = 0; one < 3; one++) expect(bot.evaluate(state, one)).not.toBeNaN();
  }
});
