import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '#api/db/database.ts';
import { raiseCatalogueVersion } from '#api/features/catalogue/catalogue-version.queries.ts';
import { brandLine, productLine } from '#api/features/catalogue/testing/catalogue-lines.ts';
import { openShop, type Shop } from '#api/features/catalogue/testing/open-shop.ts';
import { guides } from '#content';
import { drawingName, titledPictureName } from '#rules/social-pictures.ts';
import { findDuePictures, makeDefaultPicture, makeSocialPictures } from './social-pictures.ts';

let shop: Shop;
let dataDir: string;
const square = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600"><path d="M0 0H600V600H0Z" fill="${color}"/></svg>`;
const draw = (name: string, svg: string) => writeFileSync(join(dataDir, 'pictures', name), svg);
const make = (db: Database = shop.app.db) => makeSocialPictures({ ...shop.app.settings, dataDir }, db);
const made = () => readdirSync(join(dataDir, 'social-pictures')).filter((file) => file.endsWith('.png'));
const fileOf = (name: string) => join(dataDir, 'social-pictures', name);

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'layette-social-'));
  mkdirSync(join(dataDir, 'pictures'));
  shop = await openShop('sqlite', [brandLine(), productLine(1)]);
});
afterEach(async () => {
  await shop.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('makes a PNG of 1200 x 630 of each drawing that a page shows to networks, and the default picture', async () => {
  draw('pram-10.svg', square('#80a090'));
  draw('unused.svg', square('#000000'));
  expect(await make()).toBe(1);
  expect(made().sort()).toEqual(['default.png', 'pram-10.png']);
  for (const name of made()) {
    expect(await sharp(fileOf(name)).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  }
  // The background of the drawing extends to the edge.
  const { data } = await sharp(fileOf('pram-10.png')).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([0x80, 0xa0, 0x90]);
});

it('makes each once, and again only when its drawing changed', async () => {
  draw('pram-10.svg', square('#80a090'));
  expect(await make()).toBe(1);
  const before = statSync(fileOf('pram-10.png')).mtimeMs;
  expect(await make()).toBe(0);
  await shop.app.db.transact({ lock: 'nothing' }, raiseCatalogueVersion);
  expect(await make()).toBe(0);
  expect(statSync(fileOf('pram-10.png')).mtimeMs).toBe(before);
  draw('pram-10.svg', square('#ffffff'));
  const later = new Date(before + 60_000);
  utimesSync(join(dataDir, 'pictures', 'pram-10.svg'), later, later);
  expect(await make()).toBe(1);
});

it('has the default picture before it serves, and knows by then what it draws while it does', async () => {
  draw('pram-10.svg', square('#80a090'));
  const settings = { ...shop.app.settings, dataDir };
  await makeDefaultPicture(settings);
  expect(made()).toEqual(['default.png']);
  expect((await findDuePictures(settings, shop.app.db)).names).toEqual(['pram-10']);
  await make();
  expect((await findDuePictures(settings, shop.app.db)).names).toEqual([]);
});

it('is served as a PNG, and the default picture is sent for one that is not made yet', async () => {
  dataDir = shop.app.settings.dataDir;
  mkdirSync(join(dataDir, 'pictures'), { recursive: true });
  draw('pram-10.svg', square('#80a090'));
  await make();
  const ask = async (path: string) => {
    const answer = await shop.client().fetch(path);
    return [answer.status, answer.headers.get('content-type'), (await answer.arrayBuffer()).byteLength] as const;
  };
  expect(await ask('/pictures/social/pram-10.png')).toEqual([200, 'image/png', statSync(fileOf('pram-10.png')).size]);
  expect(await ask('/pictures/social/later.png')).toEqual([200, 'image/png', statSync(fileOf('default.png')).size]);
  for (const path of ['/pictures/social/..%2fsecret.png', '/pictures/social/made-for', '/pictures/social/pram-10.svg'])
    expect((await ask(path))[0]).toBe(404);
});

it('makes a picture of its own for a page to read, and again only when its title or its drawing changed', async () => {
  const { url, title, featuredImage } = guides.all()[0]!;
  const name = titledPictureName(url);
  draw(`${drawingName(featuredImage.url)}.svg`, square('#80a090'));
  const due = async () =>
    (await findDuePictures({ ...shop.app.settings, dataDir }, shop.app.db)).titled.filter((one) => one.name === name);
  expect(await due()).toMatchObject([{ title }]);
  await make();
  expect(await sharp(fileOf(`${name}.png`)).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(await due()).toEqual([]);
  const titles = JSON.parse(readFileSync(fileOf('titles.json'), 'utf8'));
  writeFileSync(fileOf('titles.json'), JSON.stringify({ ...titles, [name]: 'What it was called before' }));
  expect(await due()).toMatchObject([{ title }]);
});
