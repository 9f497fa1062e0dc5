import { join } from 'node:path';
import compression from 'compression';
import { Router } from 'express';
import { readImageFile } from '#api/features/images/images.service.ts';
import { readItemPicture } from '#api/features/registries/item-pictures.service.ts';
import { defaultSocialPicture } from '#rules/social-pictures.ts';
import type { App } from './app-context.ts';
import { pictureFiles } from './static-files.ts';

/** Where the build keeps the pictures that social networks show beside a link: not in memory, because they are rarely requested. */
export const socialPicturesIn = (dataDir: string): string => join(dataDir, 'social-pictures');

/** Everything below `/pictures`: the catalogue's pictures, copies from other stores, and those that social networks show beside a link. */
export function pictures(app: App): Router {
  const { dataDir } = app.settings;
  const router = Router();
  const socialOptions = { root: socialPicturesIn(dataDir), maxAge: '1 day' };
  router.get('/social/:name', (request, response, next) => {
    if (!/^[\w-]+\.png$/.test(request.params.name)) return next();
    response.sendFile(request.params.name, socialOptions, (missing) => {
      if (missing === undefined || response.headersSent) return;
      // One that is not drawn yet is replaced by the default picture.
      response.sendFile(defaultSocialPicture.split('/').at(-1)!, socialOptions, (error) => error && next());
    });
  });
  // Named by the hash of their bytes: they never change.
  router.get('/items/:name', async (request, response, next) => {
    const hash = /^([\w-]{43})\.webp$/.exec(request.params.name)?.[1];
    const webp = hash === undefined ? undefined : await readItemPicture(app, hash);
    if (webp === undefined) return next();
    response.set('Cache-Control', 'public, max-age=31536000, immutable').type('image/webp').send(webp);
  });
  // An address that cannot be guessed: it is known to everybody who may see the page with the photo.
  router.get('/uploads/:secret/:name', async (request, response, next) => {
    const size = /^(\d{3,4})\.webp$/.exec(request.params.name)?.[1];
    const known = size !== undefined && /^[\w-]{22}$/.test(request.params.secret);
    const webp = known ? await readImageFile(app, request.params.secret, size) : undefined;
    if (webp === undefined) return next();
    response.set('Cache-Control', 'public, max-age=31536000, immutable').type('image/webp').send(webp);
  });
  router.get('/{*path}', compression(), pictureFiles(dataDir));
  return router;
}
