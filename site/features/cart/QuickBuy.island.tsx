import { addToCart } from '#contracts/carts.ts';
import type { ProductCard } from '#contracts/catalogue.schemas.ts';
import { unitsPerLineMax } from '#rules/carts.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { LinkButton } from '#site/ui/Button.tsx';
import { Price } from '#site/ui/Price.tsx';
import { QuantityStepper } from '#site/ui/QuantityStepper.tsx';

interface Props {
  product: ProductCard;
  /** The variant of the link. */
  productId: number;
  refused?: RefusedForm | undefined;
}

/** One product and one button, which puts it into the cart and opens the cart. */
export function QuickBuy({ product, productId, refused }: Props) {
  const { title, brand, imageUrl, imageAlt, path, price, priceDetails, available } = product;
  return (
    <article className="grid gap-5">
      <img
        src={imageUrl}
        alt={imageAlt}
        width="600"
        height="600"
        className="mx-auto aspect-square w-full max-w-72 rounded-panel bg-picture object-contain night:opacity-90"
      />
      <div>
        <p className="text-ink-soft text-sm">{brand}</p>
        <h1 className="wrap-anywhere text-3xl">{title}</h1>
        <Price current={price.current} list={priceDetails?.listPrice} className="mt-2 text-xl" />
      </div>
      {available ? (
        <Form
          endpoint={addToCart}
          name="quick-buy"
          page={`/quick_buy?product_id=${productId}`}
          refused={refused}
          leadsTo={({ item }) => `/store/cart?added=${item.id}`}
          body={(fields) => ({ cartType: 'store', productId, quantity: Number(fields.text('quantity')) })}
        >
          <input type="hidden" name="productId" value={productId} />
          <div className="flex items-center justify-between gap-4">
            <span className="font-semibold text-sm">Quantity</span>
            <QuantityStepper name="quantity" label={`Quantity of ${title}`} max={unitsPerLineMax} />
          </div>
          <SubmitButton wide>Add to cart and go to cart</SubmitButton>
        </Form>
      ) : (
        <p className="rounded-card bg-butter p-4">This is sold out right now. Its page can tell you when it’s back.</p>
      )}
      <LinkButton look="quiet" wide href={path}>
        See all the details
      </LinkButton>
    </article>
  );
}
