import { LinkButton } from '#site/ui/Button.tsx';
import { Icon, type IconName } from '#site/ui/Icon.tsx';

interface Props {
  /** The amount from which shipping is free, as text. */
  freeFrom: string;
  returnMonths: number;
}

/** The end of the shop's home: why to shop here, and the two ways to a registry. */
export function LandingEnd({ freeFrom, returnMonths }: Props) {
  return (
    <>
      <section className="mt-20 rounded-panel bg-sunken px-5 py-12 sm:px-10" aria-labelledby="why">
        <h2 id="why" className="mb-8 text-center text-2xl">
          Why shop here
        </h2>
        <ul className="grid gap-8 sm:grid-cols-3">
          <Reason icon="heart" title="Gear for every stage">
            From the first ride home to first steps. Compare sizes, materials, prices, and ratings side by side.
          </Reason>
          <Reason icon="shipping" title="Free shipping, free returns">
            {`Shipping is free on orders of ${freeFrom} or more. Returns are free for ${returnMonths} months, unopened and in the original packaging.`}
          </Reason>
          <Reason icon="people" title="Help choosing">
            Short guides and a checklist tell you what fits, what you still need, and what can wait.
          </Reason>
        </ul>
      </section>
      <div className="mt-8 grid gap-5 sm:grid-cols-2">
        <section className="flex flex-col items-start gap-3 rounded-panel bg-blush p-6 sm:p-10">
          <h2 className="text-2xl">Create a registry</h2>
          <p className="text-ink-soft">One list for gifts from any store, with one link to share.</p>
          <LinkButton href="/registry/new" className="mt-2">
            Get Started
          </LinkButton>
        </section>
        <section className="flex flex-col items-start gap-3 rounded-panel bg-sky p-6 sm:p-10">
          <h2 className="text-2xl">Find a registry</h2>
          <p className="text-ink-soft">
            Search by name plus one more thing you know: the month, the city, or the code on the invitation.
          </p>
          <LinkButton href="/find" look="secondary" className="mt-2">
            Find Registry
          </LinkButton>
        </section>
      </div>
    </>
  );
}

function Reason({ icon, title, children }: { icon: IconName; title: string; children: string }) {
  return (
    <li className="flex flex-col items-center text-center">
      <span className="mb-3 grid size-14 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon name={icon} className="size-6" />
      </span>
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1.5 max-w-[36ch] text-ink-soft text-sm">{children}</p>
    </li>
  );
}
