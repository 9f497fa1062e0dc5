import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { lazyChunk } from '#site/errors/lazy-chunk.ts';
import { buttonClass, LinkButton } from '#site/ui/Button.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { QuantityStepper } from '#site/ui/QuantityStepper.tsx';
import { Select } from '#site/ui/Select.tsx';
import { addText, type ProductKind } from './add-text.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { savePendingItem, takePendingItem } from './pending-item.ts';
import { isConfirmed, useAddToRegistry } from './use-add-to-registry.ts';
import { $chosenRegistryId, useOwnRegistry } from './use-own-registry.ts';

export type { ProductKind } from './add-text.ts';

interface Props {
  productId: number;
  /** Generic product id. */
  gpId: number;
  /** With the variant where there are several: "Shore City Stroller, Sage". */
  title: string;
  /** The page of this variant, to which signing up leads back. */
  path: string;
  kind: ProductKind;
  /** Includes the quantity, the choice among several registries, and a note. */
  full?: boolean | undefined;
  /** For a card in a grid. */
  small?: boolean | undefined;
  /** Another button of the page is for the same product; that one adds the item that waited for an account or a registry. */
  isSecond?: boolean | undefined;
  /** Where a page asks for the quantity once for several buttons; `onQuantityChange` goes to the full one, which asks. */
  quantity?: number | undefined;
  onQuantityChange?: ((quantity: number) => void) | undefined;
}

/** Few products are funds, so few pages load it. */
const CashFundDrawer = lazyChunk(
  'cash fund',
  async () => (await import('#site/features/funds/CashFundDrawer.tsx')).CashFundDrawer,
);

const quietClass = 'min-h-11 items-center font-semibold text-sm underline underline-offset-4';

/**
 * "Add to registry": for a visitor a link to sign-up, after which the product is added. For a signed-in person a button that adds at once;
 * without script, on a page of its own. The HTML is the same for everybody, so it contains both and a style shows one.
 */
export function AddToRegistry(props: Props) {
  const {
    productId,
    gpId,
    title,
    path,
    kind,
    full = false,
    small = false,
    isSecond = false,
    quantity: givenQuantity,
  } = props;
  const [ownQuantity, setOwnQuantity] = useState(1);
  const [isNoteOpen, setIsNoteOpen] = useState(false);
  const [isFundOpen, setIsFundOpen] = useState(false);
  const addedLink = useRef<HTMLAnchorElement>(null);
  const quantity = givenQuantity ?? ownQuantity;

  const { registries, registry, products } = useOwnRegistry();
  const { add, isPending } = useAddToRegistry({ returnPath: path, onAdded: () => setIsNoteOpen(false) });
  const item = { productId, gpId, title };
  const added = products?.find((product) => product.productId === productId);

  const isKnown = Boolean(registries);
  useEffect(() => {
    if (!isKnown || isSecond) return;
    const pending = takePendingItem(productId);
    // A visitor who comes back without having created a registry has changed their mind.
    if (pending === null || (registry === null && pending.waitsFor === 'registry')) return;
    void add({ ...item, quantity: pending.quantity, note: pending.note });
  }, [isKnown, isSecond, productId]);

  const hasPressed = useRef(false);
  const isAdded = added !== undefined;
  useEffect(() => {
    // The pressed button is gone: the focus goes to the link that replaces it.
    if (isAdded && hasPressed.current) addedLink.current?.focus();
    hasPressed.current = false;
  }, [isAdded]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (kind.isCashFund) return setIsFundOpen(true);
    hasPressed.current = true;
    void add({ ...item, quantity });
  };

  const { add: words, countable } = addText(kind);
  // A page shows many of these buttons: their text is short, and their accessible names tell them apart.
  const shownText = small ? 'Add to registry' : words;
  const name = small ? `${shownText}: ${title}` : undefined;
  const size = full ? 'large' : small ? 'small' : 'medium';
  const wideClass = `${buttonClass({ wide: true, size })} min-w-0 ${small ? 'max-sm:px-2' : 'max-sm:px-4 max-sm:text-base'}`;
  const giftIcon = <Icon name="gift" className={small ? 'size-5 max-sm:hidden' : 'size-5'} />;
  const fundPage = `/registry/add-cash-fund?product=${productId}`;
  const registryPath = registry === null ? '/registry/home' : `/list/${registry.id}`;

  return (
    <div data-product={productId}>
      {full && registries && registries.length > 1 && (
        <div className="mb-3">
          <Select
            id="which-registry"
            name="registryId"
            label="Add to"
            options={registries.map(({ id, title }) => ({ value: id, label: title }))}
            value={registry?.id}
            onChange={({ target }) => $chosenRegistryId.set(target.value)}
          />
        </div>
      )}
      <form
        method="get"
        action={kind.isCashFund ? '/registry/add-cash-fund' : `/registry/add-product/${productId}`}
        className="flex items-center gap-3 max-[22rem]:flex-wrap"
        onSubmit={submit}
      >
        {kind.isCashFund && <input type="hidden" name="product" value={productId} />}
        {full && countable && !isAdded && (
          <QuantityStepper
            name="quantity"
            label={`Quantity of ${title}`}
            defaultValue={quantity}
            onChange={props.onQuantityChange ?? setOwnQuantity}
          />
        )}
        {isAdded ? (
          <LinkButton
            ref={addedLink}
            href={registryPath}
            look="secondary"
            wide
            size={size}
            icon="check"
            aria-busy={!isConfirmed(added)}
          >
            In your registry
          </LinkButton>
        ) : (
          <>
            <a
              href={`/signup?${new URLSearchParams({ redirect_path: kind.isCashFund ? fundPage : path })}`}
              aria-label={name}
              data-event="add_to_registry_clicked"
              className={`${wideClass} signed-in:hidden`}
              onClick={() => kind.isCashFund || savePendingItem({ productId, quantity, note: '', waitsFor: 'account' })}
            >
              {giftIcon}
              {shownText}
            </a>
            <button
              type="submit"
              aria-label={name}
              aria-busy={isPending || undefined}
              data-event="add_to_registry_clicked"
              className={`${wideClass} signed-out:hidden`}
            >
              {giftIcon}
              {shownText}
            </button>
          </>
        )}
      </form>
      {full && isAdded && (
        <a href={registryPath} className={`${quietClass} mt-1 inline-flex`}>
          Change the quantity or note there
        </a>
      )}
      {full && !isAdded && !kind.isCashFund && (
        <button
          type="button"
          className={`${quietClass} mt-1 hidden signed-in:scripted:inline-flex`}
          onClick={() => setIsNoteOpen(true)}
        >
          Add with a note
        </button>
      )}
      {full && (
        <NoteDialog
          open={isNoteOpen}
          onClose={() => setIsNoteOpen(false)}
          words={words}
          title={title}
          countable={countable}
          quantity={quantity}
          busy={isPending}
          onSubmit={(details) => {
            hasPressed.current = true;
            void add({ ...item, ...details });
          }}
        />
      )}
      {kind.isCashFund && isFundOpen && (
        <Suspense>
          <CashFundDrawer
            open
            registryId={registry?.id ?? null}
            product={{ productId, title }}
            onClose={() => setIsFundOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
