import { changedFields, readKnownValues } from './changed-fields.ts';
import { endpoint } from './endpoint.ts';
import type { FormFields } from './form-fields.ts';
import type * as wire from './members.schemas.ts';

const ofRegistry = '/api/v3/registries/{id}';
const member = `${ofRegistry}/collaborators/{member}`;
const place = (fields: FormFields) => ({ role: fields.text('role'), blind: fields.isChecked('blind') });

export const listMembers = endpoint<wire.ListMembers>('GET', `${ofRegistry}/collaborators`);
export const inviteMember = endpoint<wire.InviteMember>('POST', `${ofRegistry}/collaborators`, (fields) => ({
  email: fields.text('email'),
  ...place(fields),
}));
export const changeMember = endpoint<wire.ChangeMember>('PATCH', member, (fields) =>
  changedFields(place(fields), readKnownValues(fields)),
);
export const removeMember = endpoint<wire.RemoveMember>('DELETE', member, () => ({}));
export const withdrawInvitation = endpoint<wire.WithdrawInvitation>(
  'DELETE',
  `${ofRegistry}/invitations/{invitation}`,
  () => ({}),
);
export const leaveRegistry = endpoint<wire.LeaveRegistry>('DELETE', `${ofRegistry}/membership`, () => ({}));
export const readInvitation = endpoint<wire.ReadInvitation>('GET', '/api/v3/invitations/{id}');
export const acceptInvitation = endpoint<wire.AcceptInvitation>('POST', '/api/v3/invitations/{id}', () => ({}));
export const offerRegistry = endpoint<wire.OfferRegistry>('POST', `${ofRegistry}/transfer`, (fields) => ({
  memberId: fields.textOrNull('memberId'),
  password: fields.exact('password'),
}));
export const answerOffer = endpoint<wire.AnswerOffer>('PATCH', `${ofRegistry}/transfer`, (fields) => ({
  accept: fields.text('accept') === 'true',
}));
