import type { GroupGift, GroupGiftFunds } from '#contracts/group-gifts.schemas.ts';
import { changeGroupGift, redeemGroupGift } from '#contracts/group-gifts.ts';
import type { RegItem } from '#contracts/registries.schemas.ts';
import { bufferOf, groupGiftCurrency } from '#rules/group-gifts.ts';
import { ButtonForm } from '#site/forms/ButtonForm.island.tsx';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { ChoiceGroup, Radio } from '#site/ui/Choice.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { Progress } from '#site/ui/Progress.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { TestPayment } from './GroupShareForm.island.tsx';
import { raisedText, short } from './payment-text.ts';

interface Props {
  item: RegItem;
  /** The amount that can be redeemed; null where the surprise setting hides it, or where nothing is collected yet. */
  fund: GroupGiftFunds | null;
  page: string;
  refused: Readonly<Record<'open' | 'change' | 'close' | 'redeem', RefusedForm | undefined>>;
}

const headingClass = 'text-xl';

/** Turns a group gift on, shows what it has collected, redeems it and closes it. */
export function GroupGiftOwner({ item, fund, page, refused }: Props) {
  const gift = item.groupGift;
  const params = { id: item.registryId, item: item.id };
  if (gift === null) return <TurnOn item={item} params={params} page={page} refused={refused.open} />;
  const isRunning = gift.state === 'open' || gift.state === 'funded';
  const isUndecided = gift.outcome === null && gift.state !== 'redeemed';
  return (
    <div className="grid gap-8">
      <Sum gift={gift} />
      {gift.isTest && isRunning && <TestPayment />}
      {fund && <Redeem fund={fund} isRunning={isRunning} page={page} refused={refused.redeem} />}
      {gift.contributions.length > 0 && <Givers gift={gift} />}
      {isRunning && item.kind !== 'product' && (
        <section aria-labelledby="raise" className="grid gap-3">
          <h2 id="raise" className={headingClass}>
            Raise the price
          </h2>
          <Form
            endpoint={changeGroupGift}
            params={params}
            name="change"
            page={page}
            next={page}
            refused={refused.change}
          >
            <input type="hidden" name="action" value="change" />
            <TextInput
              name="priceCents"
              label="New price"
              hint="You can only raise it, because people may have chipped in already."
              inputMode="decimal"
              maxLength={20}
              placeholder={short(gift.price)}
            />
            <SubmitButton look="secondary">Save the price</SubmitButton>
          </Form>
        </section>
      )}
      {isUndecided && (
        <section aria-labelledby="close" className="grid gap-3">
          <h2 id="close" className={headingClass}>
            {gift.state === 'closed' ? 'What happens with the money?' : 'Close this group gift'}
          </h2>
          <Form endpoint={changeGroupGift} params={params} name="close" page={page} next={page} refused={refused.close}>
            <input type="hidden" name="action" value="close" />
            <ChoiceGroup id="outcome" label="What happens to the rest" hint="We’ll tell everyone who gave.">
              <Radio name="outcome" value="credit" label="Store credit for you" defaultChecked />
              <Radio name="outcome" value="refund" label="A refund for everyone who gave" />
            </ChoiceGroup>
            <SubmitButton look="danger">Close the group gift</SubmitButton>
          </Form>
        </section>
      )}
      {fund && fund.ledger.length > 0 && <Ledger fund={fund} />}
    </div>
  );
}

function TurnOn({
  item,
  params,
  page,
  refused,
}: {
  item: RegItem;
  params: { id: string; item: string };
  page: string;
  refused: RefusedForm | undefined;
}) {
  // No currency is converted: a price in another currency has to be entered in dollars.
  const price = item.price?.currency === groupGiftCurrency ? item.price : null;
  return (
    <div className="grid gap-5">
      <p>
        Let several people give this together. They chip in what they like until the price
        {price && ` of ${short(price)}`} is reached, with 10% more for tax and shipping
        {price && ` (${short({ ...price, amount: bufferOf(price.amount) })})`}. Then it’s yours as store credit.
      </p>
      {price === null ? (
        <Form endpoint={changeGroupGift} params={params} name="open" page={page} next={page} refused={refused}>
          <input type="hidden" name="action" value="open" />
          <TextInput name="priceCents" label="Price" inputMode="decimal" maxLength={20} placeholder="$" />
          <SubmitButton>Turn on group gifting</SubmitButton>
        </Form>
      ) : (
        <ButtonForm
          endpoint={changeGroupGift}
          params={params}
          name="open"
          page={page}
          next={page}
          refused={refused}
          fields={{ action: 'open' }}
          label="Turn on group gifting"
        />
      )}
    </div>
  );
}

const Sum = ({ gift }: { gift: GroupGift }) => (
  <section aria-label="What was given" className="grid gap-2">
    <Progress
      label={
        gift.state === 'funded'
          ? 'Fully funded'
          : gift.state === 'redeemed'
            ? 'Redeemed'
            : gift.state === 'closed'
              ? 'Closed'
              : 'Given so far'
      }
      value={gift.raised?.amount ?? 0}
      max={gift.goal.amount}
      words={raisedText(gift.raised, gift.goal) ?? undefined}
    />
    <p className="text-sm text-ink-soft">
      {short(gift.price)} and {short(gift.buffer)} for tax and shipping
    </p>
    {gift.raised === null && <p className="text-sm text-ink-soft">What people give is a surprise.</p>}
    {gift.endedBy === 'arrival' && <p className="text-sm">It ended 90 days after the arrival.</p>}
    {gift.endedBy === 'product' && <p className="text-sm">It ended because the product isn’t sold anymore.</p>}
  </section>
);

function Redeem({
  fund,
  isRunning,
  page,
  refused,
}: {
  fund: GroupGiftFunds;
  isRunning: boolean;
  page: string;
  refused: RefusedForm | undefined;
}) {
  return (
    <section aria-labelledby="redeem" className="grid gap-3">
      <h2 id="redeem" className={headingClass}>
        Take it as store credit
      </h2>
      <p>
        {short(fund.balance)} can be redeemed{fund.redeemed.amount > 0 && `, ${short(fund.redeemed)} already was`}.
      </p>
      {isRunning && fund.balance.amount > 0 && (
        <Form endpoint={redeemGroupGift} name="redeem" page={page} next={page} refused={refused}>
          <input type="hidden" name="groupGiftId" value={fund.groupGiftId} />
          <TextInput
            name="amountCents"
            label="How much"
            hint="All of it, or a part. The rest stays here."
            inputMode="decimal"
            maxLength={20}
            defaultValue={(fund.balance.amount / 100).toFixed(2)}
          />
          <SubmitButton>Redeem</SubmitButton>
        </Form>
      )}
    </section>
  );
}

const Givers = ({ gift }: { gift: GroupGift }) => (
  <section aria-labelledby="givers" className="grid gap-3">
    <h2 id="givers" className={headingClass}>
      Who chipped in
    </h2>
    <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line">
      {gift.contributions.map((one) => (
        <li key={one.contributionId} className="grid gap-1 bg-raised p-4">
          <p className="font-semibold">
            {short(one.amount)} from {one.name ?? 'somebody'}
            {one.refund.amount > 0 && `, ${short(one.refund)} refunded`}
          </p>
          {one.message && <p className="whitespace-pre-line wrap-anywhere text-sm italic">{one.message}</p>}
        </li>
      ))}
    </ul>
  </section>
);

const movements = {
  authorise: 'Promised by card',
  capture: 'Collected',
  release: 'Released, not charged',
  refund: 'Refunded',
  redeem: 'Taken as store credit',
} as const;
const dayOf = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

const Ledger = ({ fund }: { fund: GroupGiftFunds }) => (
  <details className="group rounded-card border border-line px-4 py-1">
    <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 font-semibold hover:text-accent">
      All activity
      <Icon name="down" className="size-5 text-ink-soft transition-transform group-open:rotate-180" />
    </summary>
    <table className="mt-2 mb-3 w-full text-sm">
      <thead>
        <tr className="text-start text-ink-soft">
          <th className="py-1 text-start font-medium">Day</th>
          <th className="py-1 text-start font-medium">What</th>
          <th className="py-1 text-end font-medium">Amount</th>
        </tr>
      </thead>
      <tbody>
        {fund.ledger.map(({ kind, amount, at }, index) => (
          <tr key={index} className="border-t border-line">
            <td className="py-2">{dayOf.format(at)}</td>
            <td className="py-2">{movements[kind]}</td>
            <td className="py-2 text-end tabular-nums">{short(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
