import { signInHref } from '#site/data/sign-in-link.ts';

/** After a sentence that says that the session has ended: the way to sign in, and back to `page`. */
export const SignInLink = ({ page }: { page: string }) => (
  <>
    {' '}
    <a href={signInHref(page)} className="font-semibold underline underline-offset-4">
      Sign in
    </a>
  </>
);
