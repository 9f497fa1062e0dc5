import { checkPassword } from '#api/features/users/users.service.ts';
import { pageAfter } from '#api/http/form-fields.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/members.schemas.ts';
import * as endpoints from '#contracts/members.ts';
import { seeing } from '#rules/registry-roles.ts';
import { findInvitation } from './members.queries.ts';
import {
  acceptInvitation,
  answerOffer,
  changeMember,
  inviteMember,
  leaveRegistry,
  listMembers,
  offerRegistry,
  readInvitation,
  removeMember,
  withdrawInvitation,
} from './members.service.ts';

const owner = { who: 'registry', param: 'id', roles: ['owner'] } as const;
const helpers = { who: 'registry', param: 'id', roles: ['editor', 'viewer', 'helper'] } as const;
const invited = { who: 'link', param: 'id' } as const;
const page = '/settings/collaborators';
const form = { done: (_: never, fields: Record<string, string>) => pageAfter(fields, `${page}?done=saved`) };

export const memberRoutes = [
  reads(endpoints.listMembers, {
    schemas: schemas.listMembers,
    access: { who: 'registry', param: 'id', roles: seeing },
    summary: 'Who runs a registry, and for the owner who is invited to.',
    run: listMembers,
  }),
  changes(endpoints.inviteMember, {
    schemas: schemas.inviteMember,
    access: owner,
    summary: 'Mails somebody a link to help with a registry.',
    limits: [limits.write, limits.mailUnverified, limits.mailStrangers],
    status: 201,
    form,
    run: inviteMember,
  }),
  changes(endpoints.changeMember, {
    schemas: schemas.changeMember,
    access: owner,
    summary: 'Gives somebody another role, at once.',
    limits: [limits.write],
    form,
    run: changeMember,
  }),
  changes(endpoints.removeMember, {
    schemas: schemas.removeMember,
    access: owner,
    summary: 'Takes all rights from somebody, at once.',
    limits: [limits.write],
    form,
    run: removeMember,
  }),
  changes(endpoints.withdrawInvitation, {
    schemas: schemas.withdrawInvitation,
    access: owner,
    summary: 'Takes an invitation back; its link ends.',
    limits: [limits.write],
    form,
    run: withdrawInvitation,
  }),
  changes(endpoints.leaveRegistry, {
    schemas: schemas.leaveRegistry,
    access: helpers,
    summary: 'Stops helping with a registry.',
    limits: [limits.write],
    form: { done: () => '/settings?done=left' },
    run: leaveRegistry,
  }),
  reads(endpoints.readInvitation, {
    schemas: schemas.readInvitation,
    access: invited,
    summary: 'What somebody is invited to.',
    run: readInvitation,
  }),
  changes(endpoints.acceptInvitation, {
    lock: async ({ trx, caller, input, now }) => ({
      user: caller.user?.id ?? null,
      registry: (await findInvitation(trx, input.params.id, now))?.registry_id ?? null,
    }),
    schemas: schemas.acceptInvitation,
    access: invited,
    summary: 'Begins to help with a registry; signed in.',
    limits: [limits.write],
    form: { done: ({ slug }: { slug: string }) => `/${slug}` },
    run: acceptInvitation,
  }),
  changes(endpoints.offerRegistry, {
    schemas: schemas.offerRegistry,
    access: owner,
    summary: 'Offers a registry to a member, who becomes its owner by accepting; null takes the offer back.',
    limits: [limits.write, limits.signIn],
    withoutKey: true,
    form,
    prepare: ({ app, caller, input }) =>
      checkPassword(app, caller, { email: caller.user!.email, password: input.body.password }),
    run: offerRegistry,
  }),
  changes(endpoints.answerOffer, {
    // The number of the caller's registries is checked, too.
    locksCaller: true,
    schemas: schemas.answerOffer,
    access: helpers,
    summary: 'Accepts or declines a registry that was offered.',
    limits: [limits.write],
    form,
    run: answerOffer,
  }),
];
