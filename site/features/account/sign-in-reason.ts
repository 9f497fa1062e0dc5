import { localPath } from '#rules/local-path.ts';

const reasons: readonly (readonly [page: RegExp, words: string])[] = [
  [/^\/registry\/new$/, 'A registry needs an owner. Once you’re signed in, you can create yours.'],
  [
    /^\/(?:catalog|registry|list)(?:\/|$)/,
    'That page is about your own registry, so we need to know it’s you. It opens right after.',
  ],
  [
    /^\/gp\/.+\/(?:write-review|questions|reviews)$/,
    'Reviews and answers are posted with a name. You’ll come right back here.',
  ],
  [/^\/gp\//, 'Your registry goes with your account. You’ll come right back to the product.'],
  [/^\/store\/cart$/, 'Your cart comes with you. You’ll come right back to it.'],
  [/^\/login\/second-step$/, 'The second step comes right after.'],
];

/** Why the person was sent here to sign in, and where that leads; null if they came by themselves. */
export function signInReason(search: string): string | null {
  const wanted = localPath(new URLSearchParams(search).get('redirect_path'), '');
  if (wanted === '' || wanted === '/') return null;
  const path = wanted.split(/[?#]/, 1)[0]!;
  return reasons.find(([page]) => page.test(path))?.[1] ?? 'You’ll come right back to where you were.';
}
