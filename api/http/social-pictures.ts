import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Response } from 'express';
import { housePicture } from '#rules/social-pictures.ts';
import type { App } from './app-context.ts';

/** Where the build keeps them: beside the pictures they are made of, and not in memory, because hardly anybody asks for them. */
export const socialPicturesIn = (dataDir: string): string => join(dataDir, 'social-pictures');

/** What a network shows beside a link to us. A drawing that came after the build has the picture of the house until the next one. */
export async function sendSocialPicture({ settings }: App, response: Response, path: string): Promise<boolean> {
  const name = /^\/pictures\/social\/([\w-]+\.png)$/.exec(path)?.[1];
  if (name === undefined) return false;
  const read = (file: string) => readFile(join(socialPicturesIn(settings.dataDir), file)).catch(() => null);
  const png = (await read(name)) ?? (await read(housePicture.split('/').at(-1)!));
  if (png === null) return false;
  response.setHeader('Cache-Control', 'public, max-age=86400');
  response.type('image/png').send(png);
  return true;
}
