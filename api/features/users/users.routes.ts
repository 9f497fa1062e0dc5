import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/users.schemas.ts';
import * as endpoints from '#contracts/users.ts';
import { checkPassword, chooseRegistry, presentUser, signIn, signOut, signUp } from './users.service.ts';

export const userRoutes = [
  reads(endpoints.currentUser, {
    schemas: schemas.currentUser,
    access: { who: 'anyone' },
    summary: 'Who is signed in, or null.',
    run: async ({ caller }) => ({ user: caller.user === null ? null : presentUser(caller.user) }),
  }),
  changes(endpoints.signUp, {
    schemas: schemas.signUp,
    access: { who: 'anyone' },
    summary: 'Creates an account and signs it in.',
    limits: [limits.signUp],
    status: 201,
    prepare: ({ app, input }) => app.hashing.hash(input.body.password),
    run: signUp,
  }),
  changes(endpoints.changeUser, {
    schemas: schemas.changeUser,
    access: { who: 'user' },
    summary: 'Chooses the current registry.',
    limits: [limits.write],
    form: {
      body: ({ registryId = '' }) => ({ registryId }),
      done: (_, { page = '' }) => (/^\/catalog(\/[a-z0-9-]+)?(\?[\w=&%.~+-]*)?$/.test(page) ? page : '/catalog'),
    },
    run: chooseRegistry,
  }),
  changes(endpoints.signIn, {
    schemas: schemas.signIn,
    access: { who: 'anyone' },
    summary: 'Signs in.',
    limits: [limits.signIn],
    status: 201,
    prepare: ({ app, caller, input }) => checkPassword(app, caller, input.body),
    run: signIn,
  }),
  changes(endpoints.signOut, {
    schemas: schemas.signOut,
    access: { who: 'anyone' },
    summary: 'Signs out here.',
    run: signOut,
  }),
];
