/** Through the Ages in English. */

import { type BoxBook, capital, player } from '@tabularium/kernel';
import type { Gain } from '../content/model.ts';
import type { Declinable, Grant, ThroughTheAges } from '../vocabulary.ts';
import { cardThing, choiceWords, isUnit, tradedGoods } from './card-texts.ts';
import { CONCEPTS } from './concepts-en.ts';
import { features } from './features-en.ts';
import { figures } from './figures-en.ts';
import { LABELS } from './labels-en.ts';
import { AGES, card, civilActions, counted, gainWords, list, militaryCards, resourcesFor } from './phrases-en.ts';

const withExtra = (extra: true | undefined) => (extra ? " with the leader's extra action" : '');

/** What something cost; nothing for nothing. */
const pricedAt = (paid: Gain) => (Object.values(paid).some((amount) => amount > 0) ? ` for ${gainWords(paid)}` : '');

/** What a card lends for one turn. */
const GRANTS: { readonly [G in Grant]: (amount: number) => string } = {
  units: (amount) => `${resourcesFor(amount)} for units`,
  construction: (amount) => `${resourcesFor(amount)} for urban buildings and wonders`,
  'unit-technologies': (amount) => `${amount} science for unit technologies`,
  'military-actions': (amount) => counted(amount, 'more military action', 'more military actions'),
};

/** What came to nothing. */
const DECLINED: { readonly [D in Declinable]: (card: string) => string } = {
  'free-build': (id) => `puts no worker on ${card(id)}`,
  civilization: () => 'neither grows nor builds nor develops',
  planning: () => 'chooses none of the events',
  'row-cards': () => 'takes no card from the row',
  'move-worker': () => 'leaves all workers in place',
  demolish: () => 'has no building to lose',
  ravage: () => 'has no wonder that is old enough',
  negotiate: () => 'has nothing to give',
  plunder: () => 'has nothing to lose',
};

/** Every word a person reads, in English. */
export const en: BoxBook<ThroughTheAges, 'base'> = {
  title: 'Through the Ages: A New Story of Civilization',
  summary:
    'Lead a civilization from antiquity to the modern age: farms and mines, science, armies, wonders. The most culture wins.',
  options: {
    hands: {
      name: 'Civil hands',
      help: 'Are the civil cards in hand open to everybody?',
      values: { open: 'Open', closed: 'Closed' },
    },
    length: {
      name: 'Length',
      help: 'The full game, or one of the variants of the base box.',
      values: {
        full: 'Full game',
        shorter: 'Shorter game, to Age II',
        handbook: 'Handbook game, to Age II without war',
        peaceful: 'Peaceful game, without war',
      },
    },
    resigning: {
      name: 'Resigning',
      help: 'May players resign instead of a political action? Who resigns has lost and takes all cards and tokens out of the game; the others play on, and the last one left wins. The rules allow it before Age IV; off, everybody plays to the end.',
    },
  },
  prompts: {
    politics: ({ left }) =>
      left > 0 ? 'Politics Phase: take a political action, or none' : 'Politics Phase: anything else?',
    act: () => 'Action Phase: what do you do?',
    excess: () => 'You hold too many military cards: discard one',
    order: ({ card: id }) => `${card(id)}: carry out its order`,
    'under-wonder': ({ leader }) => `Put ${card(leader)} under a wonder, or get the civil action back`,
    look: ({ at }) => `You are looking at the military hand of ${player(at)}`,
    'answer-pact': ({ from, card: id }) => `${player(from)} offers you ${card(id)}`,
    defend: ({ card: id, attacker, strength, defence }) =>
      `${player(attacker)} attacks you with ${card(id)}, strength ${strength}: cards to defend? So far +${defence}`,
    plunder: ({ from, amount }) => `Take up to ${amount} food and resources from ${player(from)}`,
    raid: ({ from, levels }) =>
      `Destroy an urban building of ${player(from)}, at most of ${AGES[levels[0] ?? 0] ?? ''}`,
    annex: ({ from }) => `Take a colony of ${player(from)}`,
    infiltrate: ({ from }) => `Remove the leader or the unfinished wonder of ${player(from)}`,
    kidnap: ({ from }) => `Take a card from the civil hand of ${player(from)}, or none`,
    'war-sacrifice': ({ card: id }) => `${card(id)} is resolved: sacrifice a unit?`,
    spoils: ({ from, left }) =>
      `Take special technologies of ${player(from)} worth up to ${left} science; the rest is taken in science`,
    choose: () => 'Choose what you gain',
    mix: ({ amount, gain }) => `${gain ? 'Gain' : 'Give up'} ${amount} food and resources in any mix`,
    'lose-worker': ({ left }) => `You lose ${left} population: from which card?`,
    'lose-token': ({ left }) => `You lose ${counted(left, 'blue token', 'blue tokens')}: from which card?`,
    cover: ({ seat, builder, left }) =>
      `Your blue bank is empty: which card gives the token for the stage${builder === seat ? '' : ` that ${player(builder)} builds`}?${left > 1 ? ` ${left - 1} more to follow` : ''}`,
    demolish: ({ seat, of }) =>
      seat === of
        ? 'Destroy one of your farms, mines or urban buildings'
        : `Destroy an urban building of ${player(of)}`,
    discard: ({ left }) => `Discard ${militaryCards(left)}`,
    'free-build': ({ card: id }) => `Put an unused worker on ${card(id)} for free?`,
    civilization: () => 'Increase population, build or develop for one less, or nothing',
    planning: () => 'Choose one of the revealed events for your civilization',
    'row-cards': ({ left }) => `Take cards worth up to ${civilActions(left)}; it costs your next political action`,
    ravage: () => 'Which of your wonders is ravaged by time?',
    'move-worker': () => 'Move a worker to another technology, or leave everybody in place',
    negotiate: ({ from, to }) => `What does ${player(to)} take from ${player(from)}?`,
    'lose-colony': () => 'Which colony do you lose?',
    bid: ({ territory, bid }) =>
      bid === 0 ? `Bid for ${card(territory)}` : `${card(territory)}: do you bid more than ${bid}?`,
    force: ({ territory, bid }) => `Send a force worth at least ${bid} to ${card(territory)}: choose units and cards`,
  },
  actions: {
    take: ({ space, extra }, view) => `Take ${card(view.row[space] ?? '')}${withExtra(extra)}`,
    population: () => 'Increase population',
    build: ({ card: id, extra }) => `Build ${card(id)}${withExtra(extra)}`,
    upgrade: ({ from, to, extra }) => `Upgrade ${card(from)} to ${card(to)}${withExtra(extra)}`,
    destroy: ({ card: id }) => `${isUnit(id) ? 'Disband' : 'Destroy'} ${card(id)}`,
    leader: ({ card: id }) => `Play ${card(id)}`,
    stage: ({ count }) => (count === 1 ? 'Build a stage of your wonder' : `Build ${count} stages of your wonder`),
    develop: ({ card: id, extra }) => `Develop ${card(id)}${withExtra(extra)}`,
    revolution: ({ card: id }) => `Revolution: ${card(id)}`,
    play: ({ card: id, extra }) => `Play ${card(id)}${withExtra(extra)}`,
    tactic: ({ card: id }) => `Play the tactic ${card(id)}`,
    copy: ({ at }, view) => `Copy the tactic ${card(view.commonTactics[at]?.card ?? '')}`,
    recruit: ({ card: id }) => `Increase population and build ${card(id)}`,
    settle: () => 'Gain a population for free',
    'turn-choice': ({ option }) =>
      option === 'culture'
        ? `${card('winston-churchill')}: score 3 culture`
        : `${card('winston-churchill')}: 3 science for unit technologies and 3 resources for units, this turn`,
    convert: () => 'Use a military action as a civil action',
    trade: (_action, view) =>
      tradedGoods(view) === 'food' ? 'Use 1 food as a resource by your pact' : 'Use 1 resource as food by your pact',
    'end-turn': () => 'End your turn',
    prepare: ({ card: id }) => `Prepare ${card(id)} as an event`,
    aggress: ({ card: id, rival, unit }) =>
      `${card(id)} against ${player(rival)}${unit === undefined ? '' : `, sacrificing ${card(unit)}`}`,
    declare: ({ card: id, rival }) => `Declare ${card(id)} on ${player(rival)}`,
    offer: ({ card: id, partner, side }) =>
      `Offer ${card(id)} to ${player(partner)}, you are side ${side.toUpperCase()}`,
    cancel: ({ owner }, view) => `Cancel ${card(view.players[owner]?.treaty?.card ?? '')}`,
    resign: () => 'Resign',
    'leader-power': ({ card: id }) =>
      id === undefined ? "Use your leader's political action" : `Your leader colonizes ${card(id)}`,
    look: ({ at }) => (at === undefined ? 'Look at the next event' : `Look at the military hand of ${player(at)}`),
    'no-politics': () => 'No political action',
    discard: ({ card: id }) => `Discard ${card(id)}`,
    'place-under': ({ card: id }) => `Under ${card(id)}`,
    choose: ({ option }, view) => choiceWords('en', option, view.frames, gainWords),
    done: () => 'Done',
    accept: () => 'Accept',
    refuse: () => 'Refuse',
    'play-bonus': ({ card: id }) => `Play ${card(id)}`,
    sacrifice: ({ card: id }) => `Sacrifice ${card(id)}`,
    split: ({ food, resources }) => capital(gainWords({ food, resources })),
    raze: ({ card: id }) => `Destroy ${card(id)}`,
    'take-colony': ({ card: id }) => `Take ${card(id)}`,
    remove: ({ card: id }) => `Remove ${card(id)}`,
    'take-card': ({ card: id }) => `Take ${card(id)}`,
    'lose-worker': ({ card: id }) => `A worker from ${card(id)}`,
    'lose-token': ({ card: id }) => `A blue token from ${card(id)}`,
    cover: ({ card: id }) => `Take a blue token from ${card(id)}`,
    follow: ({ card: id }) => `${card(id)}`,
    ravage: ({ card: id }) => `${card(id)}`,
    move: ({ from, to }) => `From ${card(from)} to ${card(to)}`,
    'give-up': ({ card: id }) => `Lose ${card(id)}`,
    bid: ({ amount }) => `Bid ${amount}`,
    'no-bid': () => 'Pass',
    send: ({ card: id }) => `Send ${card(id)}`,
    buy: ({ bonus }) => `Pay resources for a colonization bonus of +${bonus}`,
  },
  facts: {
    'turn-began': ({ seat, round }) => `Round ${round}: it is the turn of ${player(seat)}.`,
    'age-began': ({ age }) => `${AGES[age] ?? ''} begins.`,
    'last-round': ({ round }) => `Round ${round} is the last one.`,
    'row-removed': ({ cards }) => `Removed from the row: ${list(cards)}.`,
    'row-filled': ({ cards }) => `New in the row: ${list(cards)}.`,
    took: ({ seat, card: id, actions }) =>
      `${player(seat)} takes ${card(id)}${actions === 0 ? '' : ` for ${civilActions(actions)}`}.`,
    gained: ({ seat, gain, by }) => `${player(seat)} gains ${gainWords(gain)}${by === '' ? '' : ` from ${card(by)}`}.`,
    lost: ({ seat, gain }) => `${player(seat)} loses ${gainWords(gain)}.`,
    'grew-population': ({ seat, food }) =>
      food === 0
        ? `${player(seat)} increases the population.`
        : `${player(seat)} increases the population for ${food} food.`,
    built: ({ seat, card: id, cost }) => `${player(seat)} builds ${card(id)}${pricedAt({ resources: cost })}.`,
    upgraded: ({ seat, from, to, cost }) =>
      `${player(seat)} upgrades ${card(from)} to ${card(to)}${pricedAt({ resources: cost })}.`,
    destroyed: ({ seat, card: id, by }) =>
      by === seat
        ? `${player(seat)} ${isUnit(id) ? 'disbands' : 'destroys'} ${card(id)}.`
        : `${player(by)} destroys ${card(id)} of ${player(seat)}.`,
    'gained-population': ({ seat }) => `${player(seat)} gains 1 population.`,
    'lost-workers': ({ seat, card: id, count }) =>
      id === ''
        ? `${player(seat)} loses ${counted(count, 'unused worker', 'unused workers')}.`
        : `${player(seat)} loses a worker on ${card(id)}.`,
    'lost-token': ({ seat, card: id }) => `${player(seat)} loses a blue token from ${card(id)}.`,
    'put-aside': ({ seat }) => `${player(seat)} puts a yellow token aside.`,
    'brought-back': ({ seat }) => `${player(seat)} gets back a yellow token that was put aside.`,
    'wonder-abandoned': ({ seat, card: id }) => `The unfinished wonder ${card(id)} of ${player(seat)} leaves the game.`,
    'antiquated-cards': ({ seat, cards }) => `Antiquated, gone from the hand of ${player(seat)}: ${list(cards)}.`,
    fallen: ({ seat, card: id }) => `${player(seat)} loses the sacrificed unit: ${card(id)}.`,
    'scored-turn': ({ seat, science, culture }) => `${player(seat)} scores ${gainWords({ science, culture })}.`,
    consumed: ({ seat, food }) => `The population of ${player(seat)} eats ${food} food.`,
    'played-leader': ({ seat, card: id, replaced }) =>
      replaced === ''
        ? `${player(seat)} is led by ${card(id)}.`
        : `${player(seat)} replaces ${card(replaced)} with ${card(id)}.`,
    'leader-left': ({ seat, card: id }) => `${card(id)} leaves ${player(seat)}.`,
    'placed-under': ({ seat, card: id, wonder }) => `${player(seat)} puts ${card(id)} under ${card(wonder)}.`,
    'built-stages': ({ seat, card: id, count, owner, paid }) =>
      `${player(seat)} builds ${count === 1 ? 'a stage' : `${count} stages`} of ${card(id)}${owner === seat ? '' : ` of ${player(owner)}`}${pricedAt(paid)}.`,
    'covered-from': ({ seat, card: id }) => `${player(seat)} covers the stage with a blue token from ${card(id)}.`,
    completed: ({ seat, card: id }) => `${player(seat)} completes ${card(id)}.`,
    developed: ({ seat, card: id, science, revolution }) =>
      revolution
        ? `Revolution: ${player(seat)} changes to ${card(id)}${pricedAt({ science })}.`
        : `${player(seat)} develops ${card(id)}${pricedAt({ science })}.`,
    'played-card': ({ seat, card: id }) => `${player(seat)} plays ${card(id)}.`,
    'played-tactic': ({ seat, card: id, copied }) =>
      `${player(seat)} ${copied ? 'copies' : 'plays'} the tactic ${card(id)}.`,
    'tactic-shared': ({ card: id, again }) =>
      again
        ? `The tactic ${card(id)} is among the common tactics already; this copy leaves the game.`
        : `The tactic ${card(id)} joins the common tactics.`,
    converted: ({ seat }) => `${player(seat)} uses a military action as a civil action.`,
    traded: ({ seat, from }) =>
      `${player(seat)} uses ${from === 'food' ? 'food as a resource' : 'a resource as food'}.`,
    prepared: ({ seat, level, culture }) =>
      `${player(seat)} prepares an event of ${AGES[level] ?? ''}${culture === 0 ? '' : ` and scores ${culture} culture`}.`,
    'prepared-card': ({ card: id }) => `The prepared event is ${card(id)}.`,
    revealed: ({ seat, card: id }) => `${player(seat)} reveals ${card(id)}.`,
    looked: ({ seat, at }) =>
      at < 0
        ? `${player(seat)} looks at the next event.`
        : `${player(seat)} looks at the military hand of ${player(at)}.`,
    saw: ({ cards }) => `What was seen: ${list(cards)}.`,
    'used-power': ({ seat, card: id }) => `${player(seat)} uses the power of ${card(id)}.`,
    attacked: ({ seat, card: id, rival, strength }) =>
      `${player(seat)} attacks ${player(rival)} with ${card(id)}, strength ${strength}.`,
    defended: ({ seat, defence, cards }) =>
      defence === 0
        ? `${player(seat)} adds nothing to the defence.`
        : `${player(seat)} adds ${defence} to the defence${cards === 0 ? '' : ` with ${counted(cards, 'card', 'cards')}`}.`,
    sacrificed: ({ seat, card: id }) => `${player(seat)} will sacrifice ${card(id)}.`,
    'aggression-ended': ({ card: id, success }) => `${card(id)} ${success ? 'succeeds' : 'fails'}.`,
    'war-declared': ({ seat, card: id, rival }) => `${player(seat)} declares ${card(id)} on ${player(rival)}.`,
    'war-ended': ({ card: id, winner, advantage }) =>
      winner < 0
        ? `${card(id)} ends without a victor.`
        : `${player(winner)} wins ${card(id)} with an advantage of ${advantage}.`,
    'pact-offered': ({ seat, card: id, partner }) => `${player(seat)} offers ${card(id)} to ${player(partner)}.`,
    'pact-accepted': ({ card: id, partner }) => `${player(partner)} accepts ${card(id)}.`,
    'pact-refused': ({ card: id, partner }) => `${player(partner)} refuses ${card(id)}.`,
    'pact-ended': ({ seat, card: id, partner }) => `${card(id)} of ${player(seat)} and ${player(partner)} ends.`,
    resigned: ({ seat }) => `${player(seat)} resigns.`,
    bid: ({ seat, amount }) => `${player(seat)} bids ${amount}.`,
    'passed-bid': ({ seat }) => `${player(seat)} passes.`,
    colonized: ({ seat, card: id, force, units, price }) =>
      force === 0
        ? `${player(seat)} colonizes ${card(id)}.`
        : `${player(seat)} colonizes ${card(id)} with a force of ${force}${pricedAt({ resources: price })}, sending ${list(units)}.`,
    'territory-left': ({ card: id }) => `Nobody wants ${card(id)}.`,
    'lost-colony': ({ seat, card: id }) => `${player(seat)} loses ${card(id)}.`,
    ravaged: ({ seat, card: id }) => `${card(id)} of ${player(seat)} is ravaged by time.`,
    'moved-worker': ({ seat, from, to, cost }) =>
      `A worker of ${player(seat)} moves from ${card(from)} to ${card(to)}${pricedAt({ resources: cost })}.`,
    discarded: ({ seat, count }) => `${player(seat)} discards ${militaryCards(count)}.`,
    'discarded-cards': ({ cards }) => `Discarded: ${list(cards)}.`,
    drew: ({ seat, count }) => `${player(seat)} draws ${militaryCards(count)}.`,
    'drew-cards': ({ cards }) => `Drawn: ${list(cards)}.`,
    uprising: ({ seat, discontent }) =>
      `Uprising: ${discontent === 1 ? '1 discontent worker stops' : `${discontent} discontent workers stop`} the production of ${player(seat)}.`,
    produced: ({ seat, food, resources }) =>
      food + resources < 0
        ? `${player(seat)} loses ${gainWords({ food: -food, resources: -resources })} in production.`
        : `${player(seat)} produces ${gainWords({ food, resources })}.`,
    corruption: ({ seat, resources, food }) => `${player(seat)} loses ${gainWords({ resources, food })} to corruption.`,
    famine: ({ seat, missing, culture }) =>
      `${player(seat)} lacks ${missing} food${culture === 0 ? '' : ` and loses ${culture} culture`}.`,
    'showed-hand': ({ seat, cards }) => `${player(seat)} shows ${list(cards)}.`,
    'took-from-hand': ({ seat, card: id, from }) =>
      `${player(seat)} takes ${card(id)} from the hand of ${player(from)}.`,
    'took-unseen': ({ seat, from }) => `${player(seat)} takes a card from the hand of ${player(from)}.`,
    captured: ({ seat, card: id, from }) => `${player(seat)} takes ${card(id)} from ${player(from)}.`,
    granted: ({ seat, purpose, amount, by }) =>
      `${player(seat)} has ${GRANTS[purpose](amount)} this turn${by === '' ? '' : ` from ${card(by)}`}.`,
    'gave-up-politics': ({ seat }) => `${player(seat)} gives up the next political action.`,
    'became-prize': ({ card: id }) => `${card(id)} becomes a prize for everybody.`,
    planned: ({ cards }) => `Revealed for planning: ${list(cards)}.`,
    followed: ({ seat, card: id }) => `${player(seat)} chooses ${card(id)}.`,
    declined: ({ seat, step, card: id }) => `${player(seat)} ${DECLINED[step](id)}.`,
    'no-effect': ({ card: id }) => `${card(id)} has no effect.`,
    scored: ({ seat, card: id, culture }) =>
      `${player(seat)} ${culture < 0 ? `loses ${-culture}` : `scores ${culture}`} culture for ${card(id)}.`,
  },
  labels: LABELS,
  features,
  figures,
  reasons: {
    'no-civil-actions': 'You do not have enough civil actions.',
    'no-military-actions': 'You do not have enough military actions.',
    'first-round': 'In the first round cards can only be taken.',
    'hand-full': 'Your civil hand is full.',
    'technology-known': 'You already have this technology in hand or in play.',
    'leader-of-age-taken': 'You have already taken a leader of this age.',
    'wonder-unfinished': 'You have to finish your wonder first.',
    'bank-empty': 'Your yellow bank is empty.',
    'not-enough-food': 'You do not have enough food.',
    'not-enough-resources': 'You do not have enough resources.',
    'not-enough-science': 'You do not have enough science.',
    'no-unused-worker': 'You have no unused worker.',
    'urban-limit': 'Your government allows no more buildings of this kind.',
    'revolution-needs-all-actions': 'A revolution needs all your actions.',
    'partner-has-no-science': 'Your partner has no science to contribute.',
    'card-taken-this-turn': 'You took this card in this Action Phase.',
    'order-impossible': 'What the card orders is not possible now.',
    'tactic-already-played': 'You have already played or copied a tactic.',
    'no-tokens-left': 'There is no blue token to cover the stage.',
    'not-stronger': 'You are not stronger than this rival.',
    'pact-forbids': 'A pact forbids this attack.',
    'may-not-attack': 'Your leader does not allow attacks.',
    'nothing-to-take': 'There is nothing to take.',
    'last-round': 'You have no further turn to resolve a war.',
    'immune-to-war': 'Nobody may declare war on this civilization.',
    'two-players': 'With two players there are no pacts.',
    'power-used': 'This has already been used.',
    'no-resigning-now': 'In Age IV nobody resigns.',
    'political-action-given-up': 'You have no political action left.',
    'too-many-cards': 'You may not use more cards than you have military actions in all.',
    'bid-too-high': 'You could not send a force of that worth.',
    'force-too-small': 'The force is smaller than the bid or has no unit.',
  },
  parts: {
    production: 'Production',
    events: 'Events and colonies',
    leaders: 'Leaders',
    wonders: 'Wonders',
    cards: 'Action cards',
    attacks: 'Aggressions and wars',
    scoring: 'Final scoring',
    resigned: 'Resigned',
  },
  tallies: { leader: 'Leaders', wonder: 'Wonders' },
  endings: { 'last-round': 'The last round is played', 'last-civilization': 'One civilization is left' },
  things: {
    card: (id) => cardThing('en', id),
    concept: (id) => CONCEPTS[id] ?? { name: id, text: id },
  },
};
