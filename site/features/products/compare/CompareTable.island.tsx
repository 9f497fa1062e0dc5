import { useEffect } from 'react';
import { comparedMax, comparePath } from '#rules/catalogue-paths.ts';
import { iconButtonClass } from '#site/ui/Button.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { AddCompared } from './AddCompared.tsx';
import { CompareActions } from './CompareActions.tsx';
import { $compared, removeCompared } from './compare-store.ts';
import type { CompareColumn, Comparison } from './load-compare-page.ts';

const stickyClass = 'sticky start-0 z-10 bg-paper p-3 text-start font-semibold';

/** Products side by side, with actions for each. Only "Show differences" needs script; the links and forms work without. */
export function CompareTable({ columns, rows, goneIds, candidates, category }: Comparison) {
  // Products that have left the shop also leave the tray of the product pages.
  useEffect(() => removeCompared(goneIds), [goneIds]);
  const isSeveral = columns.length > 1;
  const ids = columns.map(({ compared }) => compared.gpId);
  return (
    <div className="group/compare">
      {isSeveral && (
        <label className="mt-3 inline-flex min-h-11 cursor-pointer items-center gap-3" data-no-print>
          <input type="checkbox" name="only-differences" className="size-5.5" autoComplete="off" />
          Only show differences
        </label>
      )}
      <section
        className="mt-3 w-fit max-w-full overflow-x-auto overscroll-x-contain rounded-card border border-line"
        aria-label="Comparison"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
      >
        <table className="border-collapse text-start text-sm">
          <caption className="sr-only">Facts of {columns.map(({ compared }) => compared.title).join(', ')}</caption>
          <thead>
            <tr className="align-top">
              <th scope="col" className={`${stickyClass} w-24 min-w-24 sm:w-44`}>
                <span className="sr-only">Fact</span>
              </th>
              {columns.map((column) => (
                <th key={column.compared.gpId} scope="col" className="w-60 min-w-44 p-3 text-start font-medium">
                  <ColumnHead column={column} removePath={isSeveral ? pathWithout(ids, column.compared.gpId) : null} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="align-bottom" data-no-print>
              <th scope="row" className={stickyClass}>
                <span className="sr-only">Actions</span>
              </th>
              {columns.map((column) => (
                <td key={column.compared.gpId} className="p-3 pt-0">
                  <CompareActions column={column} />
                </td>
              ))}
            </tr>
            {rows.map(({ name, values, differs }) => {
              const isMarked = differs && isSeveral;
              return (
                <tr
                  key={name}
                  className={`border-line border-t align-top ${differs ? '' : 'group-has-[input:checked]/compare:hidden'}`}
                >
                  <th scope="row" className={stickyClass}>
                    {name} {isMarked && <span className="sr-only">(differs)</span>}
                  </th>
                  {values.map((value, at) => (
                    <td
                      key={columns[at]!.compared.gpId}
                      className={`p-3 ${value === null ? 'text-ink-faint' : isMarked ? 'bg-butter/60' : ''}`}
                    >
                      {value ?? 'Not stated'}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      <AddCompared
        candidates={candidates}
        isFull={columns.length >= comparedMax}
        here={comparePath(ids)}
        onAdd={(added) => {
          $compared.set([...columns.map(({ compared }) => compared), added]);
          location.assign(comparePath([...ids, added.gpId]));
        }}
      />
      {category && (
        <p className="mt-4">
          <a
            href={category.path}
            className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
          >
            More in {category.title}
          </a>
        </p>
      )}
    </div>
  );
}

const pathWithout = (ids: readonly number[], gone: number): string => comparePath(ids.filter((id) => id !== gone));

/** Picture and name; `removePath` leads to the comparison without it. */
function ColumnHead({ column, removePath }: { column: CompareColumn; removePath: string | null }) {
  const { gpId, title, imageUrl } = column.compared;
  return (
    <>
      <div className="relative mb-2">
        <img
          src={imageUrl}
          alt=""
          width="600"
          height="600"
          className="aspect-square w-full rounded-card bg-picture object-cover night:opacity-90"
        />
        {removePath !== null && (
          <a
            href={removePath}
            rel="nofollow"
            className={`${iconButtonClass} absolute end-1 top-1 bg-paper/90`}
            aria-label={`Remove ${title}`}
            data-no-print
            onClick={() => removeCompared([gpId])}
          >
            <Icon name="close" className="size-4.5" />
          </a>
        )}
      </div>
      <a href={column.path} className="inline-flex min-h-11 items-start font-semibold underline underline-offset-4">
        {title}
      </a>
    </>
  );
}
