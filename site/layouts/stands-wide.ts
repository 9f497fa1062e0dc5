/** Which pages of the shop stand without the centred container (shop 2.2): what has /gp/ in its path, and the store's home. */
export const standsWide = (path: string): boolean => /\/gp\//i.test(path) || path.replace(/\/+$/, '') === '/store';
