/** npm run -s extract-product -- FILE.html[.gz] --url URL: what the product page reader finds on a saved page, as one line of JSON. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import type { Availability, Found, ProductDraft } from '#api/features/links/product-draft.ts';
import { readProductPage } from '#api/features/links/read-product-page.ts';
import { canonicaliseLink } from '#rules/canonical-links.ts';

const usage = `Usage: npm run -s extract-product -- FILE.html[.gz] --url URL

Prints {title, price: {amount, currency}, imageUrl, availability, brand, sku, gtin, confidence}.
amount counts the smallest unit of the currency (4599 is $45.99); what the page does not say is null.
confidence has a number from 0 (a guess) to 1 for each field that was found.`;

class UsageError extends Error {}

/** In schema.org's spelling. */
const availabilityNames: Record<Availability, string> = {
  'in-stock': 'InStock',
  'out-of-stock': 'OutOfStock',
  'pre-order': 'PreOrder',
  'back-order': 'BackOrder',
};

function readArguments(args: string[]): { file: string; url: string } {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { url: { type: 'string' } } });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0 || values.url === undefined) throw new UsageError(usage);
    if (canonicaliseLink(values.url) === null) throw new UsageError(`${values.url} is no http(s) address.\n\n${usage}`);
    return { file, url: values.url };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}

function readPage(file: string): string {
  try {
    const bytes = readFileSync(file);
    const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
    return (isCompressed ? gunzipSync(bytes) : bytes).toString('utf8');
  } catch (error) {
    throw new UsageError(`${file} could not be read: ${(error as Error).message}`);
  }
}

function describe({ title, price, images, availability, brand, sku, gtin }: ProductDraft) {
  const found = { title, price, imageUrl: images[0] ?? null, availability, brand, sku, gtin };
  const confidence = Object.fromEntries(
    Object.entries(found as Record<string, Found<unknown> | null>).flatMap(([name, value]) =>
      value === null ? [] : [[name, Number(value.confidence.toFixed(2))]],
    ),
  );
  return {
    title: title?.value ?? null,
    price: price?.value ?? null,
    imageUrl: found.imageUrl?.value ?? null,
    availability: availability === null ? null : availabilityNames[availability.value],
    brand: brand?.value ?? null,
    sku: sku?.value ?? null,
    gtin: gtin?.value ?? null,
    confidence,
  };
}

try {
  const { file, url } = readArguments(process.argv.slice(2));
  process.stdout.write(`${JSON.stringify(describe(readProductPage({ html: readPage(file), url })))}\n`);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
