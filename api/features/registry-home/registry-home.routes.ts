import { pageAfter } from '#api/http/form-fields.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/registry-home.schemas.ts';
import * as endpoints from '#contracts/registry-home.ts';
import { editing, seeing } from '#rules/registry-roles.ts';
import { dismissFeedItem, readFeed } from './feed.service.ts';
import {
  listUserEvents,
  markSetupGoal,
  postSignupEcommerce,
  putUserEvent,
  readSetupGoals,
} from './registry-home.service.ts';

const home = '/registry/home';

export const registryHomeRoutes = [
  reads(endpoints.readSetupGoals, {
    schemas: schemas.readSetupGoals,
    access: { who: 'registry', param: 'id', roles: seeing },
    summary: 'What is set up and what is not, computed from the registry.',
    run: readSetupGoals,
  }),
  changes(endpoints.markSetupGoal, {
    schemas: schemas.markSetupGoal,
    access: { who: 'registry', param: 'id', roles: editing },
    summary: 'Marks a goal that no data tells.',
    limits: [limits.write],
    form: { done: (_, fields) => pageAfter(fields, home) },
    run: markSetupGoal,
  }),
  reads(endpoints.readFeed, {
    schemas: schemas.readFeed,
    access: { who: 'user' },
    summary: 'News of the current registry and what to read, 20 a page.',
    run: readFeed,
  }),
  changes(endpoints.dismissFeedItem, {
    // Writes a single row under its key.
    lock: 'nothing',
    schemas: schemas.dismissFeedItem,
    access: { who: 'user' },
    summary: 'Puts an entry of the feed away, or brings it back.',
    limits: [limits.write],
    form: { done: (_, fields) => pageAfter(fields, home) },
    run: dismissFeedItem,
  }),
  reads(endpoints.listUserEvents, {
    schemas: schemas.listUserEvents,
    access: { who: 'user' },
    summary: 'What the caller has done once.',
    run: listUserEvents,
  }),
  changes(endpoints.putUserEvent, {
    lock: 'nothing',
    schemas: schemas.putUserEvent,
    access: { who: 'user' },
    summary: 'Sets such an event, or replaces its value.',
    limits: [limits.write],
    form: { done: (_, fields) => pageAfter(fields, home) },
    run: putUserEvent,
  }),
  changes(endpoints.postSignupEcommerce, {
    lock: ({ caller, input }) => ({ registry: input.body.registryId ?? caller.user!.currentRegistryId }),
    schemas: schemas.postSignupEcommerce,
    access: { who: 'user' },
    summary: 'Adds what was chosen while signing up to the new registry.',
    limits: [limits.write],
    form: { done: (_, fields) => pageAfter(fields, home) },
    run: postSignupEcommerce,
  }),
];
