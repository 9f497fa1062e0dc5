import type { ProductPage } from '#contracts/catalogue.schemas.ts';

type Variant = ProductPage['variants'][number];

export interface Choice {
  /** "color" */
  name: string;
  /** The value of the variant that is shown. */
  chosen: string | null;
  values: ChoiceValue[];
}

export interface ChoiceValue {
  value: string;
  /** The page of the variant with this value that is nearest to the shown one. */
  path: string;
  isChosen: boolean;
  isAvailable: boolean;
  picture: Variant['images'][number] | null;
}

/**
 * What a shopper can choose, each value with the page it leads to: the other choices are kept where such a variant exists, else
 * the one that keeps most of them and can be bought.
 */
export function choicesOf({ options, variants }: Pick<ProductPage, 'options' | 'variants'>, shown: Variant): Choice[] {
  return options
    .filter(({ values }) => values.length > 1)
    .map(({ name, values }) => ({
      name,
      chosen: shown.attributes[name] ?? null,
      values: values.map((value) => {
        const variant = nearest(
          variants.filter(({ attributes }) => attributes[name] === value),
          shown,
        );
        return {
          value,
          path: variant?.path ?? shown.path,
          isChosen: shown.attributes[name] === value,
          isAvailable: variant?.available ?? false,
          picture: name === 'color' ? (variant?.images[0] ?? null) : null,
        };
      }),
    }));
}

function nearest(candidates: readonly Variant[], shown: Variant): Variant | undefined {
  const score = ({ attributes, available }: Variant) =>
    2 * Object.entries(shown.attributes).filter(([name, value]) => attributes[name] === value).length +
    (available ? 1 : 0);
  return candidates.reduce<Variant | undefined>(
    (best, one) => (best === undefined || score(one) > score(best) ? one : best),
    undefined,
  );
}

/** "Color" of "color". */
export const titleOfOption = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
