/** What the lessons of Stone Age say, in English. */

import type { CourseWords } from '@tabularium/kernel';
import type { lessons } from './lessons.ts';

/** The lessons in English. */
export const en: CourseWords<typeof lessons> = {
  round: {
    title: 'One round',
    about: 'Place your people, use them, feed them: that is the whole game, round after round.',
    steps: {
      welcome: {
        say: 'This valley is yours to settle. You lead five people. Every round has three parts: everybody places people, everybody uses them, everybody eats. When the game ends, the tribe with the most points wins.',
      },
      forest: {
        say: 'First we place. On your turn you put people in one place. Send three people into the forest: they will bring wood.',
        otherwise: 'That would be allowed. For this lesson, put exactly three people into the forest.',
      },
      field: {
        say: 'Now the other tribe places, then you again. Some places take one person only. Put one on the field.',
        otherwise: 'You may do that in a real game. Here, take the field before somebody else does.',
      },
      card: {
        say: 'The card at the right end of the row costs one resource. A card has room for one person as well: reserve it with your last one.',
        otherwise: 'That would be allowed. Here, reserve the right-most card.',
      },
      order: {
        say: 'Nobody has people left, so placing is over. Now you use all of yours, in the order you like. The order matters: the card costs a resource, and you have none yet. So the forest comes first.',
      },
      wood: {
        say: 'Use the forest: one die is rolled for each of your three people there.',
        otherwise: 'First the wood: without it you could not pay for the card.',
      },
      roll: {
        say: 'The dice show 13. A wood takes 3 pips, so you get 4 wood; the pip left over is lost. Clay takes 4 pips, stone 5, gold 6, food only 2.',
      },
      grain: {
        say: 'Now use the field. From now on it brings you one more food at the end of every round, to the end of the game.',
      },
      buy: { say: 'And now the card. It costs one resource, and its upper half gives food.' },
      pay: {
        say: 'Pay one wood and take the card.',
        otherwise: 'You may leave a card after all, but this one is a bargain: pay one wood.',
      },
      fed: {
        say: 'The other tribe used its people too, then everybody ate: one food for each person. Your field paid for the first of the five, your store for the others. A new round has begun, and the other tribe is now first.',
      },
      end: { say: 'That was a whole round. Next: what brings points.' },
    },
  },
  buildings: {
    title: 'Buildings bring points',
    about: 'Gather the right resources, and a building scores at once.',
    steps: {
      points: {
        say: 'Points come from buildings at once, and from cards at the end. Let us build: the first tile wants two wood and one clay. Wood is worth 3 and clay 4, so it brings 10 points.',
      },
      occupy: {
        say: 'Only one tribe can build a tile in a round. Reserve it first: you need not have the resources yet.',
        otherwise: 'That would be allowed, but somebody might take the tile. Reserve it first.',
      },
      wood: {
        say: 'Two wood need about six pips: two people in the forest are a fair chance.',
        otherwise: 'Two people in the forest, please: two wood are what the tile wants.',
      },
      clay: {
        say: 'Clay needs four pips each. With two tribes only one of them can work in a place like this, so the clay pit is now yours alone. Send both people that are left.',
        otherwise: 'The clay is still missing: two people into the clay pit.',
      },
      chop: { say: 'Everybody has placed. Use the forest.', otherwise: 'Gather before you build: the forest first.' },
      dig: { say: 'Two wood. Now the clay pit.', otherwise: 'One more thing to gather: use the clay pit.' },
      build: { say: 'Two wood and enough clay. What you gain can be spent in the same turn: use the building.' },
      pay: {
        say: 'Pay what the tile shows. The points are yours at once.',
        otherwise: 'You could walk away without building; but you have everything it takes. Pay.',
      },
      'next-tile': {
        say: 'Ten points, and the next tile of that stack lies open. It can be taken from the next round on.',
      },
      kinds: {
        say: 'Some tiles leave the choice to you: so many resources of so many kinds. You score what you pay: wood 3, clay 4, stone 5, gold 6. The dearer the mix, the better.',
      },
      end: {
        say: 'Each stack holds seven tiles. When one stack is empty, the round is played to its end and the game is over: who builds fast decides how long it lasts.',
      },
    },
  },
  village: {
    title: 'The village',
    about: 'Tools, family and fields make every later round better.',
    steps: {
      'three-places': {
        say: 'Three places in the middle make your tribe stronger for good: the hut gives a sixth person, the tool maker a tool, the field a harvest. With two or three tribes only two of them can be used in a round, so be quick.',
      },
      hut: {
        say: 'The hut takes exactly two of your people and gives a third. Go there.',
        otherwise: 'That would be allowed. Here, take the hut first: it is what everybody wants.',
      },
      tools: { say: 'Now the tool maker.', otherwise: 'The tool maker, please, before the village is full.' },
      closed: {
        say: 'Two of the three places are taken, so the third is closed for this round. Point at the field: it says so, and by which rule. Whatever you cannot do tells you why.',
      },
      hunters: {
        say: 'Everybody else goes hunting. The hunting grounds have room for all.',
        otherwise: 'Both people who are left go hunting.',
      },
      'tool-first': {
        say: 'A tool can be used in the round you get it. So use the tool maker first.',
        otherwise: 'The tool first: then it can help the hunters.',
      },
      hunt: { say: 'Now the hunters.', otherwise: 'Now send the hunters out.' },
      add: {
        say: 'The dice show 7: three food, and one pip is lost. Your tool adds 1 to one roll a round: 8 pips are four food. Add the tool.',
        otherwise: 'You would get three food. With the tool there are four: add it.',
      },
      family: { say: 'Four food. Now the hut: welcome the sixth person.' },
      mouths: {
        say: 'You have six people, and the sixth had to eat at once. More people do more, and eat more: fields and hunters should grow with the family.',
      },
      end: {
        say: 'The fourth tool makes one of your three a 2, and so on up to three tools of 4. Typical mistake: many people and no food. The next lessons show the cards, and what hunger costs.',
      },
    },
  },
  cards: {
    title: 'Civilization cards',
    about: 'The upper half acts at once, the lower half counts at the end: often most of the points.',
    steps: {
      'two-halves': {
        say: 'Every card has two halves. The upper one gives something when you take the card. The lower one counts at the end of the game: green halves show a symbol of culture, sandy ones show people of a calling.',
      },
      cheap: {
        say: 'The price depends on the space: 1 resource at the right end, then 2, 3 and 4. Cards move to the right each round. Take the first space.',
        otherwise: 'Reserve the card that costs one resource.',
      },
      dear: {
        say: 'And the second: three points at once, and three hut builders below.',
        otherwise: 'Reserve the card on the second space, which costs two.',
      },
      wood: {
        say: 'Three resources are needed in all. Any kind will do, so take the cheapest: three people into the forest.',
        otherwise: 'Three people into the forest: any resource pays for cards, and wood is the easiest.',
      },
      chop: { say: 'Gather first.', otherwise: 'First the wood that pays for the cards.' },
      take: { say: 'Now the first card: its upper half is a row of dice.' },
      pay: { say: 'Pay one wood.', otherwise: 'One wood is a small price: pay.' },
      pick: {
        say: 'One die for each tribe was rolled. You choose first, the other tribe gets what is left: 1 is wood, 2 clay, 3 stone, 4 gold, 5 a tool, 6 a step on the field. Pick the one you like.',
      },
      second: { say: 'Now the second card.' },
      'pay-two': {
        say: 'It costs two resources: keep the better ones.',
        otherwise: 'Pay two resources: three points at once and three builders for the end are worth it.',
      },
      sets: {
        say: 'At the end, different green symbols are counted and squared: 2 symbols 4 points, 5 symbols 25, all 8 symbols 64. A second copy begins a second row. Every resource left is one point.',
      },
      callings: {
        say: 'Each calling multiplies something you have: builders your buildings, farmers your field, tool makers your tools, shamans your people. Three builders and five buildings are 15 points.',
      },
      end: {
        say: 'The game also ends when the four card spaces cannot be filled any more. Typical mistake: nice upper halves of every colour. Choose a calling that fits what you do anyway, or collect green.',
      },
    },
  },
  hunger: {
    title: 'Hunger',
    about: 'What happens when the food runs out, and what it costs.',
    steps: {
      larder: {
        say: 'Two rounds were spent on wood and stone. Now two food are left, and five people will want to eat at the end of this round.',
      },
      grain: {
        say: 'The harvest comes before the meal, so a step on the field helps this very round. Take it.',
        otherwise: 'The field still helps in this round: take it.',
      },
      temptation: {
        say: 'The sensible thing would be to hunt. Let us see what happens if we do not: send the other four to the river for gold.',
        otherwise: 'Hunting would be wise. But this lesson is about hunger: four people to the river.',
      },
      use: { say: 'Use your people, in any order.' },
      hungry: {
        say: 'Two food and one from the field feed three people. Two are hungry: pay a resource for each, whatever you can spare. Wood is cheapest.',
        otherwise: 'Starving costs 10 points. Pay: wood is cheaper than that.',
      },
      penalty: {
        say: 'Who will not or cannot pay for all loses 10 points, however many are hungry, and keeps the resources. Early on, a strong tribe may even choose that. Gold is no food to be proud of, though.',
      },
      end: {
        say: 'Rule of thumb: have food for this round and the next, not more. Every hunter too many is a building too few.',
      },
    },
  },
  'first-game': {
    title: 'Your first game',
    about: 'A whole game against one bot, with advice at the right moment.',
    steps: {
      begin: {
        say: 'A whole game, with everything you know. Nothing is forbidden but what the rules forbid. Advice stands here; what is best is for you to find out.',
      },
      'first-round': {
        say: 'In the first rounds the village is worth most: its places pay in every round that follows. See what the other tribe leaves you.',
      },
      grow: {
        say: 'People, tools and fields belong together. If you got the hut, the field next is a good plan; if the other tribe did, take the tools and cheap cards.',
      },
      food: {
        say: 'Look at your store: one food per person and round. Send two or three hunters before it runs out, or climb on the field.',
      },
      build: {
        say: 'Time for points. Look for a tile whose resources you have or can gather this round, and for the card of one resource: it is nearly always good.',
      },
      plan: {
        say: 'What multiplies for you? Look at your cards: green symbols you do not have yet, or the calling you already collect. Leave the rest to others, or reserve what they need.',
      },
      race: {
        say: 'How many tiles are left in the smallest stack, how many cards? Do not begin what pays only later. Resources that are left count one point each.',
      },
      end: {
        say: 'The game is over. Have a look at the scoring: where did the points come from? Then play again, with three or four tribes.',
      },
    },
  },
};
