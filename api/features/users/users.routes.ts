import { pageAfter } from '#api/http/form-fields.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import type { User } from '#contracts/users.schemas.ts';
import * as schemas from '#contracts/users.schemas.ts';
import * as endpoints from '#contracts/users.ts';
import { checkPassword, chooseRegistry, presentUser, signIn, signOut } from './users.service.ts';

export const userRoutes = [
  reads(endpoints.currentUser, {
    schemas: schemas.currentUser,
    access: { who: 'anyone' },
    summary: 'Who is signed in, or null.',
    run: async ({ app, caller }) => ({
      user: caller.user === null ? null : await presentUser(app.db.read, caller.user),
    }),
  }),
  changes(endpoints.changeUser, {
    lock: ({ caller }) => ({ user: caller.user!.id }),
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
    lock: ({ prepared, visitorId }) => ({ user: prepared.id, carts: { userId: prepared.id, visitorId } }),
    schemas: schemas.signIn,
    access: { who: 'anyone' },
    summary: 'Signs in.',
    limits: [limits.signIn],
    status: 201,
    withoutKey: true,
    form: {
      done: ({ user }: { user: User }, fields) => {
        const next = pageAfter(fields, '/registry/home');
        return user.needsSecondFactor ? `/login/second-step?${new URLSearchParams({ redirect_path: next })}` : next;
      },
    },
    prepare: ({ app, caller, input }) => checkPassword(app, caller, input.body),
    run: signIn,
  }),
  changes(endpoints.signOut, {
    lock: 'nothing',
    schemas: schemas.signOut,
    access: { who: 'anyone' },
    summary: 'Signs out here.',
    withoutVisitor: true,
    limits: [limits.write],
    form: { body: () => ({}), done: () => '/' },
    run: signOut,
  }),
];
