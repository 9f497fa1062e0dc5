import { pageAfter } from '#api/http/form-fields.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/group-gifts.schemas.ts';
import * as endpoints from '#contracts/group-gifts.ts';
import { seeing } from '#rules/registry-roles.ts';
import {
  authorise,
  cancelGroupContribution,
  confirmGroupContribution,
  contribute,
  listGroupContributions,
  payGroupContribution,
  readGroupContribution,
} from './contributions.service.ts';
import { registryOfGift } from './group-gifts.queries.ts';
import { changeGroupGift } from './group-gifts.service.ts';
import { sharePath } from './mail-group-gifts.ts';
import { listRedemptions, redeemGroupGift } from './redemptions.service.ts';

const giver = { who: 'contribution', to: 'group-gift', param: 'id', as: ['giver'] } as const;

const sharePage = ({ contribution }: { contribution: { id: string } }): string => sharePath(contribution.id);

export const groupGiftRoutes = [
  changes(endpoints.changeGroupGift, {
    schemas: schemas.changeGroupGift,
    access: { who: 'registry', param: 'id', roles: ['owner'] },
    summary: 'Turns a group gift on, raises its goal, or closes it for store credit or refunds.',
    limits: [limits.write],
    form: { done: (_, fields) => pageAfter(fields, '/registry/funds') },
    run: changeGroupGift,
  }),
  changes(endpoints.contribute, {
    schemas: schemas.contribute,
    access: { who: 'registry', param: 'id', roles: [...seeing, 'guest'] },
    summary: 'Holds a share of a group gift while its giver pays. No account needed; never more than is missing.',
    limits: [limits.reserve, limits.mailStrangers],
    status: 201,
    form: { done: sharePage },
    namesGiver: true,
    run: contribute,
  }),
  reads(endpoints.listGroupContributions, {
    schemas: schemas.listGroupContributions,
    access: { who: 'visitor' },
    summary: 'Own shares of group gifts over all registries.',
    run: listGroupContributions,
  }),
  reads(endpoints.readGroupContribution, {
    schemas: schemas.readGroupContribution,
    access: giver,
    summary: 'One own share.',
    run: readGroupContribution,
  }),
  changes(endpoints.confirmGroupContribution, {
    schemas: schemas.confirmGroupContribution,
    access: giver,
    summary: 'Confirms the email of a giver who opened its mail: the family may thank them there.',
    limits: [limits.write],
    form: { done: sharePage },
    run: confirmGroupContribution,
  }),
  changes(endpoints.payGroupContribution, {
    schemas: schemas.payGroupContribution,
    access: giver,
    summary: 'Pays for a share that is held.',
    limits: [limits.reserve],
    form: { body: () => ({}), done: sharePage },
    prepare: authorise,
    run: payGroupContribution,
  }),
  changes(endpoints.cancelGroupContribution, {
    schemas: schemas.cancelGroupContribution,
    access: giver,
    summary: 'Takes a share back; what was paid is refunded.',
    limits: [limits.write],
    form: { body: () => ({}), done: sharePage },
    run: cancelGroupContribution,
  }),
  reads(endpoints.listRedemptions, {
    schemas: schemas.listRedemptions,
    access: { who: 'user' },
    summary: 'What the group gifts of the own registries have collected, with every movement, and the store credit.',
    run: listRedemptions,
  }),
  changes(endpoints.redeemGroupGift, {
    lock: async ({ trx, input }) => ({ registry: await registryOfGift(trx, input.body.groupGiftId) }),
    schemas: schemas.redeemGroupGift,
    access: { who: 'user' },
    summary: 'Takes collected money of a group gift, or a part of it, as store credit.',
    limits: [limits.write],
    form: { done: (_, fields) => pageAfter(fields, '/registry/funds') },
    run: redeemGroupGift,
  }),
];
