import { type DiaperPlan, type DiaperSize, diaperSizes } from '#rules/diapers.ts';

const fills: Record<DiaperSize, string> = {
  Newborn: 'fill-blush',
  'Size 1': 'fill-butter',
  'Size 2': 'fill-mint',
  'Size 3': 'fill-sky',
  'Size 4': 'fill-accent-soft',
  'Size 5': 'fill-sage-soft',
};
/** At night the grounds of panels are too alike to tell sizes apart. */
const lighterAtNight = 'night:brightness-200 night:saturate-150';
const swatchFills: Record<DiaperSize, string> = {
  Newborn: 'bg-blush',
  'Size 1': 'bg-butter',
  'Size 2': 'bg-mint',
  'Size 3': 'bg-sky',
  'Size 4': 'bg-accent-soft',
  'Size 5': 'bg-sage-soft',
};
export const swatchClass = (size: DiaperSize): string =>
  `rounded-sm border border-line-strong ${swatchFills[size]} ${lighterAtNight}`;

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
        <g className={lighterAtNight}>
          {weeks.map(({ ageWeeks, size, count }, index) => {
            const tall = (count / countMax) * height;
            return (
              <rect
                key={ageWeeks}
                x={index * step + step * 0.06}
                y={height - tall}
                width={step * 0.88}
                height={tall}
                className={`${fills[size]} stroke-line-strong`}
                strokeWidth="1"
              />
            );
          })}
        </g>
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
