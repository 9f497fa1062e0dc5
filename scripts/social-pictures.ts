/** The PNG copies of the drawings that a network shows beside a link: each is made once, and again only when its drawing changed. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Settings } from '#api/config.ts';
import { eachRow } from '#api/db/bad-rows.ts';
import type { Database } from '#api/db/database.ts';
import { readCatalogueVersion } from '#api/features/catalogue/catalogue-version.queries.ts';
import { socialPicturesIn } from '#api/http/pictures.ts';
import { articles, categories, families, guides, weeks } from '#content';
import { drawScene } from '#content/catalogue/pictures/scenes.ts';
import { drawingName, socialSize } from '#rules/social-pictures.ts';

/** A shop with more drawings than this has photographs: the others keep the default picture. */
const productsMax = 5_000;
const atOnce = 2;
const paper = '#fbf6ee';
/** A wide drawing fills the picture; a square one stands in its middle. */
const wideFrom = 1.5;

interface Due {
  names: string[];
  /** Once they are drawn: the list need not be made again. */
  remember(): void;
}

/** @returns how many were made */
export async function makeSocialPictures(settings: Settings, db: Database): Promise<number> {
  await makeDefaultPicture(settings);
  const due = await findDuePictures(settings, db);
  const make = async (first: number) => {
    for (let next = first; next < due.names.length; next += atOnce) {
      const name = due.names[next]!;
      const drawing = await readFile(join(settings.dataDir, 'pictures', `${name}.svg`));
      await makePicture(drawing, join(socialPicturesIn(settings.dataDir), `${name}.png`));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, first) => make(first)));
  due.remember();
  return due.names.length;
}

/** The one that stands for all that are not drawn yet. */
export async function makeDefaultPicture({ dataDir }: Settings): Promise<void> {
  const fallback = join(socialPicturesIn(dataDir), 'default.png');
  mkdirSync(socialPicturesIn(dataDir), { recursive: true });
  if (!existsSync(fallback)) await makePicture(Buffer.from(drawScene('nursery-at-dusk')), fallback);
}

export async function findDuePictures(settings: Settings, db: Database): Promise<Due> {
  const folder = socialPicturesIn(settings.dataDir);
  const drawings = join(settings.dataDir, 'pictures');
  const stories = [...articles.all(), ...guides.all(), ...weeks.all(), ...families.all()].map(
    ({ featuredImage }) => featuredImage.url,
  );
  const shown = categories.all().map(({ imageUrl }) => imageUrl ?? '');
  const stamp = JSON.stringify([await readCatalogueVersion(db.read), [...new Set([...stories, ...shown])].sort()]);
  const stampFile = join(folder, 'made-for');
  const isNewList = !existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp;
  const urls = isNewList ? [...stories, ...shown, ...(await picturesOfCatalogue(db))] : [];
  const known = isNewList ? [] : readdirSync(folder).flatMap((file) => /^(.+)\.png$/.exec(file)?.[1] ?? []);
  const names = [...new Set([...known, ...urls.flatMap((url) => drawingName(url) ?? [])])];
  return {
    names: names.filter((name) => isDue(join(drawings, `${name}.svg`), join(folder, `${name}.png`))),
    remember: () => writeFileSync(stampFile, stamp),
  };
}

/** Where the drawing is there and newer than its copy. */
function isDue(drawing: string, copy: string): boolean {
  const drawn = statSync(drawing, { throwIfNoEntry: false });
  const made = statSync(copy, { throwIfNoEntry: false });
  return drawn !== undefined && (made === undefined || made.mtimeMs < drawn.mtimeMs);
}

/** Our drawings begin with their ground, which goes on beside a square one. */
const groundOf = (svg: Buffer): string =>
  /<path d="M0 0H[^"]*" fill="(#[0-9a-f]{6})"/i.exec(svg.toString())?.[1] ?? paper;

/** Written aside and then moved: a build that is killed leaves no half a picture. */
export async function makePicture(svg: Buffer, to: string): Promise<void> {
  const { width = 1, height = 1 } = await sharp(svg).metadata();
  const fit = width / height >= wideFrom ? 'cover' : 'contain';
  const background = groundOf(svg);
  const png = await sharp(svg)
    .resize({ ...socialSize, fit, background })
    .flatten({ background })
    .png({ compressionLevel: 6 })
    .toBuffer();
  await writeFile(`${to}.new`, png);
  await rename(`${to}.new`, to);
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
