const page = '/settings/collaborators';

/** What all forms of the page have in common; `done` is what the page says then. */
export const peopleForm = (name: string, done = 'saved') =>
  ({ name, page, next: `${page}?done=${done}`, withKey: false }) as const;
