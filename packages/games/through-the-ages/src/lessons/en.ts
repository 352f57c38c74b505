/** What the lessons of Through the Ages say, in English. */

import type { CourseWords } from '@tabularium/kernel';
import type { lessons } from './lessons.ts';

/** The lessons in English. */
export const en: CourseWords<typeof lessons> = {
  row: {
    title: 'The card row',
    about: 'Where everything comes from, what it costs, and your first leader.',
    steps: {
      welcome: {
        say: 'You begin with a few farmers and a fire. In a few hours you will have labs, theatres and perhaps a space flight. Whoever has the most culture at the end has written history.',
      },
      row: {
        say: 'Almost everything you will ever have comes from this row of 13 cards. The first five cost one civil action, the next four two, the last four three. Patience makes cards cheap, unless somebody else takes them.',
      },
      take: {
        say: 'In the first round the first player has a single civil action, and it can only take a card. Take Aristotle: a leader, for one action.',
        otherwise: 'That card would be yours too. For this story we need Aristotle, the third card of the row.',
      },
      'end-turn': {
        say: 'He is in your hand. You have no action left, so end your turn.',
        otherwise: 'Nothing more can be paid. End your turn.',
      },
      slid: {
        say: 'Your rival took a card, and a new round begins. Before each turn the three cards on the left leave the game, the rest slides down and new ones follow. So the Pyramids now lie among the cheap ones.',
      },
      white: {
        say: 'From now on you have four white tokens, your civil actions, and two red ones, your military actions. White ones take cards, build, develop and lead. They all come back at the end of your turn.',
      },
      leader: {
        say: 'Put Aristotle in charge. Playing a leader costs one civil action.',
        otherwise: 'Good, but not yet. First play Aristotle from your hand.',
      },
      leaders: {
        say: 'With him you gain one science whenever you take a technology from the row. You may take only one leader of each age, and only one can lead. So choose leaders you can use for a long time.',
      },
      wonder: {
        say: 'Now take the Pyramids. A wonder does not go to your hand: it lies in front of you, unfinished. You may build only one at a time.',
        otherwise: 'The Pyramids, please: the second card of the row.',
      },
      end: {
        say: 'Two civil actions are left. You will use them in the next lesson, on the people who do the work.',
      },
    },
  },
  workers: {
    title: 'Workers',
    about: 'Yellow tokens grow, build and produce. They are your civilization.',
    steps: {
      mat: {
        say: 'These are the technologies you begin with. A yellow token on a card is a worker: two farmers on Agriculture, two miners on Bronze, one philosopher, one warrior. A card without workers produces nothing.',
      },
      pool: {
        say: 'One worker has nothing to do yet. Eighteen more tokens wait in the yellow bank. The emptier it gets, the dearer the next worker.',
      },
      grow: {
        say: 'Increase your population: one civil action and two food. One token goes from the bank to your unused workers.',
        otherwise: 'That is possible, but let us grow first: press the yellow bank.',
      },
      grown: {
        say: 'Two unused workers now. An unused worker produces nothing, so send one to work.',
      },
      build: {
        say: 'Build a mine: one civil action, two resources, and an unused worker moves onto Bronze. A third miner brings one more resource every turn.',
        otherwise: 'A third mine pays best now: more resources mean more of everything. Build Bronze.',
      },
      left: {
        say: 'That was your last civil action. One worker stays unused, and that is no waste: soon Religion can use him. In a city you may have two buildings of each kind, as long as Despotism rules.',
      },
      finish: {
        say: 'End your turn. At its end everything produces by itself.',
        otherwise: 'All white tokens are spent. End your turn.',
      },
      produced: {
        say: 'One science from the philosopher, two food from the farms, three resources from the mines. Each food and each resource is a blue token lying on its card.',
      },
      military: {
        say: 'You also drew two military cards, one for each red token you had not used. They are secret. We come to them later.',
      },
      end: {
        say: 'Grow, build, produce: this circle turns all game. But more people want more, as you will see next.',
      },
    },
  },
  upkeep: {
    title: 'Hunger, smiles and corruption',
    about: 'What growth costs, and how to pay for it.',
    steps: {
      price: {
        say: 'The third round, and this time we skip politics. You have two food and three resources. Growing still costs two food, but look what happens.',
      },
      grow: {
        say: 'Increase your population again.',
        otherwise: 'Grow first: press the yellow bank. You will soon see why that is not free.',
      },
      unhappy: {
        say: 'The bank has reached its second section. From now on your people eat one food a turn and want one happy face, and you have none. So one worker is discontent.',
      },
      uprising: {
        say: 'As long as you have at least as many unused workers as discontent ones, nothing happens. With more discontent there is an uprising, and nothing at all is produced that turn. Nobody likes that turn.',
      },
      temple: {
        say: 'So let us build a temple: Religion costs three resources and gives one happy face and one culture a turn.',
        otherwise: 'First the smile. Build Religion.',
      },
      iron: {
        say: 'Everybody is content, and culture begins to flow. Two actions are left: take Iron, a better mine. It lies among the cards that cost two.',
        otherwise: 'Iron is what we are saving for. Take it from the row.',
      },
      blue: {
        say: 'Aristotle gave you one science for it. Now look at the blue bank: all sixteen tokens are there. Tokens that lie on your cards are missing here, and with ten or fewer left, corruption takes resources every turn. Do not hoard: spend.',
      },
      finish: { say: 'End your turn.', otherwise: 'Nothing is left to do. End your turn.' },
      eaten: {
        say: 'Science, one culture from the temple, two food, of which your people ate one, and three resources. The order is always the same: science and culture, corruption, food, eating, resources.',
      },
      famine: {
        say: 'Every food that is missing costs four culture. An uprising or a famine is a dear mistake, so look at your food and your smiles before you end a turn.',
      },
      end: { say: 'You know the household. Next: better tools.' },
    },
  },
  science: {
    title: 'Science and wonders',
    about: 'Better mines, a change of government, and a first stage of the Pyramids.',
    steps: {
      bulbs: {
        say: 'You have four science, and Iron costs five to develop. One is missing. Aristotle can help.',
      },
      irrigation: {
        say: 'Take Irrigation: a technology, and only one action by now. Aristotle adds one science.',
        otherwise: 'Take Irrigation from the fourth space: it brings the science you lack.',
      },
      develop: {
        say: 'Five science. Develop Iron for one civil action: it leaves your hand and lies with your mines.',
        otherwise: 'Now develop Iron from your hand.',
      },
      upgrade: {
        say: 'A new card has no workers yet. Upgrade one mine from Bronze to Iron: you pay only the difference, five minus two is three resources.',
        otherwise: 'Move a miner up: upgrade Bronze to Iron.',
      },
      tokens: {
        say: 'A token on Iron is worth two resources. So better cards do two things: they produce more, and they need fewer blue tokens, which keeps corruption away.',
      },
      finish: { say: 'There is one civil action left but nothing to pay with. End your turn.' },
      excess: {
        say: 'You may keep as many military cards as you have red tokens: two. Choose two to throw away. Territories and bonus cards keep their worth for long; a tactic you cannot fill is easy to part with.',
      },
      peace: {
        say: 'Every turn begins with politics. We leave it out once more: choose no political action.',
        otherwise: 'Not bad, but politics has a lesson of its own. No political action this time.',
      },
      stage: {
        say: 'Four resources. Build the first stage of the Pyramids: one civil action and three resources.',
        otherwise: 'Now the Pyramids: press your unfinished wonder.',
      },
      wonders: {
        say: 'Two stages more, and the Pyramids will give you a fifth civil action for the rest of the game. But each wonder you finish makes the next one dearer to take by one action.',
      },
      government: {
        say: 'More actions also come from a new government. You can develop it in peace for much science, or by revolution for little. A revolution costs all civil actions of that turn, so have nothing else planned.',
      },
      end: { say: 'Enough of peace. Next: what the red tokens are for.' },
    },
  },
  military: {
    title: 'Events, units and tactics',
    about: 'Prepare an event, build an army, and know what is coming.',
    steps: {
      why: {
        say: 'Strength brings no points by itself. But events reward the strongest and punish the weakest, and only a stronger rival can attack you. So do not be the weakest at the table.',
      },
      prepare: {
        say: 'Once a turn you may take a political action. Prepare the event Border Conflict: you put it face down among the future events and score its age in culture, here one.',
        otherwise: 'This time prepare the event from your hand. It brings culture at once.',
      },
      revealed: {
        say: 'In return a current event is revealed: Development of Science, two science for everybody. The first events are all friendly.',
      },
      secret: {
        say: 'When the current events are used up, yours come. Border Conflict gives the strongest three resources and destroys something of the weakest. You know it is coming, your rival does not. So become the stronger one.',
      },
      warriors: {
        say: 'Build a second warrior: one red token and two resources. Homer lends you one of the two.',
        otherwise: 'First a second unit: build Warriors.',
      },
      tactic: {
        say: 'Two warriors are two strength. A tactic makes an army of them: play Fighting Band for the other red token.',
        otherwise: 'The tactic, please: Fighting Band in your hand.',
      },
      armies: {
        say: 'Every two infantry are now an army, worth one strength more: three in all. You never have to arrange armies, the best grouping counts by itself.',
      },
      copied: {
        say: 'At the start of your next turn the tactic becomes common. Then others may copy it, but that costs them two red tokens.',
      },
      red: {
        say: 'You have used both red tokens, so you will draw no military card this turn. Tokens you keep are cards, cards are events and defence. Some of each is a good rule.',
      },
      end: { say: 'Now you are armed. Next: what happens to those who are not.' },
    },
  },
  attack: {
    title: 'Attacks',
    about: 'Somebody comes for your food. Meet them, and grow strong.',
    steps: {
      weaker: {
        say: 'Your rival is led by Julius Caesar and has strength two. You have one. Only a stronger civilization may play an aggression, and here is one.',
      },
      finish: {
        say: 'End your turn, and see what comes.',
        otherwise: 'Later. End your turn first.',
      },
      defend: {
        say: 'Plunder! Your rival wants three of your food and resources. Your strength is one, you need two: each military card you discard adds one, a bonus card more. Discard one you do not need.',
        otherwise: 'That would let them in. Discard a military card: one is enough.',
      },
      enough: {
        say: 'Strength one plus one is two. The defender wins ties. You are done.',
        otherwise: 'One card was enough: two against two. Keep the others.',
      },
      repelled: {
        say: 'The attack came to nothing, and your rival has spent the card and the red token all the same. You may use at most as many cards as you have red tokens in all.',
      },
      own: {
        say: 'When you attack yourself: the card names its price in red tokens, you choose a rival who is weaker, and they may answer as you just did. Count their cards first.',
      },
      peace: {
        say: 'You hold no aggression. Take no political action this time.',
        otherwise: 'A good idea for another day. No political action now.',
      },
      people: {
        say: 'Better to be no prey at all. Your unused worker is busy in the temple, so increase your population first.',
        otherwise: 'First a new worker: increase your population.',
      },
      arm: {
        say: 'Now build Warriors with that worker.',
        otherwise: 'Warriors, with the new worker.',
      },
      stronger: {
        say: 'Only a stronger player can hope to attack you with success. Glance at the strengths at the end of each turn. One more unit is often the cheapest defence.',
      },
      war: {
        say: 'From the second age on there are wars. Anybody may declare one, and it is settled at the start of the next turn of whoever declared it: higher strength wins, and the difference decides how much. You get one turn to arm, so use it.',
      },
      end: { say: 'Now you can stand your ground. What remains is the wide sea.' },
    },
  },
  colonies: {
    title: 'Colonies and the end',
    about: 'Bid for a territory, and learn how the game is decided.',
    steps: {
      sea: {
        say: 'Some events are territories. When one is revealed, everybody may bid for it with force. Whoever bids most sends real units, and they do not come back.',
      },
      prepare: {
        say: 'Prepare Historic Territory: one culture now, and perhaps a colony later. Then see what is revealed.',
        otherwise: 'Prepare the territory from your hand, please.',
      },
      means: {
        say: 'A Strategic Territory: two strength for good and three military cards at once. What can you send? Your warriors count one, and the bonus card in your hand adds one more. So two is the most you can bid.',
      },
      bid: {
        say: 'Bid two. Your rival is weak at sea.',
        otherwise: 'It is worth it: bid two.',
      },
      send: {
        say: 'Nobody bids more. Now pay: send your warriors. At least one unit has to go.',
        otherwise: 'First a unit: send the warriors.',
      },
      bonus: {
        say: 'One is missing. Play the bonus card: its lower number is for colonies.',
        otherwise: 'The bonus card makes it two.',
      },
      sail: { say: 'The force is worth two. Off they go.', otherwise: 'Two is enough. Done.' },
      colony: {
        say: 'Your first colony, and three new military cards. Colonies bring tokens, strength or smiles for the whole game.',
      },
      scoring: {
        say: 'The game ends after the third age. Then the events of that age which were never revealed are scored: for population, wonders, strength, happiness and more. Prepare those that suit you.',
      },
      mistakes: {
        say: 'What usually goes wrong: too little science early, no happy face in time, too much food and too few resources, the weakest army, and culture that begins too late. Look at your culture per turn when the second age starts.',
      },
      end: { say: 'You know everything it takes. Now a whole game, with a friend at your shoulder.' },
    },
  },
  'first-game': {
    title: 'Your first game',
    about: 'The short handbook game against one bot: two ages, no attacks, advice at the right moment.',
    steps: {
      begin: {
        say: 'This is the handbook game: it ends with the second age, without aggressions and wars. At the end your technologies, colonies and ratings score as well. Nothing is forbidden but what the rules forbid.',
      },
      'first-card': {
        say: 'One civil action: take a leader or a wonder for one action. Action cards are good too, but leaders are few.',
      },
      'four-actions': {
        say: 'Four actions: play your leader, increase your population, build a mine or a farm. Three mines early are a good start.',
      },
      balance: {
        say: 'Look for Iron, Irrigation and Alchemy in the row. If you lie below three science a turn soon, everything else will wait.',
      },
      science: {
        say: 'More labs or better ones now. And start a wonder when you have resources to spare. An unused worker is fine, three are not.',
      },
      happiness: {
        say: 'How many happy faces will the next worker ask for? Have the temple, theatre or arena ready before. And is your blue bank above ten?',
      },
      culture: {
        say: 'Time for culture: libraries, theatres, wonders and leaders that bring some every turn. Every turn earlier counts again and again. A new government gives you actions.',
      },
      age: {
        say: 'The second age. Old leaders leave when it ends, and every age takes two yellow tokens from your bank. Upgrade what you have rather than building anew.',
      },
      last: {
        say: 'The last round is known. Nothing that pays later helps now: turn resources into what scores at the end.',
      },
      end: {
        say: 'The game is over. Look where the culture came from, and when. Then play the full game, with three ages and all its dangers.',
      },
    },
  },
};
