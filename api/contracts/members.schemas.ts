import { z } from 'zod';
import { emailSchema, emptySchema, idSchema, type WireOf } from './wire.schemas.ts';

const params = z.strictObject({ id: idSchema });
export const helpingRoleSchema = z.enum(['editor', 'viewer', 'helper']);
const place = { role: helpingRoleSchema, blind: z.boolean() };

export const memberSchema = z
  .strictObject({
    userId: idSchema,
    name: z.string(),
    pictureUrl: z.string().nullable(),
    role: z.enum(['owner', 'editor', 'viewer', 'helper']),
    /** Sees no gift details at all. */
    blind: z.boolean(),
    isSelf: z.boolean(),
    /** The owner has offered them the registry. */
    isOfferedRegistry: z.boolean(),
  })
  .meta({ id: 'Member' });

export const peopleSchema = z
  .strictObject({
    members: z.array(memberSchema),
    /** For the owner; empty for others. */
    invitations: z.array(z.strictObject({ id: idSchema, email: z.string(), ...place, expiresAt: z.int() })),
  })
  .meta({ id: 'People' });

export const listMembers = { params, response: peopleSchema };
/** The response is the same whoever has the address. */
export const inviteMember = {
  params,
  body: z.strictObject({ email: emailSchema, role: helpingRoleSchema, blind: z.boolean().default(false) }),
  response: peopleSchema,
};
const memberParams = z.strictObject({ id: idSchema, member: idSchema });
export const changeMember = { params: memberParams, body: z.strictObject(place).partial(), response: peopleSchema };
export const removeMember = { params: memberParams, response: peopleSchema };
export const withdrawInvitation = {
  params: z.strictObject({ id: idSchema, invitation: idSchema }),
  response: peopleSchema,
};
export const leaveRegistry = { params, response: emptySchema };

/** null once it was answered or withdrawn, or has expired. */
export const readInvitation = {
  params,
  response: z.strictObject({
    invitation: z
      .strictObject({ email: z.string(), registryTitle: z.string(), ownerName: z.string(), ...place })
      .nullable(),
  }),
};
export const acceptInvitation = { params, response: z.strictObject({ slug: z.string() }) };

/** Offers the registry to a member, or withdraws the offer; the owner must prove their identity. */
export const offerRegistry = {
  params,
  body: z.strictObject({ memberId: idSchema.nullable(), password: z.string().min(1).max(200) }),
  response: peopleSchema,
};
export const answerOffer = {
  params,
  body: z.strictObject({ accept: z.boolean() }),
  response: peopleSchema,
};

export type People = z.output<typeof peopleSchema>;
export type Member = z.output<typeof memberSchema>;
export type HelpingRole = z.output<typeof helpingRoleSchema>;
export type ListMembers = WireOf<typeof listMembers>;
export type InviteMember = WireOf<typeof inviteMember>;
export type ChangeMember = WireOf<typeof changeMember>;
export type RemoveMember = WireOf<typeof removeMember>;
export type WithdrawInvitation = WireOf<typeof withdrawInvitation>;
export type LeaveRegistry = WireOf<typeof leaveRegistry>;
export type ReadInvitation = WireOf<typeof readInvitation>;
export type AcceptInvitation = WireOf<typeof acceptInvitation>;
export type OfferRegistry = WireOf<typeof offerRegistry>;
export type AnswerOffer = WireOf<typeof answerOffer>;
