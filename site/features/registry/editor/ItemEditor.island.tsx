import { use, useState } from 'react';
import type { OutputOf } from '#contracts/endpoint.ts';
import type { FormFields } from '#contracts/form-fields.ts';
import type { RegItem } from '#contracts/registries.schemas.ts';
import { changeItem } from '#contracts/registries.ts';
import type { RegistryCategory } from '#contracts/registry-categories.schemas.ts';
import { amountText, type Money } from '#rules/money.ts';
import { givenAsOf, mayStandIn } from '#rules/registry-categories.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { useInitialValues } from '#site/forms/use-initial-values.ts';
import { Button } from '#site/ui/Button.tsx';
import { Checkbox } from '#site/ui/Choice.tsx';
import { describedBy, FieldError, FormState, labelClass, useTyped, useTypedRows } from '#site/ui/Field.tsx';
import { Select } from '#site/ui/Select.tsx';
import { Textarea, TextInput } from '#site/ui/TextInput.tsx';
import { ItemPicture } from '../ItemPicture.tsx';
import { PhotoForm } from '../PhotoForm.island.tsx';
import { editItemPage } from './editor-pages.ts';

interface Props {
  item: RegItem;
  categories: readonly Pick<RegistryCategory, 'id' | 'title'>[];
  refused?: RefusedForm | undefined;
  /** In a drawer; the editor's own page leads to the registry instead. */
  onSaved?: ((answer: OutputOf<typeof changeItem>, fields: FormFields) => void) | undefined;
  onEdited?: (() => void) | undefined;
  refusedPhoto?: RefusedForm | undefined;
  /** A new photo is already saved to the gift. */
  onPhoto?: ((url: string) => void) | undefined;
}

export const editFormName = 'edit-item';
const offersMost = 10;
const typedText = (price: Money | null) => (price === null ? '' : amountText(price));

/** Everything that a member may edit about a gift. The shop's data about its own products can't be edited. */
export function ItemEditor({ item, categories, refused, refusedPhoto, onSaved, onEdited, onPhoto }: Props) {
  const isOfShop = item.kind === 'product';
  // Money has no size, no quantity and no other store.
  const isFund = item.kind === 'cash_fund';
  const places = categories.filter(({ id }) => id === item.categoryId || mayStandIn(givenAsOf(item.kind), id));
  const isTaken = item.left < item.quantity;
  const was = useInitialValues(initialValuesOf(item), refused);
  return (
    <div onInput={onEdited} onChange={onEdited} className="grid gap-5">
      {!isOfShop && (
        <PhotoForm
          label="Photo"
          purpose="item"
          registryId={item.registryId}
          itemId={item.id}
          shownUrl={item.imgUrl}
          page={editItemPage(item)}
          refused={refusedPhoto}
          onDone={onPhoto}
        />
      )}
      <Form
        was={was}
        endpoint={changeItem}
        params={{ id: item.registryId, item: item.id }}
        name={editFormName}
        page={editItemPage(item)}
        refused={refused}
        leadsTo={({ regItem }) => `/list/${regItem.registryId}?done=changed#gift-${regItem.id}`}
        {...(onSaved && { onDone: onSaved })}
      >
        {isOfShop ? (
          <div className="grid grid-cols-[4.5rem_1fr] items-center gap-4">
            <ItemPicture url={item.imgUrl} />
            <p className="min-w-0 font-semibold wrap-anywhere">
              {item.path ? (
                <a href={item.path} className="underline underline-offset-4 hover:text-accent">
                  {item.title}
                </a>
              ) : (
                item.title
              )}
            </p>
          </div>
        ) : (
          <>
            <TextInput name="title" label="What is it?" maxLength={200} defaultValue={item.title} />
            {item.kind === 'external' && <ExternalFields item={item} />}
          </>
        )}
        <div className={isFund ? 'grid' : 'grid grid-cols-[7rem_1fr] items-end gap-4'}>
          {!isFund && (
            <TextInput name="quantity" label="How many" type="number" min={1} max={99} defaultValue={item.quantity} />
          )}
          <Select
            name="categoryId"
            label="Section"
            defaultValue={String(item.categoryId)}
            options={places.map(({ id, title }) => ({ value: String(id), label: title }))}
          />
        </div>
        {!isFund && (
          <div className="grid grid-cols-2 gap-4">
            <TextInput name="size" label="Size" optional maxLength={40} defaultValue={item.size ?? ''} />
            <TextInput name="color" label="Color" optional maxLength={40} defaultValue={item.color ?? ''} />
          </div>
        )}
        <Textarea
          name="note"
          label="Note for your guests"
          optional
          maxLength={500}
          defaultValue={item.note}
          hint={isFund ? 'What it’s for, in a sentence.' : 'Why this one, which color, what it’s for.'}
        />
        <div>
          {/* The last of two fields with the same name counts: the checkbox, if it is checked. */}
          <input type="hidden" name="mustHave" value="false" />
          <Checkbox
            name="mustHave"
            value="true"
            label="Must-have"
            hint="Guests see a heart on it."
            defaultChecked={item.mustHave}
          />
          {!isFund && (
            <>
              <input type="hidden" name="secondHandWelcome" value="false" />
              <Checkbox
                name="secondHandWelcome"
                value="true"
                label="Secondhand is welcome"
                defaultChecked={item.secondHandWelcome}
              />
            </>
          )}
        </div>
        {item.kind !== 'idea' && !isFund && <OfferFields item={item} />}
        {isTaken && (
          <div className="rounded-card bg-butter px-4 py-1">
            <Checkbox
              name="evenIfTaken"
              value="true"
              label="Someone has already taken this. Save it anyway, and let them know what changed, unless I wrote it down for them."
            />
          </div>
        )}
        <div className="sticky bottom-0 -mx-1 bg-paper px-1 py-3">
          <SubmitButton wide>Save</SubmitButton>
        </div>
      </Form>
    </div>
  );
}

/** As the fields of the form say it. */
const initialValuesOf = ({ kind, title, url, storeName, price, offers, ...item }: RegItem) => ({
  note: item.note,
  size: item.size,
  color: item.color,
  quantity: item.quantity,
  categoryId: item.categoryId,
  mustHave: item.mustHave,
  secondHandWelcome: item.secondHandWelcome,
  offers: offers.map((offer) => ({ url: offer.url, storeName: offer.storeName, price: offer.price })),
  ...(kind !== 'product' && { title }),
  ...(kind === 'external' && { url, storeName, price }),
});

function ExternalFields({ item }: { item: RegItem }) {
  // A refused price is shown again in the currency in which it was typed.
  const currency = useTyped('currency')?.at(-1) ?? item.price?.currency ?? 'USD';
  return (
    <>
      <TextInput name="url" label="Link" inputMode="url" maxLength={2000} defaultValue={item.url ?? ''} />
      <input name="currency" defaultValue={currency} hidden readOnly />
      <div className="grid grid-cols-2 gap-4">
        <TextInput
          name="price"
          label="Price"
          optional
          inputMode="decimal"
          maxLength={20}
          defaultValue={typedText(item.price)}
        />
        <TextInput name="storeName" label="Store" optional maxLength={80} defaultValue={item.storeName ?? ''} />
      </div>
    </>
  );
}

interface OfferLine {
  key: number;
  storeName: string;
  url: string;
  price: string;
  currency: string;
}

/** Other stores that have it: a line each, and one more that is empty. */
function OfferFields({ item }: { item: RegItem }) {
  const usual = item.price?.currency ?? 'USD';
  const empty = (key: number): OfferLine => ({ key, storeName: '', url: '', price: '', currency: usual });
  const posted = useTypedRows('offerUrl', 'offerStore', 'offerPrice', 'offerCurrency');
  const [lines, setLines] = useState<OfferLine[]>(() => [
    ...(posted?.map((row, key) => ({
      key,
      storeName: row.offerStore,
      url: row.offerUrl,
      price: row.offerPrice,
      currency: row.offerCurrency,
    })) ??
      item.offers.map(({ storeName, url, price }, key) => ({
        key,
        storeName,
        url,
        price: typedText(price),
        currency: price?.currency ?? usual,
      }))),
    ...(posted === null && item.offers.length < offersMost ? [empty(item.offers.length)] : []),
  ]);
  const form = use(FormState);
  const error = form.errors.offers;
  return (
    <fieldset
      name="offers"
      className="grid gap-3"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page was asked for by sending this form
      autoFocus={form.focused === 'offers'}
      aria-describedby={describedBy('offers', { error })}
    >
      <legend className={`${labelClass} mb-1`}>Other stores that have it</legend>
      {error && <FieldError id="offers">{error}</FieldError>}
      <input type="hidden" name="offersShown" value="yes" />
      {lines.map(({ key, storeName, url, price, currency }, index) => {
        const of = index === 0 ? '' : ` ${index + 1}`;
        return (
          <div key={key} className="grid gap-3 rounded-card border border-line p-3">
            {/* Not of the type hidden: it is kept with the price while that is not saved. */}
            <input name="offerCurrency" defaultValue={currency} hidden readOnly />
            <TextInput
              id={`offer-url-${key}`}
              name="offerUrl"
              index={index}
              label={`Link to store${of}`}
              optional
              inputMode="url"
              maxLength={2000}
              placeholder="https://"
              defaultValue={url}
            />
            <div className="grid grid-cols-2 items-end gap-3">
              <TextInput
                id={`offer-store-${key}`}
                name="offerStore"
                index={index}
                label={`Name of store${of}`}
                optional
                maxLength={80}
                defaultValue={storeName}
              />
              <TextInput
                id={`offer-price-${key}`}
                name="offerPrice"
                index={index}
                label={`Price at store${of}`}
                optional
                inputMode="decimal"
                maxLength={20}
                defaultValue={price}
              />
            </div>
          </div>
        );
      })}
      {lines.length < offersMost && (
        <Button
          look="quiet"
          size="small"
          icon="add"
          data-adds="offerUrl"
          className="-ms-4 justify-self-start not-scripted:hidden"
          onClick={() => setLines((before) => [...before, empty((before.at(-1)?.key ?? -1) + 1)])}
        >
          Another store
        </Button>
      )}
    </fieldset>
  );
}
