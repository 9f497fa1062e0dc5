import type { InsertCardOrder } from '#contracts/insert-cards.schemas.ts';
import { deleteInsertCardOrder, insertCardQuantities, orderInsertCards } from '#contracts/insert-cards.ts';
import { settingsHref } from '#contracts/settings-addresses.ts';
import { ButtonForm } from '#site/forms/ButtonForm.island.tsx';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { LinkButton } from '#site/ui/Button.tsx';
import { ChoiceGroup, Radio } from '#site/ui/Choice.tsx';
import { Day } from '#site/ui/Day.tsx';
import { QrCode } from '#site/ui/QrCode.tsx';
import { Select } from '#site/ui/Select.tsx';

/** The page about the cards of this registry. */
const pageOf = (registryId: string, done?: 'made') => settingsHref('/registry/share/insert-cards', registryId, done);

interface Props {
  registryId: string;
  canShopPrint: boolean;
  refused?: RefusedForm | undefined;
}

export function OrderInsertCards({ registryId, canShopPrint, refused }: Props) {
  return (
    <Form
      endpoint={orderInsertCards}
      params={{ id: registryId }}
      name="cards"
      page={pageOf(registryId)}
      next={pageOf(registryId, 'made')}
      refused={refused}
      className="grid max-w-form gap-5"
    >
      <Select
        name="quantity"
        label="How many cards?"
        defaultValue="30"
        options={insertCardQuantities.map((quantity) => ({ value: String(quantity), label: String(quantity) }))}
      />
      {canShopPrint ? (
        <ChoiceGroup id="printedBy" label="Who prints them?">
          <Radio
            name="printedBy"
            value="family"
            label="I print them"
            hint="A PDF for Letter paper, ten cards on a page, or for any print shop."
            defaultChecked
          />
          <Radio
            name="printedBy"
            value="shop"
            label="I’d like the shop to print them"
            hint="We’ll pass it on to the shop’s team. They’ll email you about price and delivery. Nothing is charged here."
          />
        </ChoiceGroup>
      ) : (
        <p className="text-ink-soft">
          You get a PDF for Letter paper with ten cards on a page. Print it at home on card stock, or take it to any
          print shop.
        </p>
      )}
      <SubmitButton>Make my cards</SubmitButton>
    </Form>
  );
}

interface PreviewProps {
  names: string;
  url: string;
}

/** One card as it is printed: in paper colors, at night too. */
export function CardPreview({ names, url }: PreviewProps) {
  const [host, path] = url.replace(/^https?:\/\//, '').split(/(?=\/)/, 2);
  return (
    <figure className="grid content-start gap-2">
      <div className="grid aspect-[7/4] w-full max-w-88 scheme-light grid-cols-[1fr_auto] items-center gap-4 rounded-sm border border-line bg-raised p-5 text-ink shadow-lifted">
        <p className="grid min-w-0 gap-2">
          <span className="font-display text-xl leading-tight font-semibold wrap-anywhere">{names}</span>
          <span className="text-sm text-ink-soft">
            Our registry is at
            <span className="block wrap-anywhere text-ink">{host}</span>
            <span className="block wrap-anywhere text-ink">{path}</span>
          </span>
        </p>
        <QrCode text={url} label={`QR code for ${url}`} className="size-28" />
      </div>
      <figcaption className="text-sm text-ink-soft">3.5 × 2 inches</figcaption>
    </figure>
  );
}

export function InsertCardOrders({ registryId, orders }: { registryId: string; orders: InsertCardOrder[] }) {
  return (
    <ul className="grid gap-px overflow-hidden rounded-panel border border-line bg-line">
      {orders.map(({ id, quantity, printedBy, createdAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-2 bg-raised p-4">
          <p>
            <span className="font-semibold">{quantity} cards</span>{' '}
            <span className="text-sm text-ink-soft">
              {printedBy === 'shop' ? 'requested from the shop, ' : ''}
              <Day on={createdAt} />
            </span>
          </p>
          <div className="flex flex-wrap items-center">
            <LinkButton
              look="quiet"
              size="small"
              icon="print"
              href={`/registry/${registryId}/insert-cards.pdf?order=${id}`}
            >
              Open the PDF
            </LinkButton>
            <ButtonForm
              endpoint={deleteInsertCardOrder}
              params={{ id: registryId, order: id }}
              name={`delete-${id}`}
              page={pageOf(registryId)}
              next={pageOf(registryId)}
              look="quiet"
              size="small"
              label="Delete"
              of={`${quantity} cards`}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
