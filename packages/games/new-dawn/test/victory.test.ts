import { isOver } from '@tabularium/kernel';
import { boardOf, newDawn } from '@tabularium/new-dawn';
import { expect, test } from 'vitest';
import type { AgendaId, VictoryCardId } from '../src/content/victory-cards.ts';
import { WONDER_IDS, WONDERS } from '../src/content/wonders.ts';
import { AGENDAS } from '../src/effects/agendas.ts';
import { coastalSpaces } from '../src/queries/control.ts';
import { agendaOf, agendasOn } from '../src/queries/things.ts';
import { checkAgendas } from '../src/rules/victory.ts';
import { attack, type Table, table } from './table.ts';

const THREE: VictoryCardId[] = ['civilized-money-grubber', 'technophile-scholarly', 'warmonger-paranoid'];

/** The round ends. */
function endRound(t: Table): Table {
  t.game.sector = 0;
  t.game.frames.length = 0;
  return t.frames({ step: 'end-round' });
}

/** That seat has completed every card. */
function complete(t: Table, seat: number): Table {
  t.player(seat).agendas = t.game.victoryCards.map((card) => agendasOn(card)[0] ?? 'explorer');
  return t;
}

test('ND 1.1, ND 16.1, ND 16.4, ND 16.7 one agenda on every card wins, at the end of the round', () => {
  const t = complete(table().victory(...THREE), 1).turn(0);
  expect(isOver(t.game)).toBe(false);
  endRound(t);
  expect(isOver(t.game)).toBe(true);
  expect(newDawn.result(t.game)).toMatchObject({ winners: [1], scores: [0, 3], ending: 'agendas' });
  const two = table().victory(...THREE);
  two.player(0).agendas = ['civilized', 'money-grubber', 'technophile'];
  expect(isOver(endRound(two).game)).toBe(false);
});

test('ND 18.1 in the epic game four cards are needed', () => {
  const t = table().victory(...THREE, 'explorer-aesthetic');
  t.player(0).agendas = ['civilized', 'technophile', 'warmonger'];
  expect(isOver(endRound(t).game)).toBe(false);
  t.player(0).agendas.push('aesthetic');
  expect(newDawn.result(endRound(t).game).scores).toEqual([4, 0]);
});

test('ND 16.2 an agenda is marked as soon as it is met and stays, with a token if one is unused', () => {
  const t = table().victory('populous-preservationist').token(0, 30);
  expect(t.player(0).agendas).toEqual([]);
  t.token(0, 10);
  expect(t.player(0).agendas).toEqual(['preservationist']);
  expect(t.player(0).tokens).toBe(31 - 3);
  t.token(1, 10);
  expect(t.player(0).agendas).toEqual(['preservationist']);
  const none = table().victory('populous-preservationist').token(0, 30);
  none.player(0).tokens = 1;
  none.token(0, 10);
  expect([none.player(0).agendas, none.player(0).tokens]).toEqual([['preservationist'], 0]);
});

test('ND 16.3, ND 16.5 every agenda is completed exactly at its number', () => {
  const met = (t: Table, agenda: AgendaId) => agendaOf(agenda).progress(t.game, 0) >= agendaOf(agenda).goal;
  const cities = table().city(0, 1, 8, 36, 44, 71, 88);
  expect(met(cities, 'civilized')).toBe(false);
  expect(met(cities.city(0, 64), 'civilized')).toBe(true);
  const states = table().city(0, 43);
  expect(met(states, 'warmonger')).toBe(false);
  expect(met(states.reinforced(0, 84), 'warmonger')).toBe(true);
  for (const [agenda, type] of [
    ['paranoid', 'military'],
    ['scholarly', 'science'],
    ['aesthetic', 'culture'],
    ['money-grubber', 'economy'],
  ] as const) {
    const [one, two] = WONDER_IDS.filter((id) => WONDERS[id].type === type);
    const t = table()
      .city(0, 36)
      .wonder(one ?? 'petra', 50);
    expect(met(t, agenda)).toBe(false);
    expect(met(t.wonder(two ?? 'petra', 36), agenda)).toBe(true);
  }
  const coast = boardOf(table().game.map).coast;
  const shores = coast
    .map((_, space) => space)
    .filter((space) => coast[space] && boardOf(table().game.map).terrain[space] !== 'water');
  const explorer = table().token(0, ...shores.filter((space) => space !== 90).slice(0, 14));
  expect(coastalSpaces(explorer.game, 0)).toBe(14);
  expect(met(explorer.token(0, 99), 'explorer')).toBe(true);
  const dial = table();
  dial.player(0).dial = 24;
  expect(met(dial, 'technophile')).toBe(true);
  const nature = table().token(0, 10);
  expect(met(nature, 'preservationist')).toBe(false);
  expect(met(nature.token(0, 30), 'preservationist')).toBe(true);
});

test('ND 16.3, ND 17.4 five mature cities', () => {
  const t = table();
  const { neighbours, water } = boardOf(t.game.map);
  const sites = [50, 46, 64, 99, 78];
  for (const [at, city] of sites.entries()) {
    if (city !== 50) t.city(0, city);
    for (const space of neighbours[city] ?? []) if (water[space] !== true && !sites.includes(space)) t.token(0, space);
    expect(AGENDAS.populous.progress(t.game, 0)).toBe(at + 1);
  }
});

test('ND 16.3 a defeated rival capital completes Warmonger', () => {
  const t = table().victory('warmonger-paranoid').token(0, 91).dice('dice', 6, 1).resolves(0, 'military', 5);
  t.does(attack(90));
  expect(t.player(0).agendas).toEqual(['warmonger']);
});

test('ND 16.4, ND 21.24 ties: most wonders, then most friendly spaces, then shared', () => {
  const tie = () => complete(complete(table().victory(...THREE), 0), 1);
  const wonders = tie().city(0, 36, 44).wonder('petra', 50).wonder('alhambra', 36).wonder('oracle', 44);
  wonders.city(1, 97).wonder('colossus', 90).wonder('kremlin', 97);
  expect(newDawn.result(endRound(wonders).game)).toMatchObject({ winners: [0], ending: 'wonders' });
  const spaces = tie().token(1, 91, 92).token(0, 56);
  expect(newDawn.result(endRound(spaces).game)).toMatchObject({ winners: [1], ending: 'spaces' });
  expect(newDawn.result(endRound(tie()).game)).toMatchObject({ winners: [0, 1], ending: 'shared' });
});

test('ND 16.6 a condition met for a moment counts; a second agenda of a card adds nothing', () => {
  const t = table().victory('populous-preservationist').token(0, 10, 30);
  t.token(1, 30);
  expect(t.player(0).agendas).toEqual(['preservationist']);
  t.player(0).agendas.push('populous');
  checkAgendas(t.game);
  expect(newDawn.result(t.game).scores).toEqual([1, 0]);
});

test('the house rule of a round limit ends the game, most completed cards win', () => {
  const t = table(2, { roundLimit: 30 }).victory(...THREE);
  t.player(1).agendas = ['civilized'];
  t.game.round = 29;
  expect(isOver(endRound(t).game)).toBe(false);
  expect(newDawn.result(endRound(t).game)).toMatchObject({ winners: [1], ending: 'round-limit' });
});

test('the parts of a result are the victory cards in play', () => {
  const t = complete(table().victory(...THREE), 0);
  expect(newDawn.result(endRound(t).game).parts).toEqual([
    { 'civilized-money-grubber': 1, 'technophile-scholarly': 1, 'warmonger-paranoid': 1 },
    { 'civilized-money-grubber': 0, 'technophile-scholarly': 0, 'warmonger-paranoid': 0 },
  ]);
});
