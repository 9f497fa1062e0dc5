import type { Caller } from '#api/http/app-context.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/amazon-cart.schemas.ts';
import * as endpoints from '#contracts/amazon-cart.ts';
import {
  addAmazonCartItem,
  changeAmazonCartItem,
  listAmazonCartItems,
  removeAmazonCartItem,
} from './amazon-cart.service.ts';

const visitor = { who: 'visitor' } as const;
const ownCarts = ({ caller, visitorId }: { caller: Caller; visitorId: string }) => ({
  carts: { userId: caller.user?.id ?? null, visitorId },
});

export const amazonCartRoutes = [
  reads(endpoints.listAmazonCartItems, {
    schemas: schemas.listAmazonCartItems,
    access: visitor,
    summary: 'Wishes that are to be bought at the outside marketplace, and links that put them into its cart.',
    run: listAmazonCartItems,
  }),
  changes(endpoints.addAmazonCartItem, {
    lock: ownCarts,
    schemas: schemas.addAmazonCartItem,
    access: visitor,
    summary: 'Collects a wish that the outside marketplace sells.',
    limits: [limits.write, limits.collect],
    status: 201,
    run: addAmazonCartItem,
  }),
  changes(endpoints.changeAmazonCartItem, {
    lock: ownCarts,
    schemas: schemas.changeAmazonCartItem,
    access: visitor,
    summary: 'Changes how many of one of them, or brings a removed one back.',
    limits: [limits.write],
    run: changeAmazonCartItem,
  }),
  changes(endpoints.removeAmazonCartItem, {
    lock: ownCarts,
    schemas: schemas.removeAmazonCartItem,
    access: visitor,
    summary: 'Removes one of them.',
    limits: [limits.write],
    run: removeAmazonCartItem,
  }),
];
