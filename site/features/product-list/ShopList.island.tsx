import { ProductList, type ProductListProps } from './ProductList.tsx';

/** The list of products of a category, a collection, a brand or a search. */
export function ShopList(props: ProductListProps) {
  return <ProductList {...props} />;
}
