/** What the lessons of Civilization say, in English. */

import type { CourseWords } from '@tabularium/kernel';
import type { lessons } from './lessons.ts';

/** The lessons in English. */
export const en: CourseWords<typeof lessons> = {
  capital: {
    title: 'Your capital',
    about: 'Settle, collect trade and let your first city work.',
    steps: {
      welcome: {
        say: 'You lead Rome. There are four ways to win: culture, technology, wealth or conquest, and the first to finish one of them wins at once. How far everybody is stands with each name. You need not decide yet.',
      },
      settle: {
        say: 'First your capital. The eight squares around it, its outskirts, feed it: a forest gives two production, a mountain one, desert and water give one trade each. Settle on B3, the square with the red edge.',
        otherwise:
          'You could live there too. B3 has the best mix: a forest and four mountains are six production, a desert and two of water three trade.',
      },
      army: {
        say: 'Every civilization begins with an army and a scout, somewhere on land in the outskirts. Put the army on the desert to the east, right beside the capital.',
        otherwise: 'East is where we want to go: the desert beside the capital.',
      },
      scout: { say: 'And the scout with it, on the same square.', otherwise: 'Keep them together: the same square.' },
      phases: {
        say: 'A turn has five phases: start, trade, cities, movement, research. Everybody plays a phase before the next begins. Your trade dial starts with the trade around your capital, three.',
      },
      start: {
        say: 'At the start of a turn you may found cities and change your government. Both can wait: pass.',
        otherwise: 'No revolution in the first turn. Pass.',
      },
      trade: {
        say: 'The trade phase went by itself: three more, six in all. You will soon spend trade on knowledge.',
      },
      act: {
        say: 'Now every city does one thing. Press your capital.',
        otherwise: 'Your capital has something to do first: press it.',
      },
      produce: {
        say: 'It may produce something, devote itself to the arts for culture, or harvest a resource. Let it produce.',
        otherwise: 'Also useful, later. This time produce.',
      },
      item: {
        say: 'Six production, for one thing only. What is left over is lost. A second army costs four: take it from the market.',
        otherwise: 'We will need a second army soon. You find it in the market among the figures.',
      },
      where: {
        say: 'New figures stand in the outskirts, two on a square at most. Put it on the mountain to the north-east.',
        otherwise: 'The mountain north-east of the capital, please.',
      },
      pass: { say: 'That was all your city can do. Pass.', otherwise: 'Pass, so that your rival can play.' },
      end: { say: 'Next: out into the world.' },
    },
  },
  explore: {
    title: 'Into the unknown',
    about: 'Move your figures and turn over a piece of the world.',
    steps: {
      speed: { say: 'The movement phase. Every figure walks up to two squares, never diagonally and not over water.' },
      choose: {
        say: 'The army goes first and alone. Press the desert and choose it, the shield.',
        otherwise: 'Only the army from the desert, the shield alone: the scout follows on its own.',
      },
      border: { say: 'One step east, to the edge of your tile.', otherwise: 'East, to the edge.' },
      discover: {
        say: 'Beyond lies the unknown. Spend the second step to discover it.',
        otherwise: 'Look what lies ahead: discover the tile.',
      },
      land: {
        say: 'New land. The hut on E1 hides a gift: an army that walks in takes it. The village on G2 is defended by barbarians. Nobody knows what lies beneath.',
      },
      scout: {
        say: 'Now the scout. Scouts do not fight, but they found cities and send a city what their square gives. Press it.',
        otherwise: 'The scout is next.',
      },
      follow: { say: 'After the army, onto the mountain.', otherwise: 'One step east.' },
      site: {
        say: 'And on to the east, onto the new tile. There all eight squares around are known: that is what a new city needs.',
        otherwise: 'One more step east: there we want to build.',
      },
      second: {
        say: 'The new army may move at once as well. Choose it.',
        otherwise: 'The army on the mountain, please.',
      },
      east: { say: 'It walks east, towards the village.', otherwise: 'One step east.' },
      road: { say: 'And one more step.', otherwise: 'One more step east, towards the village.' },
      pass: { say: 'Everybody has moved. Pass.', otherwise: 'Pass.' },
      end: { say: 'One phase of this turn is left, and it is the most important one.' },
    },
  },
  research: {
    title: 'The pyramid of knowledge',
    about: 'Trade becomes technology. How the pyramid grows.',
    steps: {
      price: {
        say: 'Research costs trade: 6 for a technology of level I, then 11, 16, 21 and 26. You have exactly 6.',
      },
      pyramid: {
        say: 'Technologies build a pyramid. Each of level II rests on two of level I, and so on. On the very top is Space Flight, which wins the game. So lay a broad foundation.',
      },
      choose: {
        say: 'Everybody chooses in secret. Learn Pottery: it unlocks the granary and later turns resources into coins.',
        otherwise: 'A fine choice for another game. Here it is Pottery.',
      },
      spent: {
        say: 'It lies in the bottom row, beside Code of Laws, with which Rome begins. All your trade is gone: whoever researches keeps only one trade per coin.',
      },
      uses: {
        say: 'Technologies unlock buildings, governments and better units, and many let you spend resources once a turn. Read what they say when you hover or tap them.',
      },
      end: { say: 'That was a whole turn. In the next lesson you found a second city.' },
    },
  },
  city: {
    title: 'A second city',
    about: 'Found it, devote it to the arts, and recruit.',
    steps: {
      site: {
        say: 'The second turn begins, and this time your rival goes first. Your scout stands on a good site: three squares from the capital, no village next to it, everything around it known.',
      },
      found: {
        say: 'Press your scout and found a city. The scout is used up: it becomes the city.',
        otherwise: 'First the city: press the square with your scout.',
      },
      rome: {
        say: 'Rome celebrates every city: one free step on the culture track, and on most spaces a culture event. It is in your hand now, secret.',
      },
      start: {
        say: 'There is nothing else you want at the start of this turn: pass.',
        otherwise: 'Pass, to go on to trade and cities.',
      },
      act: {
        say: 'A new city works at once: both together have just brought you six trade. Now it does one thing too. Press it.',
        otherwise: 'First the new city.',
      },
      arts: {
        say: 'Let it devote itself to the arts: one culture, and one more for every culture symbol around it.',
        otherwise: 'The arts, this time.',
      },
      capital: { say: 'One culture more. Now the capital: press it.', otherwise: 'Now the capital.' },
      produce: { say: 'Let it produce again.', otherwise: 'Produce.' },
      unit: {
        say: 'Train infantry. Units are cards that fight for you, all your armies share them.',
        otherwise: 'Infantry, please: a fight is coming.',
      },
      units: {
        say: 'So an army on the map is only a flag. What fights is your standing forces: you draw three of their cards for the first army in a square, two more for each further one.',
      },
      pass: { say: 'Both cities have worked. Pass.', otherwise: 'Pass.' },
      'stand-by': {
        say: 'Your rival moves, and you are asked whether you want to answer with a card, because you hold one. Not this turn: pass for the rest of it.',
        otherwise: 'Pass for the rest of this turn, then you are not asked again.',
      },
      end: { say: 'In the next lesson you go to the village.' },
    },
  },
  battle: {
    title: 'Battle',
    about: 'Barbarians hold a village. Your units know what trumps what.',
    steps: {
      village: {
        say: 'The village is defended by three barbarians: one infantry, one artillery, one mounted unit. One of your armies stands only two steps away.',
      },
      choose: {
        say: 'Choose it: the army north of your new city.',
        otherwise: 'The army next to your new city, on the north side.',
      },
      path: { say: 'One step east.', otherwise: 'East.' },
      attack: { say: 'And into the village.', otherwise: 'Into the village: that is the attack.' },
      before: {
        say: 'The battle begins. Before the cards are drawn you might play an event. Pass.',
        otherwise: 'Nothing to play now. Pass.',
      },
      trump: {
        say: 'Each side has drawn three cards, and the defender lays one first: Archers, which are artillery. The number is the strength: so much a unit deals out, so much it can bear. Remember the circle: infantry beats mounted, mounted beats artillery, artillery beats infantry. Whoever trumps strikes first, and a unit killed so does not strike back.',
      },
      mounted: {
        say: 'So play your Horsemen, a mounted unit, against the Archers: first the card, then the front.',
        otherwise: 'Against artillery: the Horsemen, on the same front.',
      },
      infantry: {
        say: 'The Archers fell without striking back. Now the barbarians lay Horsemen on a second front. Answer there with infantry, your Spearmen.',
        otherwise: 'Against a mounted unit: infantry, on the same front.',
      },
      'new-front': {
        say: 'The Horsemen are gone as well. Now Spearmen would meet your Spearmen: nobody trumps, both would strike at once, and yours would be wounded. No need for that: lay them on a new front.',
        otherwise: 'No need for a duel: a new front.',
      },
      won: {
        say: 'All cards are played. Each side adds the strength of the units that survive, and its bonuses: nine to two. The village is yours, with what lay beneath it, and for the conquered village Rome takes another free step.',
      },
      coin: {
        say: 'Code of Laws gives a coin for a battle won. Use it.',
        otherwise: 'A coin for nothing: use Code of Laws.',
      },
      players: {
        say: 'Against players it is the same, with loot for the winner: trade, culture, even a technology. A city defends itself with six cards and a bonus of six, a capital with twelve.',
      },
      end: { say: 'Enough blood. Next: how the game is won.' },
    },
  },
  victory: {
    title: 'Four victories',
    about: 'A great person, the culture track, and what else wins.',
    steps: {
      four: {
        say: 'The third turn; meanwhile you have learned Metalworking. Let us look at the four ways to win, and take one step on the first of them: three culture take you on along the culture track.',
      },
      start: { say: 'There is nothing to found at the start of this turn: pass.', otherwise: 'Pass.' },
      first: {
        say: 'You have one culture, and each city can bring one more. Press your new city.',
        otherwise: 'First the new city.',
      },
      arts: { say: 'Devote it to the arts.', otherwise: 'The arts, this time: we collect culture.' },
      second: { say: 'Now the capital: press it.', otherwise: 'The capital is next.' },
      'arts-too': { say: 'Devote it to the arts as well.', otherwise: 'The arts here too: we collect culture.' },
      advance: {
        say: 'Three culture: that is what a step costs in the first part of the culture track. Take it.',
        otherwise: 'Your culture buys a step: advance on the track.',
      },
      person: {
        say: 'This space brings a great person: an industrialist. He brings two culture and a coin and lives in the outskirts, where he replaces what his square gives. The desert east of the capital gives only one trade: put him there.',
        otherwise: 'The desert east of the capital loses least.',
      },
      culture: {
        say: 'Culture wins when you enter the last space of the track. The further you go, the more a step costs, in the end 7 culture and 6 trade. Art, wonders and great people get you there.',
      },
      technology: {
        say: 'Technology wins with Space Flight, the top of the pyramid: usually the fifteenth card. Trade every turn is what you need.',
      },
      economy: {
        say: 'Fifteen coins win at once. They come from technologies, buildings and great people. You have two: one from Code of Laws, one from the industrialist.',
      },
      military: {
        say: 'And conquest: win one battle for a rival capital. Even if you do not want to, somebody else may. Walls and a few units are cheap.',
      },
      mistakes: {
        say: 'What usually goes wrong: the second city too late, trade left lying while nothing is researched, an undefended capital, and two plans at once. Choose one way by turn five, and watch the others.',
      },
      end: { say: 'You know what it takes. In the last lesson you play a whole game.' },
    },
  },
  'first-game': {
    title: 'Your first game',
    about: 'Twelve turns against one bot, with advice at the right moment.',
    steps: {
      begin: {
        say: 'A whole game, twelve turns at most. If nobody has won by then, coins, technologies and culture spaces are added up. You lead Germany, a people of soldiers: every technology that improves a type of unit brings you a unit and a resource. It stands on your sheet (“Civilization”): hover or tap it to read it in full.',
      },
      'set-up': {
        say: 'Hover or tap the framed squares to read what a city there would get. Much production is good, and three trade are enough for a technology in the very first turn. Then put army and scout where the unknown begins.',
      },
      'first-turn': {
        say: 'At the start of the turn there is nothing to found yet: pass. Then your capital produces, best of all a second army. There is no hurry for a second scout: you may not have more than two cities until you know Irrigation.',
      },
      explore: {
        say: 'Discover a new tile with one of your figures. Your scout looks for the place of the second city: hover or tap a square to read what it would get there, or what speaks against it. Huts are for the armies.',
      },
      'first-research': {
        say: 'Six trade buy a technology of level I. The signs on the right show what it unlocks; hover or tap it to read it all. If you have too little, research nothing: the trade stays yours.',
      },
      'second-city': {
        say: 'The second city now, as early as you can: bring the scout to its place and press it at the start of a turn. With the armies you fetch huts, and later what barbarian villages and relics, the golden octagons, hide.',
      },
      grow: {
        say: 'Buildings on the right terrain make every turn better. What you can do with resources from huts is written on your technologies: those you can use are framed. And your capital needs a few units to protect it.',
      },
      choose: {
        say: 'Choose your way to victory now and look how far your rival is: culture track, technologies, coins, and how much their capital is threatened. Nobody stops them but you.',
      },
      race: {
        say: 'The last turns. If nobody achieves a victory, the sum of coins, technologies and spaces on the culture track decides after turn twelve: every devotion to the arts, every research and every coin counts.',
      },
      end: {
        say: 'The game is over, and you know how to play. The scores show how it stood turn by turn. If you want more, add the deck of great persons and the investments when you set up a game, and trade with friends.',
      },
    },
  },
};
