/** The PNG copies of drawings that a social network shows beside a link: each is made once, and again only when its drawing has changed. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Settings } from '#api/config.ts';
import { eachRow } from '#api/db/bad-rows.ts';
import type { Database } from '#api/db/database.ts';
import { readCatalogueVersion } from '#api/features/catalogue/catalogue-version.queries.ts';
import { socialPicturesIn } from '#api/http/pictures.ts';
import { articles, categories, families, frontPage, guides, pages, weeks } from '#content';
import { drawScene } from '#content/catalogue/pictures/scenes.ts';
import { drawingName, socialSize, titledPictureName } from '#rules/social-pictures.ts';
import { drawTitledPicture } from './titled-picture.ts';

/** A shop with more drawings than this has photographs: the rest keep the default picture. */
const productsMax = 5_000;
const atOnce = 2;
const paper = '#fbf6ee';
const sceneOfHouse = 'nursery-at-dusk';
/** A wide drawing fills the picture; a square one is centered. */
const wideFrom = 1.5;

interface Due {
  /** Copies of drawings, by the name that both share. */
  names: string[];
  /** Pictures for reading pages, which show their titles. */
  titled: TitledPage[];
  /** Call it once they are drawn: then the list need not be made again. */
  remember(): void;
}

interface TitledPage {
  name: string;
  title: string;
  drawing: string;
}

/** @returns how many were made */
export async function makeSocialPictures(settings: Settings, db: Database): Promise<number> {
  await makeDefaultPicture(settings);
  const due = await findDuePictures(settings, db);
  const fileOf = (name: string) => join(socialPicturesIn(settings.dataDir), `${name}.png`);
  const readDrawing = (name: string) => readFile(join(settings.dataDir, 'pictures', `${name}.svg`));
  const tasks = [
    ...due.names.map((name) => async () => makePicture(await readDrawing(name), fileOf(name))),
    ...due.titled.map(({ name, title, drawing }) => async () => {
      const svg = await readDrawing(drawing);
      await save(await drawTitledPicture(title, svg, groundOf(svg)), fileOf(name));
    }),
  ];
  const make = async (first: number) => {
    for (let next = first; next < tasks.length; next += atOnce) await tasks[next]!();
  };
  await Promise.all(Array.from({ length: atOnce }, (_, first) => make(first)));
  due.remember();
  return tasks.length;
}

/** The picture for everything that is not drawn yet. */
export async function makeDefaultPicture({ dataDir }: Settings): Promise<void> {
  const fallback = join(socialPicturesIn(dataDir), 'default.png');
  mkdirSync(socialPicturesIn(dataDir), { recursive: true });
  if (!existsSync(fallback)) await makePicture(Buffer.from(drawScene(sceneOfHouse)), fallback);
}

export async function findDuePictures(settings: Settings, db: Database): Promise<Due> {
  const folder = socialPicturesIn(settings.dataDir);
  const drawings = join(settings.dataDir, 'pictures');
  const shown = [frontPage().lead?.featuredImage.url ?? '', ...categories.all().map(({ imageUrl }) => imageUrl ?? '')];
  const stamp = JSON.stringify([await readCatalogueVersion(db.read), [...new Set(shown)].sort()]);
  const stampFile = join(folder, 'made-for');
  const isNewList = !existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp;
  const urls = isNewList ? [...shown, ...(await picturesOfCatalogue(db))] : [];
  const known = isNewList ? [] : readdirSync(folder).flatMap((file) => /^(?!page--)(.+)\.png$/.exec(file)?.[1] ?? []);
  const names = [...new Set([...known, ...urls.flatMap((url) => drawingName(url) ?? [])])];
  const isOld = (copy: string, drawing: string) => isDue(join(drawings, `${drawing}.svg`), join(folder, `${copy}.png`));
  const titlesFile = join(folder, 'titles.json');
  const titles: Record<string, string> = existsSync(titlesFile) ? JSON.parse(readFileSync(titlesFile, 'utf8')) : {};
  const titled = titledPages().filter(({ drawing }) => existsSync(join(drawings, `${drawing}.svg`)));
  return {
    names: names.filter((name) => isOld(name, name)),
    titled: titled.filter(({ name, title, drawing }) => titles[name] !== title || isOld(name, drawing)),
    remember: () => {
      writeFileSync(stampFile, stamp);
      writeFileSync(titlesFile, JSON.stringify(Object.fromEntries(titled.map(({ name, title }) => [name, title]))));
    },
  };
}

/** Pages of content with their addresses; a page without a picture gets the house scene. */
const titledPages = (): TitledPage[] =>
  [...articles.all(), ...guides.all(), ...weeks.all(), ...families.all(), ...pages.all()].flatMap((page) => {
    const drawing = 'featuredImage' in page ? drawingName(page.featuredImage.url) : `scene-${sceneOfHouse}`;
    return drawing === null ? [] : [{ name: titledPictureName(page.url), title: page.title, drawing }];
  });

/** True if the drawing exists and is newer than its copy. */
function isDue(drawing: string, copy: string): boolean {
  const drawn = statSync(drawing, { throwIfNoEntry: false });
  const made = statSync(copy, { throwIfNoEntry: false });
  return drawn !== undefined && (made === undefined || made.mtimeMs < drawn.mtimeMs);
}

/** Our drawings begin with their background, which is continued on both sides of a square one. */
const groundOf = (svg: Buffer): string =>
  /<path d="M0 0H[^"]*" fill="(#[0-9a-f]{6})"/i.exec(svg.toString())?.[1] ?? paper;

async function makePicture(svg: Buffer, to: string): Promise<void> {
  const { width = 1, height = 1 } = await sharp(svg).metadata();
  const fit = width / height >= wideFrom ? 'cover' : 'contain';
  const background = groundOf(svg);
  const png = await sharp(svg)
    .resize({ ...socialSize, fit, background })
    .flatten({ background })
    .png({ compressionLevel: 6 })
    .toBuffer();
  await save(png, to);
}

/** Written to a temporary file and then moved: an interrupted build leaves no incomplete picture. */
async function save(png: Buffer, to: string): Promise<void> {
  // Two processes with the same data folder may draw the same pictures at the same time.
  const fresh = `${to}.${process.pid}.new`;
  await writeFile(fresh, png);
  await rename(fresh, to);
}

/** The logos, and the first picture of each product. */
async function picturesOfCatalogue(db: Database): Promise<string[]> {
  const brands = await db.read.selectFrom('brand').select('logo_url').execute();
  const products = await db.read
    .selectFrom('product')
    .select(['id', 'pictures'])
    .where('position', '=', 0)
    .orderBy('generic_product_id')
    .limit(productsMax)
    .execute();
  const first = eachRow(
    'product',
    products,
    ({ pictures }) => (JSON.parse(pictures) as { url: string }[])[0]?.url ?? '',
  );
  return [...brands.map(({ logo_url }) => logo_url), ...first];
}
