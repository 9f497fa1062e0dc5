import { pageAfter } from '#api/http/form-fields.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/cash-funds.schemas.ts';
import * as endpoints from '#contracts/cash-funds.ts';
import { registryOfItem } from './contributions.queries.ts';
import {
  cancelContribution,
  confirmContribution,
  listContributions,
  pledge,
  readContribution,
  showPaymentDetails,
} from './contributions.service.ts';
import { contributionPath } from './mail-contributions.ts';
import { chooseCashFundPreferences, readCashFundPreferences } from './payment-preferences.service.ts';

const giver = { who: 'contribution', to: 'cash-fund', param: 'id', as: ['giver'] } as const;
const giverOrOwner = { who: 'contribution', to: 'cash-fund', param: 'id', as: ['giver', 'owner'] } as const;

type Answer = { contribution: { id: string } | null };
const pageOf = ({ contribution }: Answer, fields: Record<string, string>): string =>
  contribution === null ? pageAfter(fields, '/registry/funds') : contributionPath(contribution.id);

export const cashFundRoutes = [
  reads(endpoints.readCashFundPreferences, {
    schemas: schemas.readCashFundPreferences,
    access: { who: 'user' },
    summary:
      'In which ways a registry would be paid what is given in cash, and where; null for one that is not your own.',
    run: readCashFundPreferences,
  }),
  changes(endpoints.chooseCashFundPreferences, {
    lock: ({ input }) => ({ registry: input.body.registryId }),
    schemas: schemas.chooseCashFundPreferences,
    access: { who: 'user' },
    summary: 'Chooses the ways in which a registry would be paid.',
    limits: [limits.write],
    form: { done: (_, fields) => pageAfter(fields, '/settings/cash-fund-preferences?done=saved') },
    run: chooseCashFundPreferences,
  }),
  changes(endpoints.pledge, {
    lock: async ({ trx, input }) => ({ registry: await registryOfItem(trx, input.body.regItemId) }),
    schemas: schemas.pledge,
    access: { who: 'visitor' },
    summary: 'Pledges an amount to a cash fund, which is then paid to the family directly. No account needed.',
    limits: [limits.reserve, limits.mailStrangers],
    status: 201,
    form: { done: ({ contribution }: { contribution: { id: string } }) => contributionPath(contribution.id) },
    namesGiver: true,
    run: pledge,
  }),
  reads(endpoints.listContributions, {
    schemas: schemas.listContributions,
    access: { who: 'visitor' },
    summary: 'Own pledges over all registries.',
    run: listContributions,
  }),
  reads(endpoints.readContribution, {
    schemas: schemas.readContribution,
    access: giverOrOwner,
    summary: 'One contribution.',
    run: readContribution,
  }),
  changes(endpoints.confirmContribution, {
    schemas: schemas.confirmContribution,
    access: giverOrOwner,
    summary: 'The giver confirms the email or says that it is sent; the owner says that it is received.',
    limits: [limits.write],
    form: { done: pageOf },
    run: confirmContribution,
  }),
  changes(endpoints.cancelContribution, {
    schemas: schemas.cancelContribution,
    access: giverOrOwner,
    summary: 'Takes a pledge back, from either side.',
    limits: [limits.write],
    form: { body: () => ({}), done: pageOf },
    run: cancelContribution,
  }),
  changes(endpoints.showPaymentDetails, {
    schemas: schemas.showPaymentDetails,
    access: giver,
    summary: 'Shows where to send it to a giver with a confirmed email, and tells the owner so.',
    limits: [limits.write],
    form: { body: () => ({}), done: (_, fields) => pageAfter(fields, '/reservations') },
    run: showPaymentDetails,
  }),
];
