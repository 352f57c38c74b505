/** The names of these cards in English, and what is odd about them. */

import type { Briefs } from '../../text/briefs.ts';
import type { CardTexts } from '../../text/card-texts.ts';
import type { AGGRESSIONS, EVENTS, PACTS, TACTICS, TERRITORIES, WARS } from '../content.ts';

/** Every new military card by its id. */
export const CARDS: CardTexts<
  typeof TERRITORIES & typeof TACTICS,
  typeof EVENTS & typeof AGGRESSIONS & typeof WARS & typeof PACTS
> = {
  'development-of-planning-a': {
    name: 'Development of Planning',
    text: 'Reveal 3 random cards from the Age A military cards that were not used for the initial current events deck. Each player (clockwise from the revealing player) chooses one of the three and applies it to their own civilization only, or chooses none; several players may choose the same.',
  },
  'dark-ages-i': {
    name: 'Dark Ages',
    text: 'Each civilization loses half (rounded up) of its science points above 4. Example: 9 science, excess 5, loses 3.',
  },
  'call-to-arms-i': {
    name: 'Call to Arms',
    text: '3 or 4 players: the weakest civilization loses 2 civil actions and draws 2 military cards, the second weakest loses 1 civil action and draws 1. 2 players: the weaker loses 2 and draws 2. Only as many cards are drawn as civil actions were actually lost. In Age IV actions are lost but no cards drawn.',
  },
  'wisdom-of-the-ancestors-i': {
    name: 'Wisdom of the Ancestors',
    text: 'Each civilization scores 1 science for each completed wonder and gains 1 resource for its unfinished wonder; both are doubled for Age A wonders.',
  },
  'freedom-of-movement-ii': {
    name: 'Freedom of Movement',
    text: 'Each player may move 1 worker from one technology card to another technology card, paying the difference of the resource costs if the new one is higher. Cost reductions (construction technologies, Shakespeare, Watt) apply to both costs as in an upgrade; action cards cannot be used; the urban building limit applies.',
  },
  'international-negotiations-ii': {
    name: 'International Negotiations',
    text: 'The player who revealed the event chooses: the strongest civilization takes 3 food, 3 resources or 3 science from the weakest. Something the weakest has fewer than 3 of cannot be chosen; if it has fewer than 3 of each nothing happens.',
  },
  'arms-industry-ii': {
    name: 'Arms Industry',
    text: 'For each military unit type (infantry, cavalry, artillery, air force) compare the level of the best developed technology in play (units on it are not needed). Each civilization with the highest level or tied for it gains 2 resources for that type; a type nobody has developed gives nothing (Warriors count as level 0 infantry). Each player receives the whole sum at once.',
  },
  'impact-of-harmony-iii': {
    name: 'Impact of Harmony',
    text: 'Each civilization counts its farms, its mines, its urban buildings and its military units and scores 4 culture times the lowest of these four numbers.',
  },
  'impact-of-culture-iii': {
    name: 'Impact of Culture',
    text: 'Civilizations are ranked by culture rating and score 10/0, 14/7/0 or 15/10/5/0 culture with 2, 3, 4 players.',
  },
  'autonomous-territory-ii': { name: 'Autonomous Territory' },
  'wealthy-territory-i-adjusted': { name: 'Wealthy Territory' },
  'hussars-ii': { name: 'Hussars' },
  'positional-army-iii': { name: 'Positional Army' },
  'aggression-kidnapping-i': {
    name: 'Aggression: Kidnapping',
    text: "Look at the rival's civil hand and take 1 card of your choice, observing your hand limit, the one-copy rule for technologies and one leader per age; you may take none. If you play that card during this same turn score 3 culture. An action card taken this way may be played in this turn's Action Phase. Cannot be played while your civil hand is full.",
  },
  'aggression-exploiting-iii': {
    name: 'Aggression: Exploiting',
    text: 'Take from the rival up to 3 food, up to 3 resources, up to 3 science and up to 3 culture.',
  },
  'hybrid-war-iii': {
    name: 'Hybrid War',
    text: 'While the war is in play both sides have 2 unhappy faces (happiness rating -2, not below 0). When it is resolved the victor takes culture points from the loser equal to the strength advantage (at most what the loser has).',
  },
  'naval-trade-agreement-i': {
    name: 'Naval Trade Agreement',
    text: 'A: +1 colonization and -1 blue token. B: +2 blue tokens.',
  },
};

/** What the odd ones say on their faces. */
export const BRIEFS: Briefs<typeof EVENTS & typeof WARS & typeof PACTS, object> = {
  'development-of-planning-a': 'everybody: one of three events',
  'dark-ages-i': 'all: half the science above 4 is lost',
  'call-to-arms-i': 'weakest: cards instead of actions',
  'wisdom-of-the-ancestors-i': '1 science a wonder, 1 resource begun',
  'freedom-of-movement-ii': 'everybody may move a worker',
  'international-negotiations-ii': 'strongest takes 3 from the weakest',
  'arms-industry-ii': '2 resources for each best unit type',
  'impact-of-harmony-iii': '4 times the fewest of four',
  'impact-of-culture-iii': 'ranked by culture: 14, 7, 0',
  'hybrid-war-iii': 'both −2 happy; culture by advantage',
  'naval-trade-agreement-i': 'A +1 colonization, B +2 blue tokens',
};
