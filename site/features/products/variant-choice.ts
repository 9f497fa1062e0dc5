import type { ProductPage } from '#contracts/catalogue.schemas.ts';

/** What a page shows of a variant, without the API's duplicate names. */
export type ShownVariant = Omit<ProductPage['variants'][number], 'availableOnBabylist' | 'image'>;

export interface Choosable {
  options: ProductPage['options'];
  variants: readonly ShownVariant[];
  /** Not released yet: no variant counts as sold out, since none was ever sold. */
  isComing?: boolean | undefined;
}

type Variant = ShownVariant;

export interface Choice {
  /** "color" */
  name: string;
  /** The value of the variant that is shown. */
  chosen: string | null;
  values: ChoiceValue[];
}

export interface ChoiceValue {
  value: string;
  /** The variant with this value that is nearest to the shown one; null where none goes with the earlier options' values. */
  variant: Variant | null;
  isChosen: boolean;
  /** Why it cannot be chosen or bought: "not made in Sage", "sold out"; null when it can. */
  because: string | null;
  picture: Variant['images'][number] | null;
}

/**
 * What a shopper can choose. The first option is always free; each further one offers only values that exist together with the earlier
 * options' values. So nothing impossible can be chosen, and everything that exists can be reached.
 */
export function choicesOf({ options, variants, isComing = false }: Choosable, shown: Variant): Choice[] {
  const choosable = options.filter(({ values }) => values.length > 1);
  return choosable.map(({ name, values }, at) => {
    const before = choosable.slice(0, at).map((option) => option.name);
    const after = choosable.slice(at + 1).map((option) => option.name);
    return {
      name,
      chosen: shown.attributes[name] ?? null,
      values: values.map((value) => {
        const having = variants.filter(({ attributes }) => attributes[name] === value);
        const possible = having.filter(({ attributes }) =>
          before.every((earlier) => attributes[earlier] === shown.attributes[earlier]),
        );
        const variant = nearest(possible, shown) ?? null;
        return {
          value,
          variant,
          isChosen: shown.attributes[name] === value,
          because:
            variant === null
              ? `not made in ${said(shown, before)}`
              : isComing
                ? null
                : whySoldOut(variant, possible, after),
          picture: name === 'color' ? ((variant ?? having[0])?.images[0] ?? null) : null,
        };
      }),
    };
  });
}

/** A color may be sold out in one size, or altogether. */
function whySoldOut(variant: Variant, possible: readonly Variant[], after: readonly string[]): string | null {
  if (variant.available) return null;
  return possible.some(({ available }) => available) ? `sold out in ${said(variant, after)}` : 'sold out';
}

const said = ({ attributes }: Variant, names: readonly string[]): string =>
  names.flatMap((name) => attributes[name] ?? []).join(', ');

function nearest(candidates: readonly Variant[], shown: Variant): Variant | undefined {
  const score = ({ attributes, available }: Variant) =>
    2 * Object.entries(shown.attributes).filter(([name, value]) => attributes[name] === value).length +
    (available ? 1 : 0);
  return candidates.reduce<Variant | undefined>(
    (best, one) => (best === undefined || score(one) > score(best) ? one : best),
    undefined,
  );
}

/** "Not made in Sage: 6-9M, 9-12M. Sold out: NB." for people who see a struck-through value; empty when every value is available. */
export function explainChoice({ values }: Choice): string {
  const reasons = Map.groupBy(
    values.filter(({ because }) => because !== null),
    ({ because }) => because!,
  );
  return [...reasons]
    .map(([because, those]) => `${capitalised(because)}: ${those.map(({ value }) => value).join(', ')}.`)
    .join(' ');
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether some choice leads to a sold-out variant, or to none at all. */
export const hasGaps = ({ options, variants, isComing = false }: Choosable): boolean =>
  (!isComing && variants.some(({ available }) => !available)) ||
  variants.length < options.reduce((product, { values }) => product * values.length, 1);

/** "Color" for "color". */
export const titleOfOption = (name: string): string => capitalised(name).replaceAll('-', ' ');
