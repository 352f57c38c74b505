/** Ordinary card texts in English. */

import type { WorkerKind } from '../content/model.ts';
import { ordinaryText, type Templates } from './ordinary.ts';

const counted = (one: string, many: string) => (amount: number) => `${amount} ${Math.abs(amount) === 1 ? one : many}`;
const same = (word: string) => counted(word, word);

/** One of a kind, and many. */
const KINDS: { readonly [K in WorkerKind]: readonly [one: string, many: string] } = {
  farm: ['a farm', 'farms'],
  mine: ['a mine', 'mines'],
  lab: ['a lab', 'labs'],
  temple: ['a temple', 'temples'],
  library: ['a library', 'libraries'],
  theater: ['a theater', 'theaters'],
  arena: ['an arena', 'arenas'],
  infantry: ['an infantry unit', 'infantry units'],
  cavalry: ['a cavalry unit', 'cavalry units'],
  artillery: ['an artillery unit', 'artillery units'],
  'air-force': ['an air force unit', 'air force units'],
};

/** What an order of farms, mines and urban buildings is for. */
function works(of: readonly WorkerKind[]): string {
  const [fields, urban] = [of.includes('farm'), of.includes('lab')];
  if (fields && urban) return 'a farm, mine or urban building';
  return fields ? 'a farm or mine' : 'an urban building';
}

const ANTIQUATED = ' (antiquated value if any unit of that army is two or more levels below the card)';

const templates: Templates = {
  age: (roman) => `Age ${roman}`,
  amounts: {
    food: same('food'),
    resources: counted('resource', 'resources'),
    science: same('science'),
    culture: same('culture'),
    strength: same('strength'),
    happy: counted('happy face', 'happy faces'),
    unhappy: counted('unhappy face', 'unhappy faces'),
    population: same('population'),
    militaryCards: counted('military card', 'military cards'),
    yellowTokens: counted('yellow token', 'yellow tokens'),
    blueTokens: counted('blue token', 'blue tokens'),
    civilActions: counted('civil action', 'civil actions'),
    militaryActions: counted('military action', 'military actions'),
  },
  and: 'and',
  colonization: (bonus) => `+${bonus} colonization`,
  stages: (stages) => `stages ${stages.join(' ')}`,
  worker({ kind, gives: { strength = 0 } }, gives) {
    const [one, many] = KINDS[kind];
    switch (kind) {
      case 'farm':
      case 'mine': {
        const step = kind === 'farm' ? 'food' : 'resource';
        return `Each worker here is ${one}. In the ${step}-production step each ${kind} moves 1 blue token from the blue bank to this card; every blue token on this card is worth ${gives}.`;
      }
      case 'infantry':
      case 'cavalry':
      case 'artillery':
      case 'air-force':
        return `Each worker here is ${one} of strength ${strength}. Units are built, upgraded and disbanded with military actions; their number is not limited.`;
      default:
        return `Each worker here is ${one} and gives ${gives}. Your government limits how many ${many} of all levels together you may build.`;
    }
  },
  government({ civilActions, militaryActions, urbanLimit, develop, revolution }, also) {
    const change = `Peaceful change ${develop} science, revolution ${revolution} science; replaces the government in play whatever its level.`;
    return [
      `Government with ${civilActions} civil and ${militaryActions} military actions, urban building limit ${urbanLimit}.`,
      ...(also === '' ? [] : [`Also ${also}.`]),
      ...(develop === 0 ? [] : [change]),
    ].join(' ');
  },
  orders: {
    'build-or-upgrade': ({ of, discount }, { amount }) =>
      `Build or upgrade ${works(of)}; it costs ${amount('resources', discount)} less.`,
    upgrade: ({ of, discount }, { amount }) => `Upgrade ${works(of)}; it costs ${amount('resources', discount)} less.`,
    population: ({ gain }, says) =>
      `Increase your population paying the full food cost; afterwards gain ${says.gain(gain)}.`,
    stage: ({ discount }, { amount }) =>
      `Build exactly 1 stage of your wonder; it costs ${amount('resources', discount)} less.`,
    develop: ({ gain }, says) =>
      `Develop a technology paying the full science cost; afterwards score ${says.gain(gain)}. May be used for a revolution: then all civil actions must still be available before playing this card and are used up.`,
    gain: ({ gain }, says) => `${'food' in gain ? 'Gain' : 'Score'} ${says.gain(gain)}.`,
    choose: ({ choices }, says) => `Gain either ${choices.map(says.gain).join(' or ')}.`,
    boost: ({ resources, militaryActions }) =>
      `This turn you have ${militaryActions} extra military action${militaryActions === 1 ? '' : 's'} and ${resources} temporary resource${resources === 1 ? '' : 's'} in total for building and upgrading military units.`,
    'per-stronger': ({ resources }) =>
      `For each civilization stronger than yours you have temporary resources for building and upgrading units this turn: ${resources.join(' / ')} each in a 2 / 3 / 4 player game (stronger = strictly higher strength rating).`,
    'per-more-culture': ({ culture }) =>
      `For each civilization with strictly more culture points than you score ${culture.join(' / ')} culture in a 2 / 3 / 4 player game.`,
  },
  tactic: {
    units: ['infantry', 'cavalry', 'artillery'],
    text({ army, strength, antiquated, addsLowestLevel }) {
      const units = army.flatMap((count, at) => (count === 0 ? [] : [`${count} ${this.units[at]}`])).join(' + ');
      if (addsLowestLevel)
        return {
          price: `${units}: +${strength} and more`,
          text: `Tactic: an army is ${units} units. Its tactical strength is ${strength} plus the level of the lowest-level unit of that army (different armies may differ; form armies for the best total). There is no separate antiquated value.`,
        };
      const ages = antiquated !== strength;
      return {
        price: `${units}: +${strength}${ages ? ` (antiquated +${antiquated})` : ''}`,
        text: `Tactic: each complete army of the listed units adds the tactical strength${ages ? ANTIQUATED : ''}.`,
      };
    },
  },
  territory(permanent, once, says) {
    if ('choices' in once)
      return `Permanent ${permanent}. Immediate: the colonizer chooses one of ${once.choices.map(says.gain).join(', ')}.`;
    const verb =
      'population' in once
        ? 'gain '
        : 'militaryCards' in once
          ? 'draw '
          : 'culture' in once || 'science' in once
            ? 'score '
            : '';
    return `Permanent ${permanent}. Immediate: ${verb}${says.gain(once)}.`;
  },
  bonus: ({ defence, colonization }) =>
    `Defence +${defence} when you defend against an aggression, or colonization +${colonization} when you colonize; then discard.`,
};

/** The ordinary part of a card's text. */
export const ordinary = ordinaryText(templates);

/** The quiet line under what is not known for sure. */
export const NOTES = {
  single: 'Known from one source only.',
  'single-symbols': 'Its symbols are known from one source only.',
  'uncertain-symbols': 'Its symbols are known from one source only, which contradicts itself.',
  'single-costs': 'Its costs are known from one source only.',
  'single-permanent': 'What it gives for good is known from one source only.',
  'single-stages': 'Its symbols and the number of its stages are known from one source only.',
  'single-change': 'What was changed is known from one source only; the other numbers are those of the old card.',
  'other-numbers': 'No source gives its other numbers: they are those of the old card.',
  'own-stages': 'Total cost and symbols are known from one source only; the split into stages is our own.',
  'own-price': 'Partly known from one source only; its cost in military actions is our own.',
  'own-military-action': 'No source says what was changed: 1 military action instead of 2 is our own guess.',
  'own-happy-face': 'No source says what was changed: the happy face is our own guess.',
  'own-culture': 'No source says what was changed: 1 culture instead of 2 is our own guess.',
  'own-cost': 'No source says what was changed: the lower cost is our own guess.',
};
