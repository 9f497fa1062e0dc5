import { endpoint } from './endpoint.ts';
import type {
  CancelGroupContribution,
  ChangeGroupGift,
  ConfirmGroupContribution,
  Contribute,
  ListGroupContributions,
  ListRedemptions,
  PayGroupContribution,
  ReadGroupContribution,
  RedeemGroupGift,
} from './group-gifts.schemas.ts';

const ofItem = '/api/v3/registries/{id}/reg_items/{item}/group_gift';
const contributions = '/api/v3/group_gift_contributions';
const redemptions = '/api/v3/group_gift_fund_redemptions';

export const changeGroupGift = endpoint<ChangeGroupGift>('POST', ofItem, (fields) => {
  const action = fields.text('action');
  if (action === 'close') return { action, outcome: fields.text('outcome') };
  return { action, priceCents: fields.cents('priceCents') ?? null };
});
export const contribute = endpoint<Contribute>('POST', `${ofItem}/contributions`, (fields) => ({
  amountCents: fields.cents('amountCents') ?? fields.number('suggestedCents'),
  giverName: fields.text('giverName'),
  giverEmail: fields.text('giverEmail'),
  message: fields.text('message'),
}));
export const listGroupContributions = endpoint<ListGroupContributions>('GET', contributions);
export const readGroupContribution = endpoint<ReadGroupContribution>('GET', `${contributions}/{id}`);
export const confirmGroupContribution = endpoint<ConfirmGroupContribution>('POST', `${contributions}/{id}/confirm`);
export const payGroupContribution = endpoint<PayGroupContribution>('POST', `${contributions}/{id}/payment`);
export const cancelGroupContribution = endpoint<CancelGroupContribution>('POST', `${contributions}/{id}/cancel`);
export const listRedemptions = endpoint<ListRedemptions>('GET', redemptions);
export const redeemGroupGift = endpoint<RedeemGroupGift>('POST', redemptions, (fields) => ({
  groupGiftId: fields.text('groupGiftId'),
  amountCents: fields.cents('amountCents'),
}));
