// "Product code: 46286401", "EAN | 8590669...": identifiers beside their label, in the languages of shops.
import { namesOf, type PageDocument, type TextRun, textOf } from './page-document.ts';
import type { Landmarks } from './page-landmarks.ts';

export type LabelledField = 'sku' | 'mpn' | 'gtin' | 'brand';

export interface Labelled {
  readonly field: LabelledField;
  readonly value: string;
  readonly offset: number;
  /** 1 for an unambiguous label ("SKU"), less for one with several meanings ("Ref."). */
  readonly weight: number;
}

const NUMBER_WORD = '(?:number|no\\.?|nr\\.?|num(?:ber|éro|ero|mer)?\\.?|#|n[°º]\\.?|code|id|kód|kod|№)';
const LABELS: readonly (readonly [LabelledField, number, RegExp])[] = [
  [
    'gtin',
    1,
    /^(?:ean|gtin|upc|isbn|ean[- ]?code|ean[- ]?13|gtin[- ]?1[234]|isbn[- ]?1[03]|barcode|čárový kód|codice ean|código ean|ean[ -](?:kód|kod|nummer|number|\/ ?upc)|штрих-?код|ean ?\/ ?gtin|バーコード|jan(?:コード)?)$/i,
  ],
  [
    'mpn',
    1,
    new RegExp(
      `^(?:mpn|p\\/n|part ${NUMBER_WORD}|manufacturer(?:'?s)? (?:part |item |product )?${NUMBER_WORD}|mfr\\.? ?(?:part )?${NUMBER_WORD}|(?:item )?model ${NUMBER_WORD}|modell?nummer|model[- ]?nr\\.?|hersteller(?:artikel)?-?(?:nummer|nr\\.?)|herstellernummer|herstellerartikelnummer|kód výrob(?:ce|cu)|numer katalogowy|kod producenta|numero (?:di )?modello|número de (?:modelo|pieza)|référence (?:du )?fabricant|numéro (?:de|du) modèle|código (?:do )?fabricante|ražotāja kods|型番)$`,
      'i',
    ),
  ],
  [
    'sku',
    1,
    new RegExp(
      `^(?:sku|asin|(?:product|item|article|catalog(?:ue)?|cat|stock|style|web|order|ad|listing|offer|deal|lot|store|shop|ebay item|goods|plu|tcin|dpci) ?-?${NUMBER_WORD}|item|article|artikel-?(?:nummer|nr\\.?|code)|art(?:ikel|\\.)?[- ]?(?:nr|no|num)\\.?|art\\.?|bestell-?(?:nummer|nr\\.?)|produkt-?(?:nummer|nr\\.?|kode|kód|id)|anzeigen?(?:nummer|-?nr\\.?|-?id|code)?|varenummer|vare-?nr\\.?|tuote(?:koodi|numero)|kód|kód (?:produktu|zboží|tovaru|položky)|katalog(?:ov[éá] č[íi]slo|nummer)|číslo (?:produktu|výrobku|artiklu)|objedn[áa]vac[íi] (?:kód|číslo)|codice|codice (?:prodotto|articolo|art\\.?)|cod\\.?(?: prodotto| art\\.?)?|código|código (?:do|del|de) (?:produto|producto|artículo|item)|cód\\.?|r[ée]f(?:[ée]rence)?\\.?|r[ée]f(?:[ée]rence)?\\.? (?:produit|article)|referencia|refer[êe]ncia|produkta kods|preces kods|prekės kodas|tootekood|kod (?:produktu|towaru)|nr (?:kat(?:alogowy)?|art(?:ykułu)?)\\.?|cikkszám|termékkód|ürün (?:kodu|no)|stok kodu|stock code|артикул|код(?: товара)?|номер (?:товара|объявления)|артикул товара|商品(?:コード|番号|编号|編號)|品番|貨號|货号|商品編號|상품 ?번호|상품코드|ref|internal reference|mã sản phẩm|รหัสสินค้า)$`,
      'i',
    ),
  ],
  [
    'brand',
    1,
    /^(?:brand|brand name|marke|marca|marque|zna[čc]ka|merk|marka|märke|varemerke|mærke|m[äa]rk|zīmols|pr[ée]kės ženklas|hersteller|manufacturer|fabricant|produttore|fabricante|producent|v[ýy]robca|v[ýy]robce|бренд|производитель|ブランド|メーカー|品牌|브랜드|brand\/manufacturer|designer)$/i,
  ],
];

/** Names of elements whose text is the article's number. */
const CODE_NAMES =
  /\b(?:sku|product (?:code|ref|reference|number|no|sku)|article (?:number|no|code)|item (?:number|no|code|sku)|catalog(?:ue)? (?:number|no)|style (?:number|code)|reference number|cat number)\b/;

const longestCode = 90;

/** "#AB-12 34": a word, followed by at most two more that contain digits. */
function codeIn(text: string): string | null {
  if (text.length > longestCode) return null;
  const code = text.replace(/^[#№]/, '').trim();
  const [first = '', ...others] = code.split(' ');
  const isCode =
    /^[\p{L}\p{N}][\p{L}\p{N}._\-/]*$/u.test(first) &&
    others.length <= 2 &&
    others.every((word) => /^[\p{L}\p{N}._\-/]+$/u.test(word) && /\d/.test(word));
  return isCode ? code.replace(/(?<![.,;])[.,;]+$/, '') : null;
}

const MAX_LABELS = 200;

/** Every labelled identifier outside of menus and carousels, in reading order. */
export function findLabelled(page: PageDocument, { isElsewhere }: Landmarks): Labelled[] {
  const found: Labelled[] = [];
  for (const [index, run] of page.runs.entries()) {
    if (found.length >= MAX_LABELS) break;
    if (run.text.length > 90) continue;
    const split = run.text.match(/^(.{1,40}?)(?:[:：#=]|\s[-–]\s|-$|$)(.*)$/u);
    const label = (split?.[1] ?? '').trim();
    const rest = (split?.[2] ?? '').trim();
    const direct = matchLabel(label);
    if (direct) {
      const value = rest || valueAfter(page.runs, index);
      add(found, isElsewhere, run, direct, value);
      continue;
    }
    // "Produkta kods 545642356": label and value separated only by a space.
    const glued = gluedLabel(run.text);
    const named = glued && (matchLabel(glued.label) ?? matchLabel(`${glued.label}.`));
    if (glued && named && named[0] !== 'brand') add(found, isElsewhere, run, named, glued.value);
  }
  for (const element of page.elements) {
    if (found.length >= MAX_LABELS) break;
    if (element.children.length > 3 || !page.offsetOf.has(element)) continue;
    const names = namesOf(element);
    if (names.length < 3 || !CODE_NAMES.test(names)) continue;
    const value = codeIn(textOf(element, 60));
    if (!value || !/\d/.test(value) || value.length < 4 || value.length > 30 || isElsewhere(element)) continue;
    found.push({ field: 'sku', value, offset: page.offsetOf.get(element) ?? 0, weight: 0.9 });
  }
  return found;
}

/** The value is the last word, or the part of it after a full stop. */
function gluedLabel(text: string): { label: string; value: string } | null {
  const plain = text.replace(/^[(\s]+/, '').replace(/(?<![)\s])[)\s]+$/, '');
  const [, lead = '', word = ''] = /^(.{2,30}?)[\s.:#°º]([\p{L}\d._/-]+)$/u.exec(plain) ?? [];
  const label = lead.replace(/(?<![\s.:#°º])[\s.:#°º]+$/, '');
  return label !== '' && /\d/.test(word) ? { label, value: word.replace(/^\.+/, '') } : null;
}

const matchLabel = (label: string) =>
  label.length < 2 ? null : (LABELS.find(([, , pattern]) => pattern.test(label)) ?? null);

function valueAfter(runs: readonly TextRun[], index: number): string {
  for (let i = index + 1; i <= index + 2; i++) {
    const run = runs[i];
    if (!run) return '';
    const text = run.text.replace(/^[:：\s#-]+/, '').trim();
    if (text && text !== '\u200e') return text;
  }
  return '';
}

function add(
  found: Labelled[],
  isElsewhere: Landmarks['isElsewhere'],
  run: TextRun,
  label: readonly [LabelledField, number, RegExp],
  raw: string,
): void {
  const [field, weight] = label;
  const text = raw.replace(/[\u200e\u200f\u200b]/g, '').trim();
  const elsewhere = isElsewhere(run.parent);
  const value = field === 'brand' ? (text.length <= 40 && /\p{L}/u.test(text) ? text : null) : codeIn(text);
  if (!value || (field !== 'brand' && (!/\d/.test(value) || value.length < 3 || value.length > 40))) return;
  if (matchLabel(value)) return;
  found.push({ field, value, offset: run.offset, weight: elsewhere ? weight * 0.4 : weight });
}
