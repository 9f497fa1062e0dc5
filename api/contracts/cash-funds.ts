import type {
  CancelContribution,
  ChooseCashFundPreferences,
  ConfirmContribution,
  ListContributions,
  Pledge,
  ReadCashFundPreferences,
  ReadContribution,
  ShowPaymentDetails,
} from './cash-funds.schemas.ts';
import { knownBody, readKnownValues } from './changed-fields.ts';
import { endpoint } from './endpoint.ts';

const preferences = '/api/v3/cash_fund_preferences';
const contributions = '/api/v3/cash_fund_contributions';

export const readCashFundPreferences = endpoint<ReadCashFundPreferences>('GET', preferences);
/** A form has a checkbox per kind, and beside it `handle-…` and `link-…`. */
export const chooseCashFundPreferences = endpoint<ChooseCashFundPreferences>('PUT', preferences, (fields) => ({
  registryId: fields.text('registryId'),
  ...knownBody(readKnownValues(fields) ?? {}),
  paymentPreferences: fields.all('kinds').map((kind) => ({
    kind,
    selected: true,
    handle: fields.textOrNull(`handle-${kind}`),
    link: fields.textOrNull(`link-${kind}`),
  })),
}));
/** `amountCents` as people write it; one of the suggested amounts if the field is empty. */
export const pledge = endpoint<Pledge>('POST', contributions, (fields) => ({
  regItemId: fields.text('regItemId'),
  amountCents: fields.cents('amountCents') ?? fields.number('suggestedCents'),
  paymentKind: fields.text('paymentKind'),
  giverName: fields.text('giverName'),
  giverEmail: fields.text('giverEmail'),
  message: fields.text('message'),
  through: fields.textOrNull('through'),
}));
export const listContributions = endpoint<ListContributions>('GET', contributions);
export const readContribution = endpoint<ReadContribution>('GET', `${contributions}/{id}`);
export const confirmContribution = endpoint<ConfirmContribution>('POST', `${contributions}/{id}/confirm`);
export const cancelContribution = endpoint<CancelContribution>('POST', `${contributions}/{id}/cancel`);
export const showPaymentDetails = endpoint<ShowPaymentDetails>('POST', `${contributions}/{id}/payment_details`);
