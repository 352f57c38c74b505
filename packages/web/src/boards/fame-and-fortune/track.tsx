/** The culture track: every space, everybody's pin, the next step ringed, and what a step costs. */

import { SECTIONS, VICTORY_SPACE } from '@tabularium/fame-and-fortune/content';
import { bringsPerson, landingSpaces, sectionOf, stepCost } from '@tabularium/fame-and-fortune/queries';
import { SeatShape } from '../../design/shapes.tsx';
import { useTableTop } from '../../table/context.ts';
import { Spot } from '../../table/spot.tsx';
import { travelMarks } from '../../table/travels.tsx';
import { Sign } from './signs.tsx';
import { ROMAN, useFame } from './table.ts';

/** The track across the whole width. */
export function CultureTrack() {
  const { game, own, words, say } = useFame();
  const spaces = Array.from({ length: VICTORY_SPACE + 1 }, (_, space) => space);
  const next = landingSpaces(game, own)[0];
  return (
    <section className="ff-track" aria-label={say.races.culture}>
      <ol>
        {spaces.map((space) => (
          <li key={space} data-level={space === 0 ? 0 : sectionOf(space).level} data-next={space === next || undefined}>
            <Pins space={space} />
            <Spot
              anchor={`space:${space}`}
              label={`${say.races.culture} ${space}`}
              plainWhenIdle
              className="ff-space"
              marks={{ 'data-kind': kindOf(space) }}
              explanation={{ title: `${say.races.culture} ${space}`, body: <SpaceDetails space={space} /> }}
            >
              {space === 0 ? (
                '0'
              ) : space === VICTORY_SPACE ? (
                <Sign of="track" size={18} />
              ) : bringsPerson(space) ? (
                <Sign of="person" size={15} />
              ) : (
                <span className="numbers">{space}</span>
              )}
            </Spot>
          </li>
        ))}
      </ol>
      <ul className="ff-sections">
        {SECTIONS.map(({ level, spaces: count, culture, trade }) => {
          const first = SECTIONS.filter((one) => one.level < level).reduce((sum, one) => sum + one.spaces, 1);
          const cost = stepCost(game, own, first);
          const cheaper = cost.culture !== culture || cost.trade !== trade;
          return (
            <li key={level} style={{ gridColumn: `${first + 1} / span ${count}` }} data-level={level}>
              {ROMAN[level]} · {culture} <Sign of="culture" size={12} label={words.cultureTokens} />
              {trade > 0 && (
                <>
                  {' '}
                  + {trade} <Sign of="trade" size={12} label={words.trade} />
                </>
              )}
              {cheaper && ` (${cost.culture}${cost.trade > 0 || trade > 0 ? ` + ${cost.trade}` : ''})`}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const kindOf = (space: number) => (space === VICTORY_SPACE ? 'victory' : bringsPerson(space) ? 'person' : 'event');

function SpaceDetails({ space }: { space: number }) {
  const { game, own, say, words } = useFame();
  if (space === 0) return null;
  const { culture, trade } = stepCost(game, own, space);
  return (
    <p className="small">
      {space === VICTORY_SPACE
        ? say.races.culture
        : bringsPerson(space)
          ? words.signs.person
          : say.eventLevel(ROMAN[sectionOf(space).level] ?? '')}
      <br />
      {say.nextStep(culture, trade)}
    </p>
  );
}

/** Who stands on a space. */
function Pins({ space }: { space: number }) {
  const { game } = useFame();
  const { names } = useTableTop();
  return (
    <span className="ff-pins">
      {game.players.map((player, seat) =>
        player.space === space ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <span key={seat} title={names[seat]} {...travelMarks(`pin:${seat}`, `space:${space}`)}>
            <SeatShape seat={seat} size={13} />
          </span>
        ) : null,
      )}
    </span>
  );
}
