import { type DiaperPlan, type DiaperSize, diaperSizes } from '#rules/diapers.ts';

const fills: Record<DiaperSize, string> = {
  Newborn: 'fill-chart-clay',
  'Size 1': 'fill-chart-gold',
  'Size 2': 'fill-chart-moss',
  'Size 3': 'fill-chart-teal',
  'Size 4': 'fill-chart-plum',
  'Size 5': 'fill-chart-bark',
};
const swatchFills: Record<DiaperSize, string> = {
  Newborn: 'bg-chart-clay',
  'Size 1': 'bg-chart-gold',
  'Size 2': 'bg-chart-moss',
  'Size 3': 'bg-chart-teal',
  'Size 4': 'bg-chart-plum',
  'Size 5': 'bg-chart-bark',
};
export const swatchClass = (size: DiaperSize): string => `rounded-sm ${swatchFills[size]}`;

const [width, height, axis] = [640, 200, 28];
const countMax = 70;

/** Diapers a week, each bar in the color of its size. The table beside it says the same. */
export function DiaperChart({ plan: { weeks, sizes } }: { plan: DiaperPlan }) {
  const step = width / weeks.length;
  const first = weeks[0]!.ageWeeks;
  const every = Math.max(1, Math.ceil(weeks.length / 12));
  const summary = sizes
    .map(({ size, weeks }) => `${size} for ${weeks} ${weeks === 1 ? 'week' : 'weeks'}`)
    .join(', then ');
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height + axis}`}
        role="img"
        aria-label={`Diapers each week: ${summary}.`}
        className="w-full"
      >
        {weeks.map(({ ageWeeks, size, count }, index) => {
          const tall = (count / countMax) * height;
          return (
            <rect
              key={ageWeeks}
              x={index * step + step * 0.06}
              y={height - tall}
              width={step * 0.88}
              height={tall}
              className={fills[size]}
            />
          );
        })}
        <line x1="0" x2={width} y1={height} y2={height} className="stroke-line-strong" />
        {weeks
          .filter((_, index) => index % every === 0)
          .map(({ ageWeeks }) => (
            // In units of the drawing, which a phone shows at half size.
            <text
              key={ageWeeks}
              x={(ageWeeks - first) * step}
              y={height + 21}
              className="fill-ink-soft text-xl sm:text-xs"
            >
              {ageWeeks}
            </text>
          ))}
      </svg>
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 pt-2 text-ink-soft text-sm">
        <span>Diapers each week, by weeks of age</span>
        {diaperSizes
          .filter((size) => sizes.some((one) => one.size === size))
          .map((size) => (
            <span key={size} className="inline-flex items-center gap-2">
              <span aria-hidden="true" data-mark className={`size-3.5 ${swatchClass(size)}`} />
              {size}
            </span>
          ))}
      </figcaption>
    </figure>
  );
}
