/** A choice among the hours of a day. */

/** An hour of the day. */
export function HourChoice(props: { label: string; value: number; but?: number; choose: (hour: number) => void }) {
  return (
    <label className="pair">
      {props.label}
      <select className="select" value={props.value} onChange={(event) => props.choose(Number(event.target.value))}>
        {Array.from({ length: 24 }, (_, hour) => hour)
          .filter((hour) => hour !== props.but)
          .map((hour) => (
            <option key={hour} value={hour}>
              {`${String(hour).padStart(2, '0')}:00`}
            </option>
          ))}
      </select>
    </label>
  );
}
