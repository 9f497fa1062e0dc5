import type { Caller } from '#api/http/app-context.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/carts.schemas.ts';
import * as endpoints from '#contracts/carts.ts';
import { acceptCart, addToCart, changeLine, emptyCart, readCart, removeLine } from './carts.service.ts';
import { convertCart, registryToFill } from './convert-cart.service.ts';

const visitor = { who: 'visitor' } as const;
const ownCarts = ({ caller, visitorId }: { caller: Caller; visitorId: string }) => ({
  carts: { userId: caller.user?.id ?? null, visitorId },
});
const cartPage = '/store/cart';
const number = (text: string | undefined, usual: number) => (text === undefined || text === '' ? usual : Number(text));

export const cartRoutes = [
  reads(endpoints.readCart, {
    schemas: schemas.readCart,
    access: visitor,
    summary: 'Own cart of one type, priced now.',
    run: readCart,
  }),
  changes(endpoints.acceptCart, {
    lock: ownCarts,
    schemas: schemas.acceptCart,
    access: visitor,
    summary: 'Accepts what changed: today’s prices, what can be had, without what has gone.',
    limits: [limits.write],
    form: { body: () => ({ acceptChanges: true }), done: () => cartPage },
    run: acceptCart,
  }),
  changes(endpoints.emptyCart, {
    lock: ownCarts,
    schemas: schemas.emptyCart,
    access: visitor,
    summary: 'Takes everything out of a cart.',
    limits: [limits.write],
    form: { body: () => ({}), done: () => cartPage },
    run: emptyCart,
  }),
  changes(endpoints.addToCart, {
    lock: ownCarts,
    schemas: schemas.addToCart,
    access: visitor,
    summary: 'Puts a product, or a wish from a registry, into the cart of its type. No account needed.',
    limits: [limits.write, limits.collect],
    status: 201,
    form: {
      body: ({ productId, regItemId, cartType = 'store', quantity }) => ({
        cartType,
        ...(cartType === 'store' ? { productId } : { regItemId }),
        quantity: number(quantity, 1),
      }),
      done: (output: { item: { id: string } }) => `${cartPage}?added=${output.item.id}`,
    },
    run: addToCart,
  }),
  changes(endpoints.changeCartItem, {
    lock: ownCarts,
    schemas: schemas.changeCartItem,
    access: visitor,
    summary: 'Changes how many, saves a line for later, or brings a removed one back.',
    limits: [limits.write],
    form: {
      body: ({ quantity, savedForLater, removed }) => ({
        ...(quantity ? { quantity: Number(quantity) } : {}),
        ...(savedForLater ? { savedForLater: savedForLater === 'true' } : {}),
        ...(removed ? { removed: false } : {}),
      }),
      done: (output: { item: { id: string } }) => `${cartPage}#line-${output.item.id}`,
    },
    run: changeLine,
  }),
  changes(endpoints.removeCartItem, {
    lock: ownCarts,
    schemas: schemas.removeCartItem,
    access: visitor,
    summary: 'Removes a line; PATCH removed:false brings it back.',
    limits: [limits.write],
    form: {
      body: () => ({}),
      done: (_, { line }) => `${cartPage}${line ? `?removed=${encodeURIComponent(line)}` : ''}`,
    },
    run: removeLine,
  }),
  changes(endpoints.convertCart, {
    lock: ({ caller, input, visitorId }) => ({
      registry: registryToFill(caller, input.body),
      ...ownCarts({ caller, visitorId }),
    }),
    schemas: schemas.convertCart,
    access: { who: 'user' },
    summary: 'Puts the shop’s cart onto an own registry.',
    limits: [limits.write],
    form: {
      body: ({ registryId }) => (registryId ? { registryId } : {}),
      done: (output: { units: number; registryId: string }) =>
        `${cartPage}?converted=${output.units}&registry=${output.registryId}`,
    },
    run: convertCart,
  }),
];
