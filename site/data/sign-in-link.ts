export const signInPath = '/login';

/** The page to sign in, which leads back to this one. */
export const signInHref = (page: string): string => `${signInPath}?${new URLSearchParams({ redirect_path: page })}`;
