import { cleanup } from '@testing-library/react';
import { cleanStores } from 'nanostores';
import { toast } from 'sonner';
import type { fakeServer, SentCall } from '#scripts/testing/fake-server.ts';
import { queryClient } from '#site/data/query.ts';
import { $isSignedIn } from '#site/data/session.ts';
import { $chosenRegistryId, type RegistryProduct } from '#site/features/add-to-registry/use-own-registry.ts';

type Answers = Parameters<typeof fakeServer>[0];

export const productOnRegistry = (productId: number, quantity: number, genericProductId = 7): RegistryProduct => ({
  regItemId: `i${productId}`,
  productId,
  genericProductId,
  quantity,
});

interface Registries {
  /** By id: "r1" gets the title "List r1". The current one is the last. */
  roles?: Record<string, string>;
  /** The products on each of them. */
  products?: Record<string, RegistryProduct[]>;
}

/** Answers for a person who is signed in and has these registries. Adding a product answers as the server does, and is remembered. */
export function registryAnswers({ roles = { r1: 'owner' }, products = {} }: Registries = {}): Answers {
  const ids = Object.keys(roles);
  const answers: Answers = {
    'GET /api/v3/user': { user: { id: 'u1', registryId: ids.at(-1) ?? null } },
    'GET /api/v3/registries': { registries: ids.map((id) => ({ id, title: `List ${id}`, slug: id, role: roles[id] })) },
  };
  for (const id of ids) {
    const known = products[id] ?? [];
    const registry = { id, title: `List ${id}`, slug: id, registryType: 'baby' };
    answers[`GET /api/v3/registries/${id}/shop`] = () => ({
      registry,
      registries: [],
      suggestions: [],
      products: known,
    });
    answers[`POST /api/v3/registries/${id}/reg_items`] = ({ body }: SentCall) => {
      const { productId, quantity } = body as { productId: number; quantity: number };
      const before = known.find((product) => product.productId === productId);
      const total = quantity + (before?.quantity ?? 0);
      const regItem = { id: `i${productId}`, productId, genericProductId: 7, quantity: total };
      return { regItem, version: 1, before: before ? { quantity: before.quantity, note: 'The oat one' } : null };
    };
  }
  return answers;
}

export function signIn(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: what the server sets with a session
  document.cookie = 'layette_hint=signed-in';
}

/** For `afterEach`: the next test is another visitor on another page. */
export function forgetVisitor(): void {
  toast.dismiss();
  cleanup();
  // biome-ignore lint/suspicious/noDocumentCookie: what signing out does
  document.cookie = 'layette_hint=; max-age=0';
  $isSignedIn.set(false);
  $chosenRegistryId.set(null);
  cleanStores($isSignedIn);
  queryClient.clear();
  sessionStorage.clear();
}
