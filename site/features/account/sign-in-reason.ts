import { localPath } from '#rules/local-path.ts';

const reasons: readonly (readonly [page: RegExp, words: string])[] = [
  [/^\/registry\/new$/, 'A registry needs somebody it belongs to. Next, you create yours.'],
  [
    /^\/(?:catalog|registry|list)(?:\/|$)/,
    'That page is about your own registry, so we ask who you are. Next, it opens.',
  ],
  [
    /^\/gp\/.+\/(?:write-review|questions|reviews)$/,
    'What people say here has a name on it. Next, you are back where you were.',
  ],
  [/^\/gp\//, 'Wishes need a registry, and a registry an account. Next, you are back at the product.'],
  [/^\/store\/cart$/, 'Your cart comes along. Next, you are back in it.'],
  [/^\/login\/second-step$/, 'This part of the shop is for its staff. Next comes the second step.'],
];

/** Why somebody was sent here to say who they are, and where they come next; null where they came by themselves. */
export function signInReason(search: string): string | null {
  const query = new URLSearchParams(search);
  if (query.get('account') === 'made')
    return 'Your account is there. Sign in with what you have just typed, and go on.';
  const wanted = localPath(query.get('redirect_path'), '');
  if (wanted === '' || wanted === '/') return null;
  const path = wanted.replace(/[?#].*$/, '');
  return reasons.find(([page]) => page.test(path))?.[1] ?? 'Next, you are back where you were.';
}
