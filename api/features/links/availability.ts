// Can it be bought? Markup counts first, then what the page says near the buy button, in the languages of shops.
import { namesOf, type PageDocument } from './page-document.ts';
import type { Landmarks } from './page-landmarks.ts';
import type { Availability } from './product-draft.ts';
import { lastWord } from './things.ts';

/** "https://schema.org/InStock", "in stock", "oos", "preorder". */
export function readAvailabilityWord(raw: string | null): Availability | null {
  const word = lastWord(raw ?? '')
    .toLowerCase()
    .replace(/[\s_-]/g, '');
  if (
    /^(?:instock|onlineonly|instoreonly|limitedavailability|available|true|1|yes|lowstock|availablefororder|madetoorder|reserved)$/.test(
      word,
    )
  )
    return 'in-stock';
  if (/^(?:outofstock|soldout|oos|discontinued|unavailable|notavailable|false|0|no)$/.test(word)) return 'out-of-stock';
  if (/^(?:preorder|presale|preorderable|comingsoon)$/.test(word)) return 'pre-order';
  if (/^(?:backorder|backordered)$/.test(word)) return 'back-order';
  return null;
}

const GONE =
  /(?:^|[^\p{L}])(?:out of stock|sold out|(?:currently|temporarily|is) (?:unavailable|not available|out of stock)|no longer (?:available|sold|in stock)|this (?:item|product|listing) (?:is|has|was) (?:no longer|not|ended|discontinued)[^.]*|discontinued|not in stock|derzeit nicht verfügbar|zurzeit nicht verfügbar|nicht (?:mehr )?(?:verfügbar|lieferbar|auf lager|vorrätig)|ausverkauft|vergriffen|rupture de stock|en rupture|épuisé|actuellement indisponible|n'est plus disponible|non disponibile|attualmente non disponibile|esaurito|agotado|sin existencias|sin stock|no disponible|esgotado|indispon[íi]vel|produto indisponível|uitverkocht|niet op voorraad|slutsåld|slut i lager|utsolgt|udsolgt|loppuunmyyty|loppu varastosta|vyprodáno|vypredané|není skladem|nie je skladom|nedostupn[éý]|niedostępny|brak w magazynie|wyprzedany|chwilowo niedostępny|elfogyott|nincs készleten|stoc epuizat|indisponibil|изчерпан|нет в наличии|закончился|распродано|немає в наявності|tükendi|stokta yok|نفدت الكمية|غير متوفر|אזל מהמלאי|在庫切れ|売り切れ|品切れ|缺货|缺貨|售罄|已售完|품절|일시품절|หมดสต็อก|hết hàng|izpārdots|nav pieejams|išparduota|läbi müüdud|rasprodano|ni na zalogi)(?:$|[^\p{L}])/iu;

const NOTIFY =
  /(?:notify me when|email me when|back in stock alert|benachrichtigen, (?:wenn|sobald)|prévenez-moi|avvisami quando|avísame cuando|avise-me quando)/i;

export interface SeenAvailability {
  readonly value: Availability;
  readonly confidence: number;
}

/** What the text around the product says; a "sold out" for one size or for a neighboring product doesn't count. */
export function findSeenAvailability(page: PageDocument, marks: Landmarks): SeenAvailability | null {
  const from = (marks.headingOffset ?? 0) - 300;
  const buyable = marks.buyOffset !== null;
  for (const run of page.runs) {
    if (run.offset < from || run.text.length > 110 || (!GONE.test(` ${run.text} `) && !NOTIFY.test(run.text))) continue;
    if (marks.headingOffset !== null && run.offset > marks.headingOffset + 3500) break;
    const names = namesOf(run.parent);
    const ofOneOption =
      /\b(?:swatch|variants?|variation|sizes|options|legend|tooltip|template|store|pickup)\b|\b(?:size|option|colou?r) (?:list|picker|selector|swatch|button|item|name|option)\b/.test(
        `${names} ${run.parent.parent && 'attribs' in run.parent.parent ? namesOf(run.parent.parent) : ''}`,
      ) || /^(?:li|option|label)$/.test(run.parent.name);
    if (marks.isElsewhere(run.parent) || ofOneOption || run.parent.name === 'a') continue;
    // A buy button beside it says that the sentence is about something else, such as one color.
    return { value: 'out-of-stock', confidence: buyable ? 0.4 : 0.85 };
  }
  return buyable ? { value: 'in-stock', confidence: 0.7 } : null;
}
