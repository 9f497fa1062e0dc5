import type {
  AcceptCart,
  AddToCart,
  ChangeCartItem,
  ConvertCart,
  EmptyCart,
  ReadCart,
  RemoveCartItem,
} from './carts.schemas.ts';
import { endpoint } from './endpoint.ts';

export const readCart = endpoint<ReadCart>('GET', '/api/v3/cart');
export const acceptCart = endpoint<AcceptCart>('PATCH', '/api/v3/cart');
export const emptyCart = endpoint<EmptyCart>('DELETE', '/api/v3/cart');
export const addToCart = endpoint<AddToCart>('POST', '/api/v3/cart_items');
export const changeCartItem = endpoint<ChangeCartItem>('PATCH', '/api/v3/cart_items/{id}');
export const removeCartItem = endpoint<RemoveCartItem>('DELETE', '/api/v3/cart_items/{id}');
export const convertCart = endpoint<ConvertCart>('POST', '/api/v3/cart/convert_to_registry_items');
