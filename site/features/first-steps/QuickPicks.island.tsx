import { useState } from 'react';
import { postSignupEcommerce, productField } from '#contracts/registry-home.ts';
import type { Template } from '#contracts/templates.schemas.ts';
import { formatMoney } from '#rules/money.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { Box } from '#site/ui/Choice.tsx';

interface Props {
  registryId: string;
  picks: readonly Template['sections'][number]['items'][number][];
  page: string;
  refused?: RefusedForm | undefined;
}

/** A handful of products to tap; one button adds them and goes to the next step. */
export function QuickPicks({ registryId, picks, page, refused }: Props) {
  const posted = Object.keys(refused?.typed ?? {});
  const [count, setCount] = useState(
    picks.filter(({ product }) => product && posted.includes(productField(product.productId))).length,
  );
  return (
    <Form
      endpoint={postSignupEcommerce}
      name="quick-picks"
      page={page}
      next="/registry/home"
      leadsTo="/registry/home"
      refused={refused}
      className="grid gap-6"
    >
      <input type="hidden" name="registryId" value={registryId} />
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
        {picks.map(
          ({ key, title, product }) =>
            product && (
              <li key={key}>
                <label className="group relative block h-full cursor-pointer overflow-hidden rounded-card border border-line bg-raised has-checked:border-accent has-focus-visible:outline-3">
                  <Box
                    type="checkbox"
                    name={productField(product.productId)}
                    autoComplete="off"
                    onChange={({ target }) => setCount((before) => before + (target.checked ? 1 : -1))}
                    className="absolute start-3 top-3 z-10 size-6"
                  />
                  <img
                    src={product.imgUrl}
                    alt=""
                    width="600"
                    height="600"
                    loading="lazy"
                    className="aspect-square w-full bg-picture object-cover night:opacity-90"
                  />
                  <span className="block p-3">
                    <span className="block font-semibold leading-tight">{title}</span>
                    {product.price && (
                      <span className="text-sm text-ink-soft tabular-nums">{formatMoney(product.price)}</span>
                    )}
                  </span>
                </label>
              </li>
            ),
        )}
      </ul>
      <p className="flex flex-wrap items-center gap-4">
        <SubmitButton size="large">{count === 0 ? 'Continue' : `Add ${count} and continue`}</SubmitButton>
      </p>
    </Form>
  );
}
