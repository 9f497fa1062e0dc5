import type { Template } from '#contracts/templates.schemas.ts';
import { LinkButton } from '#site/ui/Button.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { SampleRegistry } from './SampleRegistry.tsx';

interface Props {
  sample: Template | undefined;
}

/** Explains the product, beside a sample registry. Signed-in people are led on to their own registry. */
export function HomeHero({ sample }: Props) {
  return (
    <section className="relative isolate -mt-6 overflow-hidden bg-sky">
      <Hills />
      <div className="page-width grid grid-cols-1 gap-x-12 gap-y-10 pt-9 sm:pt-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] xl:gap-x-20">
        <div className="relative lg:pt-10 lg:pb-60">
          <Trees />
          <h1 className="text-4xl">
            <span className="signed-in:hidden">Everything your baby needs, on one list</span>
            <span className="signed-out:hidden">Welcome back</span>
          </h1>
          <div className="signed-in:hidden">
            <p className="mt-5 max-w-form text-lg text-ink-soft">
              Add gifts from any store, share one link, and see who’s giving what. We keep track, so you don’t have to.
            </p>
            <p className="mt-7 flex flex-wrap items-center gap-3">
              <LinkButton href="/registry/new" size="large">
                Create a registry
              </LinkButton>
              <LinkButton href="/find" size="large" look="secondary">
                Find a registry
              </LinkButton>
            </p>
            <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft">
              {['Free', 'Private until you share it', 'No tracking'].map((fact) => (
                <li key={fact} className="inline-flex items-center gap-1.5">
                  <Icon name="check" className="size-4 text-sage" />
                  {fact}
                </li>
              ))}
            </ul>
          </div>
          <div className="signed-out:hidden">
            <p className="mt-5 max-w-form text-lg text-ink-soft">
              Your list, your gifts, and what comes next are where you left them.
            </p>
            <p className="mt-7 flex flex-wrap items-center gap-3">
              <LinkButton href="/registry/home" size="large">
                Open my registry
              </LinkButton>
              <LinkButton href="/registry/add-items" size="large" look="secondary">
                Add items
              </LinkButton>
            </p>
            <p className="mt-4 flex flex-wrap gap-x-6">
              {ownPages.map(({ text, href }) => (
                <a key={href} href={href} className="inline-flex min-h-11 items-center underline underline-offset-4">
                  {text}
                </a>
              ))}
            </p>
          </div>
        </div>
        {sample && <SampleRegistry sample={sample} />}
      </div>
    </section>
  );
}

const ownPages = [
  { text: 'Gift tracker', href: '/registry/gift-tracker' },
  { text: 'My checklist', href: '/registry/checklist' },
  { text: 'Gifts I’m giving', href: '/reservations' },
];

/** Three trees on the hills, where the text leaves room. */
function Trees() {
  return (
    <svg
      viewBox="0 0 320 150"
      aria-hidden="true"
      className="pointer-events-none absolute start-4 bottom-12 -z-10 hidden w-96 lg:block"
    >
      {trees.map(([x, y, size]) => (
        <g key={x}>
          <path className="fill-trunk" d={`M${x - size / 24} ${y - size * 0.6}h${size / 12}V${y}h-${size / 12}Z`} />
          <ellipse className="fill-tree" cx={x} cy={y - size * 0.72} rx={size * 0.3} ry={size * 0.4} />
          <ellipse
            className="fill-tree-light"
            cx={x - size * 0.08}
            cy={y - size * 0.8}
            rx={size * 0.15}
            ry={size * 0.2}
          />
        </g>
      ))}
    </svg>
  );
}

const trees = [
  [44, 128, 100],
  [112, 140, 70],
  [268, 146, 84],
] as const;

/** Hills under the registry, as wide as the window. They use the theme's tints, so they have night colors too. */
function Hills() {
  return (
    <svg
      viewBox="0 0 1440 320"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 -z-10 h-64 w-full lg:h-72"
    >
      <path className="fill-butter" d="M0 150C240 40 520 60 760 130s470 40 680-50v240H0Z" />
      <path className="fill-sage-soft" d="M0 210C260 120 470 250 760 200s440-110 680-40v160H0Z" />
      <path className="fill-mint" d="M0 270c220-70 500-40 740-10s480-10 700-60v120H0Z" />
    </svg>
  );
}
