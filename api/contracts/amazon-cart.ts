import type {
  AddAmazonCartItem,
  ChangeAmazonCartItem,
  ListAmazonCartItems,
  RemoveAmazonCartItem,
} from './amazon-cart.schemas.ts';
import { endpoint } from './endpoint.ts';

const path = '/api/v3/amazon_cart_items';

export const listAmazonCartItems = endpoint<ListAmazonCartItems>('GET', path);
export const addAmazonCartItem = endpoint<AddAmazonCartItem>('POST', path);
export const changeAmazonCartItem = endpoint<ChangeAmazonCartItem>('PATCH', `${path}/{id}`);
export const removeAmazonCartItem = endpoint<RemoveAmazonCartItem>('DELETE', `${path}/{id}`);
