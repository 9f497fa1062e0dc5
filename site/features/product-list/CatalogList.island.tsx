import { writeListAddress } from '#rules/catalogue-list-address.ts';
import { QuickAddForm } from '#site/features/add-to-registry/QuickAddForm.tsx';
import { ProductList, type ProductListProps } from './ProductList.island.tsx';

interface Props extends ProductListProps {
  registryId: string;
  /** How many are on the registry, by generic product id, when the page was rendered. */
  counts: Readonly<Record<number, number>>;
}

/** A list for people who shop for their own registry: under each card, a form that adds it. */
export function CatalogList({ registryId, counts, ...list }: Props) {
  return (
    <ProductList
      {...list}
      below={(product) => (
        <QuickAddForm
          product={product}
          registryId={registryId}
          count={counts[product.gpId] ?? 0}
          page={list.path + writeListAddress(list.address, list.source.words)}
        />
      )}
    />
  );
}
