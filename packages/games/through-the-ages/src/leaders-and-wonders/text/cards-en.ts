/** The names of these cards in English, and what is odd about them. */

import { player } from '@tabularium/kernel';
import type { Briefs } from '../../text/briefs.ts';
import { type CardTexts, nextStage } from '../../text/card-texts.ts';
import { card, resourcesFor } from '../../text/phrases-en.ts';
import type { LEADERS } from '../content/leaders.ts';
import type { WONDERS } from '../content/wonders.ts';
import type { CardSentences } from './sentences.ts';

/** Every new leader and wonder by its id. */
export const CARDS: CardTexts<object, typeof LEADERS & typeof WONDERS> = {
  boudica: {
    name: 'Boudica',
    text: 'At the start of your turn: if you are one of the two weakest civilizations (2 players: the weakest), you have 2 temporary resources this turn for building and upgrading units; otherwise choose and gain 1 food, 1 resource or 1 science.',
  },
  cleopatra: {
    name: 'Cleopatra',
    text: 'In each of your Action Phases you have 1 temporary resource for building wonder stages or for building and upgrading urban buildings.',
  },
  hippocrates: {
    name: 'Hippocrates',
    text: 'At the start of each of your turns put 1 yellow token from the box above your government card (at most 3 there). For the rest of the game, each time an age (I, II, III) ends, after yellow tokens are lost you move one of these tokens to your yellow bank (also after Hippocrates left play; also if you had none to lose). The stored tokens are reminders only: nothing else affects them.',
    rule: 'TA 18.A4',
  },
  confucius: {
    name: 'Confucius',
    text: 'Each time you prepare an event, and when Confucius leaves play, score 1 science. You may prepare any military card as an event (face down, secretly, culture by its level as usual). When such a non-event card is revealed as current event it reads: every civilization scores 1 science (even if Confucius is gone).',
    rule: 'TA 18.A1',
  },
  'sun-tzu': {
    name: 'Sun Tzu',
    text: '+1 strength. Skip your Make Tactics Available step: your exclusive tactics stay in your play area and nobody (not even you) can copy them; replaced ones stay there too. When drawing military cards at the end of turn you draw 2 in addition (even with no military action left), then up to 3 for unused military actions. At the start of your first turn without him all tactics in your area go to the common area. When he leaves play, put him under your current tactic (if any, else discard): that very card has +1 tactical strength for the rest of the game, is kept apart from other copies in the common area and can be copied normally.',
    rule: 'TA 18.A2',
  },
  ashoka: {
    name: 'Ashoka',
    text: 'Production bonus depending on the colours of civil cards in your hand (brown farm/mine, grey urban, red unit, blue special, orange government, green leader, yellow action): with exactly 2 different colours +1 resource; with 3 or more +1 food and +1 resource. Needs open hands (or showing the cards).',
    rule: 'TA 18.A3',
  },
  'isabella-of-castile': {
    name: 'Isabella of Castile',
    text: 'Resource production bonus +1, +2 blue tokens. When colonizing you may pay 1, 3 or 6 resources for +1, +2 or +3 colonization.',
  },
  'eleanor-of-aquitaine': {
    name: 'Eleanor of Aquitaine',
    text: 'Each time you prepare an event, draw 2 military cards. For each military card you have to discard as excess at the end of your turn score 1 culture. When you replace her you get up to 3 spent civil actions back instead of 1 (only actions actually spent, including the one used to play the new leader).',
    rule: 'TA 18.I5',
  },
  'jan-zizka': {
    name: 'Jan Žižka',
    text: '+1 military action. For tactics each of your farms may count as an Age A infantry or artillery unit (always level 0; no strength, not usable for colonization, no Great Wall bonus). Armies are always formed for maximum strength. Each of your armies produces 1 culture.',
    rule: 'TA 18.I2',
  },
  nostradamus: {
    name: 'Nostradamus',
    text: 'When you prepare an event score 3 extra culture. When another player prepares an event you may look at it (and again at any time while it is in the future events deck, even after Nostradamus left; only events prepared while you had him). When events determine the weakest civilization(s), and when you defend against an aggression, you have +3 strength (not for strongest, not for Boudica, not in wars).',
    rule: 'TA 18.I3',
  },
  'johannes-gutenberg': {
    name: 'Johannes Gutenberg',
    text: 'Each turn you have one extra civil action usable only to take, develop, build or upgrade a lab or library (or to play an action card that does so), with a discount of 1 science or 1 resource as applicable. It is no token, does not count for your total (hand limit, revolution) and need not be used first. Each time you use it score 2 culture.',
    rule: 'TA 18.I4',
  },
  saladin: {
    name: 'Saladin',
    text: 'At the end of each of your Action Phases choose: +2 strength, or 1 extra civil action (a white token that counts for your total, hand limit and revolution). The choice lasts until your next choice or until Saladin leaves play; when he leaves, the token (a spent one first) or the strength is lost.',
    rule: 'TA 18.I1',
  },
  'catherine-the-great': {
    name: 'Catherine the Great',
    text: "+2 culture, +1 military action. Once per game as a political action: every civilization with a lower strength than yours loses 1 yellow token from its yellow bank; you gain 1 yellow token if at least 1 token (3 players) / at least 2 tokens (4 players) were lost this way. 2 players: take 1 yellow token from the weaker opponent's bank.",
    rule: 'TA 18.II5',
  },
  'maria-theresa': {
    name: 'Maria Theresa',
    text: 'Each time a yellow token moves from your yellow bank to your worker pool (increase or gain population, Inhabited Territory: per token) score 1 science and 1 culture. At the start of your Action Phase you have 1 temporary resource for building and upgrading units, or 3 instead if you are one of the two weakest civilizations (2 players: the weakest).',
    rule: 'TA 18.II4',
  },
  'james-watt': {
    name: 'James Watt',
    text: 'Your farms and mines and their technologies are cheaper: Age II 2 resources and 2 science, Age III 4 resources and 4 science (Age A, I: none). Works like construction discounts: upgrades use both reduced costs. When Watt leaves play score culture equal to the production of your best farm or mine (most food or resources produced by one worker, Machu Picchu included).',
    rule: 'TA 18.II6',
  },
  'alfred-nobel': {
    name: 'Alfred Nobel',
    text: '+2 science, +2 strength. If Nobel is replaced you do not get the civil action back (mandatory); instead the card is put beside the culture track as the Nobel Prize: from then on any civilization scores 4 culture at the end of a turn in which it developed at least 2 technologies (once per turn; the turn of the replacement included, counting technologies before and after). If he leaves in another way (Iconoclasm, Infiltrate, end of age) he is simply discarded.',
    rule: 'TA 18.II1',
  },
  'antoni-gaudi': {
    name: 'Antoni Gaudí',
    text: 'Developing an urban building technology costs 1 science less for each other type of urban building you have built. Your best urban building of each type produces 1 extra culture.',
    rule: 'TA 18.II3',
  },
  'charles-darwin': {
    name: 'Charles Darwin',
    text: "Each of your temples gives 1 happy face less. Each of your labs and libraries produces 1 extra culture. Taking a technology card costs you 1 civil action less, but at least 1. With St. Peter's Basilica the two effects on temples cancel out.",
    rule: 'TA 18.II2',
  },
  'marie-curie-sklodowska': {
    name: 'Marie Curie Sklodowska',
    text: 'Your best mine (highest level with a worker) also produces science equal to its level. Your best lab gives strength equal to its level. She produces culture equal to the higher of these two levels.',
    rule: 'TA 18.III5',
  },
  'marlene-dietrich': {
    name: 'Marlene Dietrich',
    text: 'Each of your theaters on the highest theater level that has workers produces 1 extra culture and gives 1 extra happy face. One of your infantry, cavalry or artillery units counts twice for tactics (not its strength); also in a colonization force, but only a unit actually sent.',
    rule: 'TA 18.III2',
  },
  'steve-jobs': {
    name: 'Steve Jobs',
    text: 'Your best lab gives happy faces equal to its level. Each time you develop a technology you may pay 1 resource to score 4 culture.',
  },
  'nelson-mandela': {
    name: 'Nelson Mandela',
    text: '+2 culture, +1 civil action. Taking this card costs 3 civil actions more if you have no discontent workers (after Forbidden City). At the end of your turn, after discarding excess military cards, score 1 culture for each surplus happy face = happiness rating minus the happiness required (counted on the board, rating max 8; 0 if the yellow bank is empty). Not production, not part of the culture rating.',
    rule: 'TA 18.III3',
  },
  'pierre-de-coubertin': {
    name: 'Pierre de Coubertin',
    text: 'Each of your arenas produces 2 culture. Once per game, before your political action (not itself a political action, also possible if you gave it up), open the Olympic Games: score 8 culture; until just before your next Politics Phase any player (you included) who plays an aggression or declares a war loses 8 culture.',
    rule: 'TA 18.III1',
  },
  'ian-fleming': {
    name: 'Ian Fleming',
    text: "Your best library and your best theater each produce extra culture equal to their level. At the beginning of your Politics Phase you may look at one player's military hand, but not at the same player's on two consecutive turns (2 players: every other turn). Usable even if you gave up your political action.",
    rule: 'TA 18.III4',
  },
  colosseum: {
    name: 'Colosseum',
    text: '+1 military action, +1 happy face. Developing an infantry or cavalry technology costs you less science: the discount equals the level of that technology. Each time you develop one, score 2 culture.',
  },
  'roman-roads': {
    name: 'Roman Roads',
    text: '+1 yellow token, +1 blue token. Extra value depends on the current age: during Age I a resource production bonus of +1; during Age II +1 science rating; from Age III on (III and IV) +2 culture rating. During Age A nothing. Update at the end of each age.',
    rule: 'TA 18.A5',
  },
  stonehenge: {
    name: 'Stonehenge',
    text: '+1 culture, +1 happy face. Each time you build a stage of it, immediately score science equal to the printed cost of that stage.',
  },
  acropolis: {
    name: 'Acropolis',
    text: '+1 culture, +1 strength. Your urban building limit is 1 higher (every type). A peaceful change of government costs 1 science less for each urban building you have (not below 0; does not apply to revolutions).',
  },
  'machu-picchu': {
    name: 'Machu Picchu',
    text: "+1 blue token. One farm on your best farm card of Age A or I and one mine on your best mine card of Age A or I each produce 1 extra blue token (worth that card's value). No such farm (mine) with a worker: no effect on food (resources). Counts as production of that farm/mine.",
    rule: 'TA 18.I7',
  },
  'himeji-castle': {
    name: 'Himeji Castle',
    text: "+2 culture, +2 strength. When evaluating an aggression or war you take part in, you may choose one of your units: add that unit's strength to your total for this evaluation (i.e. it counts twice); attacking (you declared it) you also gain 3 culture, defending you get +3 more strength. After the evaluation that unit is sacrificed: its yellow token goes to your yellow bank, even if the attack failed. Aggression as attacker: announce the unit when playing the card (this may be used to reach a target whose strength you would not exceed otherwise), defender then decides on defence. Aggression as defender: decide together with defence cards. War: decide at resolution.",
    rule: 'TA 18.I9',
  },
  'forbidden-city': {
    name: 'Forbidden City',
    text: '+1 civil action. Whenever your discontent workers are counted, subtract 2 (minimum 0). It does not change the number of happy faces.',
    rule: 'TA 18.I6',
  },
  'silk-road': {
    name: 'Silk Road',
    text: '+2 culture, +1 science (when completed). Starting as soon as its first stage is built: the benefit of the first action card you play on each of your turns is increased by 1. In the turn you build the first stage it applies to the first action card played after that.',
    rule: 'TA 18.I8',
  },
  'harvard-college': {
    name: 'Harvard College',
    text: '+1 culture, +3 science. Once per turn you may play an action card that you took during this same turn.',
  },
  'statue-of-liberty': {
    name: 'Statue of Liberty',
    text: 'Your government produces culture equal to its level (culture rating +0/1/2/3).',
  },
  'louvre-museum': {
    name: 'Louvre Museum',
    text: '+2 culture. When completed it keeps its blue tokens (one per stage). It produces +1 culture for each blue token on it. During your Action Phase you may at any time, without an action, spend any number of these tokens: return the token to the blue bank, then gain 2 resources per token. These tokens are not resources and are never taken by effects that make you lose resources.',
    rule: 'TA 18.II8',
  },
  'suez-canal': {
    name: 'Suez Canal',
    text: 'When you complete it you may colonize one territory card from your hand without sending a colonization force. Resource production bonus: +1 resource per colony you own.',
  },
  'empire-state-building': {
    name: 'Empire State Building',
    text: "When completed: compare with all opponents (1) food production, (2) resource production, (3) science rating, (4) culture rating, (5) strength rating. For each category in which your value is strictly higher than everybody else's, score 7 / 8 / 9 culture in a 2 / 3 / 4 player game. Ties give nothing. Production bonuses count; corruption and consumption do not.",
    rule: 'TA 18.III6',
  },
  'united-nations': {
    name: 'United Nations',
    text: 'When completed: score 4 culture for each completed wonder you have (this one included), or each special (blue) technology you have, or each type of urban building you have, whichever count is highest. Then you may reveal one Age III event from your hand: it is evaluated for all players as if revealed as current event, and you keep the card and may still prepare it later.',
    rule: 'TA 18.III6',
  },
  'international-red-cross': {
    name: 'International Red Cross',
    text: "Stages are paid with food, not resources: 3 food each. Whoever builds a stage scores 6 culture at once. In their own Action Phase other players may build 1 stage per turn for 1 civil action and 3 food (no action cards, no construction technologies; not a normal wonder action). The owner may use construction technologies; Engineering Genius lets the owner build a stage but its discount is wasted. The covering blue token always comes from the owner's blue bank (or, if empty, from the owner's technology cards). When the last stage is built (by anyone, on any turn) the owner completes the wonder and scores 1 culture for each colony in play (all players).",
    rule: 'TA 18.III8',
  },
  'manhattan-project': {
    name: 'Manhattan Project',
    text: '+13 strength. When completed, immediately score culture equal to your science rating.',
  },
};

/** What these cards say on their faces. */
export const BRIEFS: Briefs<typeof LEADERS, typeof WONDERS> = {
  boudica: '2 for units when weak, else 1 of choice',
  cleopatra: 'each turn, for stages or buildings',
  hippocrates: 'yellow tokens for the ends of ages',
  confucius: 'for each event; prepares any card',
  'sun-tzu': 'draws 2 more cards, keeps his tactics',
  ashoka: 'production by colours in hand',
  'isabella-of-castile': 'resources buy colonization',
  'eleanor-of-aquitaine': 'military cards for each event',
  'jan-zizka': 'culture an army; farms fill armies',
  nostradamus: 'each event; aggressions: +3 strength',
  'johannes-gutenberg': 'an extra action for labs and libraries',
  saladin: 'each turn +2 strength or a civil action',
  'catherine-the-great': 'once: weaker ones lose a yellow token',
  'maria-theresa': 'for each new worker; units cheaper',
  'james-watt': 'farms and mines 2 or 4 cheaper',
  'alfred-nobel': 'replaced: the Nobel Prize',
  'antoni-gaudi': 'for the best building of each type',
  'charles-darwin': 'labs, libraries +1; technologies cheaper',
  'marie-curie-sklodowska': 'levels of best mine and best lab',
  'marlene-dietrich': 'best theaters; a unit counts twice',
  'steve-jobs': 'best lab: faces; technology: 4 culture',
  'nelson-mandela': '1 culture for each surplus happy face',
  'pierre-de-coubertin': 'each arena; once: Olympic Games, 8',
  'ian-fleming': 'levels of best library and theater',
  colosseum: 'infantry and cavalry cheaper, 2 culture',
  'roman-roads': 'I: resource, II: science, III: 2 culture',
  stonehenge: 'each stage: its cost in science',
  acropolis: 'cheaper governments',
  'machu-picchu': 'best old farm and mine: 1 token more',
  'himeji-castle': 'sacrifice a unit: it counts twice',
  'forbidden-city': '2 fewer discontent workers',
  'silk-road': 'first action card each turn gives 1 more',
  'harvard-college': 'play an action card just taken',
  'statue-of-liberty': 'culture by the level of government',
  'louvre-museum': 'for each token, or 2 resources for it',
  'suez-canal': '1 resource a colony; colonize at once',
  'empire-state-building': '8 for each category you lead',
  'united-nations': '4 for each wonder, special or type',
  'international-red-cross': '6 culture for each stage, by anybody',
  'manhattan-project': 'when completed: culture by science',
};

const STANCES: readonly string[] = ['2 strength', '1 civil action'];

/** What the actions and choices of single cards are called. */
export const SENTENCES: CardSentences = {
  prompts: {
    invest: ({ price, culture }) => `Pay ${resourcesFor(price)} to score ${culture} culture?`,
    stance: () => 'Choose what your leader gives until your next choice',
    'colonize-from-hand': () => 'Colonize a territory from your hand, or none',
    'reveal-from-hand': () => 'Reveal an Age III event from your hand, or none',
  },
  actions: {
    'spend-token': () => 'Spend a blue token of your wonder',
    help: ({ owner }, view) =>
      `Build a stage of ${card(view.players[owner]?.building ?? '')} of ${player(owner)}: 1 civil action and ${nextStage(view, owner)} food for 6 culture`,
    'open-games': () => 'Open the Olympic Games',
    pay: () => 'Pay',
    colonize: ({ card: id }) => `Colonize ${card(id)}`,
    'show-event': ({ card: id }) => `Reveal ${card(id)}`,
  },
  facts: {
    'spent-token': ({ seat, card: id }) => `${player(seat)} spends a blue token of ${card(id)}.`,
    'games-opened': ({ seat }) => `${player(seat)} opens the Olympic Games.`,
    'took-stance': ({ seat, card: id, option }) => `${card(id)} now gives ${player(seat)} ${STANCES[option]}.`,
    'strengthened-tactic': ({ card: id, bonus }) => `The tactic ${card(id)} now has ${bonus} more strength.`,
  },
  choices: { stance: STANCES },
};
