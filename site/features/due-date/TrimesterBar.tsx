import { addDays, type Day, daysBetween } from '#rules/days.ts';
import { dayOfGestation, pregnancyDays, trimesterWeeks } from '#rules/due-dates.ts';
import { shortDayText } from './due-date-text.ts';

const names = ['First trimester', 'Second trimester', 'Third trimester'];
const fills = ['fill-chart-gold', 'fill-chart-moss', 'fill-chart-teal'];
const ends = [trimesterWeeks[1] * 7, trimesterWeeks[2] * 7, pregnancyDays];
const begins = trimesterWeeks.map((week) => week * 7);
const height = 20;

/** The three trimesters as one bar with today marked; the text below says the same. */
export function TrimesterBar({ dueDate, today }: { dueDate: Day; today: Day }) {
  const daysAlong = pregnancyDays - daysBetween(today, dueDate);
  const isUnderWay = daysAlong >= 0 && daysAlong <= pregnancyDays;
  return (
    <div>
      <svg
        viewBox={`0 -6 ${pregnancyDays} ${height + 12}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mb-2 block h-9 w-full overflow-visible"
      >
        {begins.map((begin, index) => (
          <rect
            key={begin}
            x={begin + (index === 0 ? 0 : 0.8)}
            width={ends[index]! - begin - (index === 0 ? 0 : 0.8)}
            height={height}
            className={fills[index]}
          />
        ))}
        {isUnderWay && (
          <line
            x1={daysAlong}
            x2={daysAlong}
            y1="-5"
            y2={height + 5}
            vectorEffect="non-scaling-stroke"
            strokeWidth="5"
            strokeLinecap="round"
            className="stroke-ink"
          />
        )}
      </svg>
      <ol className="grid grid-cols-[14fr_14fr_12fr] gap-x-2 text-xs sm:text-sm">
        {names.map((name, index) => {
          const isNow = isUnderWay && daysAlong >= begins[index]! && (daysAlong < ends[index]! || index === 2);
          const first = dayOfGestation(dueDate, { weeks: trimesterWeeks[index]! });
          const last =
            index === 2 ? dueDate : addDays(dayOfGestation(dueDate, { weeks: trimesterWeeks[index + 1]! }), -1);
          return (
            <li
              key={name}
              aria-current={isNow ? 'step' : undefined}
              className="aria-[current=step]:text-ink text-ink-soft"
            >
              <span className="block font-semibold">{name}</span>
              <span className="block">
                {shortDayText(first)} to {shortDayText(last)}
              </span>
              {isNow && <span className="block font-semibold text-accent">Today</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
