/** What the lessons of A New Dawn say, in English. */

import type { CourseWords } from '@tabularium/kernel';
import type { lessons } from './lessons.ts';

/** The lessons in English. */
export const en: CourseWords<typeof lessons> = {
  row: {
    title: 'The focus row',
    about: 'Five cards, five slots, one choice a turn: the heart of the game.',
    steps: {
      welcome: {
        say: 'Here stands your capital, and the rest of the world is still empty. Three victory cards lie beside the map. Whoever first has done one thing from each of them wins.',
      },
      row: {
        say: 'These five cards are all you can do: culture, science, trade, industry and war. Each turn you choose one. The further right it lies, the stronger it is, and slot 5 is the strongest.',
      },
      choose: {
        say: 'Culture lies in slot 5. Choose it: there you may enter land up to difficulty 5, even mountains.',
        otherwise: 'Each card will have its turn. Begin with culture, in slot 5.',
      },
      diamonds: {
        say: 'Place two control tokens next to your capital. The first on the mountain with the diamonds: you take the resource at once.',
        otherwise: 'That is your land soon enough. First the mountain with the diamonds: only slot 5 gets you there.',
      },
      hill: {
        say: 'A diamond is yours. Now the hill beside it.',
        otherwise: 'The hill next to the diamonds, please. It will lead us to a good place for a city.',
      },
      reset: {
        say: 'Your culture card went back to slot 1, and the cards below it each moved one to the right. That is the whole rhythm: what you use becomes weak, what you leave grows strong.',
      },
      rhythm: {
        say: 'So industry now lies in slot 5. You need not wait for slot 5 each time, though. On flat land a weak card does the same.',
      },
      mature: {
        say: 'Your capital is surrounded by six spaces. When all that are not water carry your tokens, the city is mature: it sends caravans and earns trade tokens. That is worth remembering.',
      },
      end: { say: 'That was a whole turn. Next: a second city.' },
    },
  },
  city: {
    title: 'A city and the barbarians',
    about: 'Found a second city, and see what the event dial does.',
    steps: {
      industry: {
        say: 'Industry builds a city or a wonder. It lies in slot 5 now, so every kind of land is open to you.',
      },
      choose: { say: 'Choose industry, in slot 5.', otherwise: 'Industry first: slot 5.' },
      where: {
        say: 'Pottery reaches two spaces from any space of yours, tokens included. A city needs an empty space, and it may not touch another city or a city-state.',
      },
      build: {
        say: 'Build here, on the hill by the mountain. It looks towards a natural wonder and a city-state.',
        otherwise: 'A fine spot too. For our story, the marked hill, please.',
      },
      barbarians: {
        say: 'The rival had its turn, the round ended, and the barbarians moved: all in one direction, given by a die. They destroy a token or a city they walk into. Yours were lucky.',
      },
      dial: {
        say: 'The event dial says what ends each round: barbarians return, nothing, barbarians move, trade tokens for mature cities, barbarians move. Look at it before you leave something in the open.',
      },
      end: { say: 'Two cities. Time to meet the neighbours.' },
    },
  },
  caravan: {
    title: 'Caravans and trade',
    about: 'Send a caravan to Geneva and come home with trade tokens.',
    steps: {
      trade: {
        say: 'Trade lies in slot 5. Foreign Trade moves one caravan up to three spaces, from your capital or a mature city.',
      },
      choose: { say: 'Choose trade, in slot 5.', otherwise: 'This lesson is about trade: slot 5.' },
      'set-out': { say: 'Send the caravan out from your capital.', otherwise: 'Not yet done: let the caravan go.' },
      mountain: {
        say: 'Over the mountain with your diamonds. With slot 5 no land stops a caravan, only water and barbarians.',
        otherwise: 'That way leads round in circles. Over the mountain with the diamonds, please.',
      },
      pass: { say: 'On across the next mountain.', otherwise: 'Straight on, over the next mountain.' },
      forest: { say: 'And down into the forest. Geneva is next door.', otherwise: 'Into the forest beside Geneva.' },
      camp: {
        say: 'Three spaces, that was all. The caravan may camp there and go on another time. Let it stop.',
        otherwise: 'It has no steps left. Let it stop.',
      },
      low: {
        say: 'Now trade lies in slot 1, the weakest. But Geneva is grassland, difficulty 1, and one step away. A weak card will do. Choose it again.',
        otherwise: 'Geneva is waiting: trade, in slot 1.',
      },
      again: { say: 'The caravan goes on from where it stands.', otherwise: 'The caravan in the forest, please.' },
      arrive: { say: 'Step into Geneva.', otherwise: 'Geneva lies next to the forest.' },
      gift: {
        say: 'Arrived. The caravan comes home, two trade tokens go on your science card, because Geneva is a city of science, and you may take its diplomacy card. Take it.',
        otherwise: 'Take what Geneva offers.',
      },
      tokens: {
        say: 'Two trade tokens lie on science. Spent from a card they make it stronger by one each: one more control token, one more step on the dial, one more in a fight. A card holds three.',
      },
      end: { say: 'Let us spend them. Next: science.' },
    },
  },
  science: {
    title: 'Science',
    about: 'Turn the tech dial and replace your cards with better ones.',
    steps: {
      dial: {
        say: 'Science moves your tech dial by the number of its slot. You stand at 0, and it lies in slot 5, with two trade tokens from Geneva.',
      },
      choose: { say: 'Choose science.', otherwise: 'Science, in slot 5.' },
      spend: {
        say: 'Spend a trade token: one step more.',
        otherwise: 'First a trade token: it makes the advance longer.',
      },
      'spend-more': {
        say: 'And the second: five and two make seven.',
        otherwise: 'One token more, and you pass two marks at once.',
      },
      advance: { say: 'Now advance the dial.', otherwise: 'Turn the dial: advance.' },
      gain: {
        say: 'You passed 3: a card of level II. It replaces your card of the same kind, in the same slot. Barbarians are near, so take Iron Working.',
        otherwise: 'A good card. But look at the map: Iron Working will be needed.',
      },
      'gain-more': {
        say: 'And you passed 6: another one. Take Drama and Poetry for culture.',
        otherwise: 'For this story take Drama and Poetry.',
      },
      levels: {
        say: 'Marks at 3 and 6 give level II, 10 and 14 level III, 19 and 24 level IV. Better cards do the same things further, more often or with a twist.',
      },
      end: { say: 'Meanwhile somebody has come close: a barbarian stands between your city and your hill.' },
    },
  },
  combat: {
    title: 'Combat',
    about: 'Count before you strike, then roll.',
    steps: {
      horde: {
        say: 'When the barbarians move next, this one may trample your token or your city. Better we go first.',
      },
      choose: {
        say: 'War lies in slot 5. Such a card either attacks, twice at most, or reinforces your tokens. Choose it.',
        otherwise: 'The barbarian first: the military card in slot 5.',
      },
      sums: {
        say: 'Your strength: a die, plus 5 for the slot, plus 3, because Iron Working is good against barbarians. Its defence: a die plus the difficulty of its space, 1 on grassland. You can hardly lose.',
      },
      attack: { say: 'Attack it.', otherwise: 'The one on the grassland beside your city.' },
      won: { say: 'Nine against five. Higher wins, and a tie goes to the defender. The barbarian is gone, for now.' },
      spoils: {
        say: 'A beaten barbarian leaves you a trade token for any card. Put it on industry, in slot 3. You will see why.',
        otherwise: 'Not bad. But industry, in slot 3, needs it most.',
      },
      enough: {
        say: 'You could attack once more: another barbarian, or even Geneva, which defends with 8 and would take its card back. Let it be. You are done.',
        otherwise: 'We keep the peace with Geneva. Done.',
      },
      reinforce: {
        say: 'Instead of attacking you could have reinforced tokens: they defend themselves and their neighbours better by one, and they stop a barbarian once.',
      },
      rivals: {
        say: 'Rival cities defend with twice their terrain, tokens with it once. Both sides may add trade tokens from their military card, you first. A city-state always has 8.',
      },
      end: { say: 'The land is quiet. Time to think of victory.' },
    },
  },
  victory: {
    title: 'Wonders and victory',
    about: 'Build the Colossus, and see how the game is won.',
    steps: {
      agendas: {
        say: 'Each victory card shows two agendas, and one of them is enough. Eight cities or two economic wonders, for example. You need one from each card.',
      },
      wonder: {
        say: 'The Colossus costs 7. Industry in slot 4 gives 4, a fitting resource 2 more, a trade token 1 more. You have a diamond and a token: exactly 7.',
      },
      choose: { say: 'Choose industry, in slot 4.', otherwise: 'Industry, in slot 4.' },
      begin: { say: 'Begin the Colossus.', otherwise: 'A city would be fine as well. But now: the Colossus.' },
      pay: { say: 'Pay the diamond: it counts two.', otherwise: 'First the diamond.' },
      token: { say: 'And the trade token: seven.', otherwise: 'One is missing: the trade token.' },
      raise: {
        say: 'Put it under your capital, where nobody can conquer it so easily. A city holds one wonder.',
        otherwise: 'Your capital is the safest place.',
      },
      built: {
        say: 'From now on your caravans share six more steps each time. And you have one of two economic wonders.',
      },
      race: {
        say: 'An agenda that was met once stays yours, even if you lose the cities again. When a round ends and somebody has one on every card, the game is over.',
      },
      mistakes: {
        say: 'What usually goes wrong: always waiting for slot 5, tokens without a plan, no city mature, and forgetting what the rival needs. Look at the victory cards each time you choose.',
      },
      end: { say: 'You know it all. Now a whole game.' },
    },
  },
  'first-game': {
    title: 'Your first game',
    about: 'A whole game against one bot, on the map for first games, with advice at the right moment.',
    steps: {
      begin: {
        say: 'A whole game, at most thirty rounds. Read the three victory cards first: they are your plan. Advice stands here, the choice is yours.',
      },
      capital: {
        say: 'Choose where your capital stands, and then begin with the strongest card you can use well. Culture or industry early is never wrong.',
      },
      'first-rounds': {
        say: 'Take resources next to your cities, and found a second city soon. Is there a city-state four or five steps away? Send the caravan.',
      },
      spread: {
        say: 'How far is your dial? Level II cards by now are good. Surround a city with tokens: mature cities earn trade tokens.',
      },
      plan: {
        say: 'Look at the victory cards again. Which agenda of each is nearest? Choose three and leave the others alone.',
      },
      middle: {
        say: 'Save trade tokens on the card that finishes an agenda. And see what your rival lacks: perhaps you can take that wonder first.',
      },
      race: {
        say: 'The end is near. Only what completes an agenda counts now, and what keeps your rival from it.',
      },
      end: {
        say: 'The game is over. How many rounds did it take? The next game is quicker, and on a map you build yourselves.',
      },
    },
  },
};
