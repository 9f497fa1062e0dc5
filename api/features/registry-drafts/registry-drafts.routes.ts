import { pageAfter } from '#api/http/form-fields.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import type { Registry } from '#contracts/registries.schemas.ts';
import * as schemas from '#contracts/registry-drafts.schemas.ts';
import * as endpoints from '#contracts/registry-drafts.ts';
import { firstPageOf } from '#rules/first-steps.ts';
import { changeDraft, forgetDraft, openDraft, readDraft } from './registry-drafts.service.ts';

export const registryDraftRoutes = [
  reads(endpoints.readRegistryDraft, {
    schemas: schemas.readRegistryDraft,
    access: { who: 'visitor' },
    summary: 'The registry that this browser has begun and not created yet.',
    run: readDraft,
  }),
  changes(endpoints.changeRegistryDraft, {
    // One row per visitor, who can only change their own.
    lock: 'nothing',
    schemas: schemas.changeRegistryDraft,
    access: { who: 'visitor' },
    summary: 'Begins a registry without an account, or says more about it.',
    limits: [limits.write, limits.collect],
    form: { done: (_, fields) => pageAfter(fields, '/registry/new') },
    run: changeDraft,
  }),
  changes(endpoints.forgetRegistryDraft, {
    lock: 'nothing',
    schemas: schemas.forgetRegistryDraft,
    access: { who: 'visitor' },
    summary: 'Forgets what this browser has begun.',
    limits: [limits.write],
    form: { done: () => '/registry/new' },
    run: forgetDraft,
  }),
  changes(endpoints.openRegistryDraft, {
    lock: ({ caller }) => ({ user: caller.user!.id }),
    schemas: schemas.openRegistryDraft,
    access: { who: 'user' },
    summary: 'Creates the registry that this browser has begun, with the list that was chosen.',
    limits: [limits.write],
    status: 201,
    form: {
      done: ({ registry }: { registry: Registry }, fields) => pageAfter(fields, firstPageOf(registry.registryType)),
    },
    run: openDraft,
  }),
];
