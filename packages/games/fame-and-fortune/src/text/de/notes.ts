/** Which reading holds where the text of a card of the base game leaves a doubt, in German. */

import type { BaseNotes } from '../notes.ts';

const WALLS = 'Stadtmauern zählen als Gebäude.';
const SWAP =
  'Es zählen die aufgedruckten Stufen. Der andere darf ablehnen oder kann vielleicht nichts erforschen; du erforschst trotzdem.';
const BEFORE_DRAW =
  'In einem Kampf, an dem du beteiligt bist, bevor die Kampfkarten gezogen werden; nicht für den, der die Barbaren spielt.';
const TERRAIN =
  'Nicht in einem Stadtzentrum und nicht auf einem Reliktmarker. Hütten, Barbarendörfer, Große Persönlichkeiten und Figuren bleiben; was aufgedruckt war, ist fort.';
const PAYING = 'Wird gespielt, während Kosten bezahlt werden. Für Weihrauch kann die Karte nicht stehen.';
const KILLED =
  'Entweder die Große Persönlichkeit oder die Figuren eines Feldes. Eine getötete Große Persönlichkeit verlässt das Spiel; Figuren kommen in den Vorrat zurück. Kein Kampf, keine Beute.';

/** The notes. */
export const notes: BaseNotes = {
  technologies: {
    'animal-husbandry': 'Im eigenen Kampfzug; schon getötete Einheiten lassen sich nicht heilen.',
    'code-of-laws':
      'Barbarendörfer zählen als gewonnene Kämpfe, ebenso das Töten einzelner Pioniere, wenn der Tisch nichts anderes sagt.',
    'horseback-riding': 'Ein anderer Spieler muss gewählt werden. Beide Handelsscheiben enden bei 27.',
    metalworking:
      'Bezahlt wird vor dem Spielen der Einheit. An einer neuen Front bringt es nichts; wer übertrumpft, schlägt weiter zuerst zu.',
    navigation: 'Wasser darf nur betreten werden, wenn die Bewegung noch an Land enden kann.',
    writing: 'Sobald die Aktion angesagt ist. Fähigkeiten und Karten lassen sich so nicht aufheben.',
    'civil-service': 'In jeder Phase, auch gegen ein Ereignis, das dich nicht betrifft.',
    engineering: 'Beide Dinge werden zusammen angesagt; das erste hilft nicht, das zweite zu bezahlen.',
    monarchy: 'Die Einheit wird zufällig gezogen und kommt offen unter ihren Stapel.',
    communism: 'Auch was das Feld später betritt, kann es nicht verlassen. Getötet zu werden ist kein Verlassen.',
    gunpowder: WALLS,
    'military-science': 'Die Münzen werden gezählt, wenn die Stadt produziert.',
    'steam-power': 'Das Ziel ist ein aufgedecktes Wasserfeld ohne feindliche Figur, Stadt oder Relikt.',
    'atomic-theory':
      'Eine Metropole ist eine Hauptstadt. Auch eigene Städte dürfen gewählt werden. Jede der beiden Fähigkeiten einmal pro Runde.',
    combustion:
      'Die Mauern bleiben verloren, wer auch gewinnt, geben keinen Bonus und ändern nicht, wer zuerst spielt.',
    computers: 'Gehen Münzen verloren, werden überzählige Kulturereignisse sofort abgelegt.',
    'mass-media':
      'Auch gegen Fähigkeiten, die für einen Spion etwas aufheben. Münzfähigkeiten sind keine Rohstofffähigkeiten.',
  },
  wonders: {
    'hanging-gardens': 'Nicht, solange das Feld voll oder blockiert ist.',
    oracle: 'Auch gegen Barbaren. Nichts außer der Hand wird sichtbar.',
    'angkor-wat': 'Jede der beiden Ernten braucht einen Marker im Markt.',
    'himeji-castle': 'Gilt für zugefügte Wunden, ertragene Wunden und die Endsumme, auch bei der Luftwaffe.',
    'porcelain-tower':
      'Nur die nötigen Handelspunkte sind weniger; das Erforschen kostet weiterhin alle bis auf einen je Münze.',
    'taj-mahal': 'Auch Stadtmauern, wenn „Steinmetzkunst“ bekannt ist.',
    'cristo-redentor':
      'Beide Karten kommen von einem Stapel. Geht das Weltwunder verloren oder wird es blockiert, sinkt das Handlimit sofort.',
    'panama-canal':
      'Ohne Höchstzahl. Die Münzen gehen mit dem Weltwunder verloren und zählen nicht, solange es blockiert ist.',
    'statue-of-liberty': 'Jede Stufe, für die Platz in der Pyramide ist.',
    'united-nations': 'Ereignisse, die alle treffen, überspringen dich. Du darfst zustimmen, Ziel zu sein.',
  },
  governments: {
    republic: 'Alle Bedingungen für das Gründen einer Stadt gelten. Relikte brauchen weiterhin eine Armee.',
    democracy:
      'Auch das Aufstellen einer Armee auf einem blockierten Feld ist ein Angriff; Russlands Spionage ist keiner.',
    communism: 'Kultur aus anderen Quellen ist nicht betroffen.',
  },
  civilizations: {
    china: 'Auch Hütten, die ein Pionier unter der Republik nimmt.',
    egypt:
      'Es ist die Aktion der Stadt und kann aufgehoben werden. Auch Stadtmauern, wenn „Steinmetzkunst“ bekannt ist.',
    germany: 'Gleich, wie die Technologie erforscht wird, auch wenn der Rang nicht höher ist als der jetzige.',
    rome: 'Weltwunder und Städte des Spielaufbaus zählen nicht.',
    russia: 'Nur erlaubt, wenn es etwas zu erforschen gibt. Kein Kampf, keine Beute.',
  },
  events: {
    'gift-from-afar': `${PAYING} Die Münze darf die fünfzehnte des anderen sein.`,
    'bread-and-circuses': 'Ein Feld ist deines, wenn es Zentrum oder Randbezirk einer deiner Städte ist.',
    defection:
      'Die Figur kommt in den Vorrat ihres Besitzers. Kein Kampf, keine Beute. Der Rest ihrer Gruppe zieht weiter.',
    drought: TERRAIN,
    deforestation: TERRAIN,
    'duty-and-honor': BEFORE_DRAW,
    nationalism: `${BEFORE_DRAW} Die Typen dürfen verschieden sein.`,
    patriotism: `${BEFORE_DRAW} Die Typen dürfen verschieden sein.`,
    'exchange-of-ideas': SWAP,
    'knowledge-shared': SWAP,
    'think-tank': SWAP,
    sabotage: WALLS,
    catastrophe: WALLS,
    disaster: `${WALLS} Die beiden dürfen verschiedenen Spielern gehören.`,
    'generous-gift': PAYING,
    'princely-gift': PAYING,
    'mass-defection': KILLED,
    'wholesale-defection': KILLED,
  },
};
