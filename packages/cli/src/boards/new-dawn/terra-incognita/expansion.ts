/** What Terra Incognita adds to the picture of A New Dawn: forts, districts, armies, governments and its own dial. */

import { focusCard } from '@tabularium/new-dawn/content';
import { isReinforced, isToken } from '@tabularium/new-dawn/queries';
import { DISTRICTS, type District, districtAt, GOVERNMENTS, TERRA_SECTORS } from '@tabularium/new-dawn/terra-incognita';
import { bold, faint } from '../../../screen.ts';
import { nameOf } from '../../picture.ts';
import type { Expansion } from '../expansion.ts';
import { ON_CARD } from '../players.ts';

/** Districts; in capitals when reinforced. */
const DISTRICT_SIGN: Readonly<Record<District, string>> = {
  campus: 'c',
  'commercial-hub': 'h',
  encampment: 'e',
  'industrial-zone': 'i',
  'theater-square': 't',
};

const SIGN = { fort: '♜', army: 'a' } as const;

/** The expansion's part of the picture. */
export const expansion: Expansion = {
  isIn: ({ terra }) => terra !== null,
  head: ({ terra }, { own: say }) => (terra === null ? [] : [say.tilesLeft(terra.stack.length)]),
  pieceLegend: (labels) => [
    `${SIGN.army}1 ${nameOf(labels, 'component', 'army')}`,
    `${SIGN.fort} ${nameOf(labels, 'component', 'fort')}`,
  ],
  legend: (labels) => DISTRICTS.map((id) => `${DISTRICT_SIGN[id]}1 ${nameOf(labels, 'district', id)}`),
  printed: (id) =>
    id === 'fort' ? { mark: { sign: SIGN.fort, colour: bold }, thing: { kind: 'component', id: 'fort' } } : undefined,
  token(game, space) {
    const district = isToken(game.pieces[space]) ? districtAt(game, space) : null;
    if (district === null) return undefined;
    const sign = DISTRICT_SIGN[district];
    return {
      sign: isReinforced(game.pieces[space]) ? sign.toUpperCase() : sign,
      thing: { kind: 'district', id: district },
    };
  },
  figures: ({ terra }) =>
    (terra?.realms ?? []).map(({ armies }, seat) => ({
      sign: SIGN.army,
      component: 'army',
      seat,
      spaces: armies,
    })),
  fromSpaces: ['army'],
  eventsAt: (sector) => (TERRA_SECTORS[sector % TERRA_SECTORS.length] ?? []).map((id) => ({ kind: 'dial-event', id })),
  wonderMark: ({ terra }, wonder) => (terra?.marked.includes(wonder) === true ? ' •' : ''),
  supplies({ terra }, { own: say }, seat) {
    const armies = terra?.realms[seat]?.armies ?? [];
    return [`${say.armiesOnCard} ${armies.filter((at) => at === ON_CARD).length}`];
  },
  cardMarks({ terra }, labels, seat, card) {
    if (terra?.realms[seat]?.governed !== card) return [];
    return [faint(`(${nameOf(labels, 'government', GOVERNMENTS[focusCard(card).type].id)})`)];
  },
};
