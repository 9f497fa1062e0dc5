import type { ReactNode } from 'react';
import { Icon } from '#site/ui/Icon.tsx';
import type { ShownProduct } from '#site/ui/ProductCard.tsx';
import { QrCode } from '#site/ui/QrCode.tsx';
import type { QrDrawing } from '#site/ui/qr-drawing.ts';

interface Props {
  /** A sample registry address, and its QR code. */
  address: string;
  code: QrDrawing;
  /** Products in the small lists; a line without its product is left out. */
  products: readonly (ShownProduct | undefined)[];
}

/** Three steps, each with a part of the product as it looks in use. */
export function HowItWorks({ address, code, products: [first, second, third] }: Props) {
  return (
    <section className="page-width pt-16 lg:pt-20" aria-labelledby="how">
      <h2 id="how" className="text-3xl">
        How it works
      </h2>
      <ol className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-10 lg:grid-cols-3 lg:gap-y-0">
        <Step
          tint="bg-blush"
          title="1. Put it all on one list"
          text="Add from our shop, or paste a link from any other store. Cash funds, group gifts, and a hand with the laundry count, too."
        >
          <span className="flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-raised px-4 text-ink-soft text-sm">
            <Icon name="link" className="size-4.5 text-accent" />
            <span className="truncate">toyshop.example/wooden-blocks</span>
          </span>
          {first && <Line product={first} note="Added from toyshop.example" end={<Added />} />}
        </Step>
        <Step
          tint="bg-butter"
          title="2. Share one link"
          text="Send it, print it on the invitation, or show the code at the shower. You choose who can find your list, and what they see."
        >
          <span className="flex items-center gap-4 rounded-card bg-raised p-4">
            <QrCode text={address} label="" drawing={code} className="size-24 shrink-0" />
            <span className="min-w-0">
              <span className="block font-display font-semibold text-lg leading-tight">Our little one</span>
              <span className="block wrap-anywhere text-ink-soft text-sm">{address}</span>
            </span>
          </span>
        </Step>
        <Step
          tint="bg-mint"
          title="3. Nothing arrives twice"
          text="A gift is taken the moment someone reserves it. Afterward, you know whom to thank, and for what."
        >
          {second && <Line product={second} note="Reserved" end={<Added />} />}
          {third && (
            <Line
              product={third}
              note="Three people so far"
              end={<span className="text-ink-soft text-sm tabular-nums">75%</span>}
            />
          )}
        </Step>
      </ol>
    </section>
  );
}

interface StepProps {
  title: string;
  text: string;
  tint: string;
  /** A picture made of HTML text; `text` describes it. */
  children: ReactNode;
}

function Step({ title, text, tint, children }: StepProps) {
  return (
    <li className="flex min-w-0 flex-col lg:row-span-3 lg:grid lg:grid-rows-subgrid">
      <div
        aria-hidden="true"
        className={`grid min-h-44 grid-cols-[minmax(0,1fr)] content-center gap-3 rounded-panel p-5 ${tint}`}
      >
        {children}
      </div>
      <h3 className="mt-4 text-xl">{title}</h3>
      <p className="mt-1.5 text-ink-soft">{text}</p>
    </li>
  );
}

function Line({ product: { imageUrl, title }, note, end }: { product: ShownProduct; note: string; end: ReactNode }) {
  return (
    <span className="flex items-center gap-3 rounded-card bg-raised p-2.5 pe-4">
      <img
        src={imageUrl}
        alt=""
        width="600"
        height="600"
        loading="lazy"
        className="size-12 rounded-md bg-picture object-cover night:opacity-90"
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold text-sm">{title}</span>
        <span className="block truncate text-ink-soft text-xs">{note}</span>
      </span>
      {end}
    </span>
  );
}

const Added = () => <Icon name="done" className="size-6 text-success" />;
