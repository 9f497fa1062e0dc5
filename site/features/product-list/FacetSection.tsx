import { type ChangeEvent, type ReactNode, useState } from 'react';
import type { Facet } from '#contracts/catalogue.schemas.ts';
import { addressKeyOf, cutProductType, type QueryValues, ratingLabel } from '#rules/catalogue-filters.ts';
import { choiceBoxClass, choiceClass } from '#site/ui/Choice.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { PriceRange } from './PriceRange.tsx';

export const sectionClass = 'border-b border-line py-4 disabled:text-ink-faint';
export const sectionTitleClass = 'float-left mb-1 w-full font-display text-lg font-semibold';
const optionsShown = 8;

interface Props<F = Facet> {
  facet: F;
  /** The filters of the list, as its address names them. */
  applied: QueryValues;
  /** Filters that were chosen since the panel opened: "brands=alder". */
  touched: ReadonlySet<string>;
}

type FacetOf<T extends Facet['type']> = Extract<Facet, { type: T }>;

/** The controls of one facet, named like the address's parameters. They keep their own state: the form's values are the draft. */
export function FacetSection({ facet, ...rest }: Props) {
  const { applied, touched } = rest;
  switch (facet.type) {
    case 'multi-select':
      return <MultiSelect facet={facet} {...rest} />;
    case 'rating':
      return <RatingFacet facet={facet} {...rest} />;
    case 'numeric-range': {
      const [from, to] = [lastOf(applied.minPrice), lastOf(applied.maxPrice)];
      const isChosen = [...touched].some((pair) => /^m(in|ax)Price=/.test(pair));
      return (
        <fieldset data-section={facet.key} className={sectionClass} disabled={facet.disabled && !isChosen}>
          <legend className={sectionTitleClass}>{facet.label}</legend>
          <PriceRange facet={facet} from={from} to={to} />
        </fieldset>
      );
    }
    case 'boolean': {
      const { key, label, values } = facet;
      return (
        <fieldset data-section={key} className={sectionClass}>
          <legend className="sr-only">{label}</legend>
          <Option name={addressKeyOf(key)} value="true" count={values[0].count} {...rest}>
            <span className="font-display text-lg font-semibold leading-6">{label}</span>
          </Option>
        </fieldset>
      );
    }
    default:
      return <p className="py-4 text-danger">Unsupported facet type</p>;
  }
}

const lastOf = (value: QueryValues[string]): string => [value].flat().at(-1) ?? '';

interface OptionProps extends Omit<Props, 'facet'> {
  type?: 'radio';
  name: string;
  value: string;
  count: number;
  title?: string;
  children: ReactNode;
}

/** An option without a match is disabled, except one that was just unchecked: disabling it would lose the focus. */
function Option({ type, name, value, count, applied, touched, title, children }: OptionProps) {
  const isFree = count > 0 || value === '' || touched.has(`${name}=${value}`);
  return (
    <label className={choiceClass} title={title}>
      <input
        type={type ?? 'checkbox'}
        name={name}
        value={value}
        className={choiceBoxClass}
        defaultChecked={value === '' ? applied[name] === undefined : [applied[name]].flat().includes(value)}
        disabled={!isFree}
      />
      {children}
      <span className="ms-auto ps-3 text-sm text-ink-soft tabular-nums">{count}</span>
    </label>
  );
}

function MultiSelect({ facet: { key, label, values }, ...rest }: Props<FacetOf<'multi-select'>>) {
  const name = addressKeyOf(key);
  const chosen = [rest.applied[name] ?? []].flat();
  const option = ({ value, label: words, count }: (typeof values)[number]) => {
    const shown = key === 'product_type' ? cutProductType(words) : words;
    return (
      <Option key={value} name={name} value={value} count={count} title={words} {...rest}>
        <span className={shown === words ? undefined : "after:content-['…']"}>{shown}</span>
      </Option>
    );
  };
  // Values that were chosen when the panel opened are among the first.
  const isFirst = ({ value }: { value: string }, place: number) => place < optionsShown || chosen.includes(value);
  const more = values.filter((value, place) => !isFirst(value, place));
  return (
    <fieldset data-section={key} className={sectionClass} disabled={values.length === 0} onChange={keepViewAll}>
      <legend className={sectionTitleClass}>{label}</legend>
      <label className={`${choiceClass} clear-both hidden scripted:flex`}>
        <input type="checkbox" className={choiceBoxClass} defaultChecked={chosen.length === 0} />
        View All
      </label>
      <div className="clear-both">{values.filter(isFirst).map(option)}</div>
      {more.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-11 items-center font-semibold text-accent text-sm underline underline-offset-4 group-open:hidden">
            Show {more.length} more
          </summary>
          {more.map(option)}
        </details>
      )}
    </fieldset>
  );
}

/** View All unchecks every value, and a value unchecks View All. Unchecking the last value does not check View All again. */
function keepViewAll({ target, currentTarget }: ChangeEvent<HTMLFieldSetElement>) {
  const [viewAll, ...values] = [...currentTarget.elements] as HTMLInputElement[];
  if ((target as EventTarget) !== viewAll) viewAll!.checked &&= !values.some(({ checked }) => checked);
  else if (viewAll.checked) for (const value of values) value.checked = false;
}

const Stars = ({ count }: { count: number }) => (
  <span className="mt-1 flex gap-0.5 text-star" aria-hidden="true">
    {Array.from({ length: count }, (_, place) => (
      <Icon key={place} name="star" className="size-4 fill-current" />
    ))}
  </span>
);

function RatingFacet({ facet, ...rest }: Props<FacetOf<'rating'>>) {
  const name = addressKeyOf(facet.key);
  const [chosen, setChosen] = useState(Number(lastOf(rest.applied[name])));
  // The option that removes the choice comes first.
  const values = facet.values.toSorted((a, b) => Number(b.value === '0') - Number(a.value === '0'));
  return (
    <fieldset
      data-section={facet.key}
      className={sectionClass}
      onChange={({ target }) => setChosen(Number((target as unknown as HTMLInputElement).value))}
    >
      <legend className="sr-only">{facet.label}</legend>
      <details open className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 font-display text-lg font-semibold [&::-webkit-details-marker]:hidden">
          {facet.label}
          {chosen > 0 && (
            <span className="flex items-center gap-2 font-text text-sm font-normal group-open:hidden">
              <Stars count={chosen} />
              <span className="sr-only">{ratingLabel(chosen)}</span>
            </span>
          )}
          <Icon name="down" className="ms-auto size-5 group-open:rotate-180" />
        </summary>
        {values.map(({ value, label, count }) => (
          <Option key={value} type="radio" name={name} value={value === '0' ? '' : value} count={count} {...rest}>
            {value !== '0' && <Stars count={Number(value)} />}
            {label}
          </Option>
        ))}
      </details>
    </fieldset>
  );
}
