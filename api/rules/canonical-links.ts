// One product, one address: parameters that only say where a visitor came from are removed, those that choose a variant stay.

/** Parameters that follow a person or a campaign, wherever they occur. */
const TRACKING_PREFIX =
  /^(?:utm_|utm-|hsa_|mtm_|pk_|piwik_|matomo_|wt_|ga_|_ga|_gl$|mc_|oly_|vero_|trk_|itm_|int_|icid|ascsub|af_|aff_|awc?$|cjevent|cjdata|irgwc|ir_|pd_rd_|pf_rd_|_bta_|_hs|__hs|_branch|_ke$|_kx$|ref_|fb_|tw_|epik|srsltid|gad_|gbraid|wbraid|dclid|gclsrc|gclid|fbclid|msclkid|yclid|ysclid|ttclid|twclid|igshid|igsh$|li_fat_id|rdt_cid|scid$|sscid|ranmid|raneaid|ransiteid|impactradius|partnerize|tduid|tracedelivery|wickedid|zanpid|rb_clickid|s_kwcid|ef_id|mkt_tok|mkwid|dm_i$|elqtrack|otc$|sc_|cm_|ncid$|sr_share$|spm$|scm$|pvid$|algo_|_openstat|yadid)/i;
const TRACKING = new Set(
  'ref refid ref_src referrer referer refer source src from via campaign campaignid campaign_id adid ad_id adgroupid adgroup creative placement network keyword matchtype device devicemodel click_id clickid clkid affid aff affiliate affiliate_id aid partner partnerid partner_id pid_aff tag linkcode linkid link_code camp ascsubtag creativeasin smid psc th dib dib_tag qid sr crid sprefix keywords content-id encoding rnid initiator shareid share_id shared share fromshare sharetype mibextid feature app trackid tracking tracking_id trackingid tracker tid cid eid mcid emid email_id emailid lid bid gclid fbclid show-uid cpc nclid gs_lcp ved ei sei usg sa oq aqs sourceid rlz _encoding hash _trkparms _trksid mkevt mkcid mkrid campid toolid customid amdata'.split(
    ' ',
  ),
);
const SESSION =
  /^(?:sid|sess|session|sessionid|session_id|session-id|phpsessid|jsessionid|aspsessionid\w*|cfid|cftoken|zenid|osc?sid|xtc?sid|s_id|token|csrf|csrf_token|nonce|timestamp|_t|ts|cachebuster|cb|_)$/i;
/** Parameters that only arrange the listing a person came from. */
const LISTING =
  /^(?:sort|sortby|sort_by|order_?by|view|viewmode|page_?size|per_?page|position|pos|listpos|slot|widget|recommendation|algorithm|searchterm|searchquery|search_query|filtered|scrollto)$/i;
const VARIANT =
  /^(?:variant|variantid|variation|variationid|sku|skuid|childsku|color|colour|colorid|size|sizeid|style|styleid|model|option|options|pattern|material|id|pid|productid|product_id|itemid|item_id|item|article|artnr|code|ean|gtin|asin|offer|offerid|dwvar_.+|attribute_.+|super_attribute.*|v\d?|p)$/i;

/** A path segment that carries a session id: "/page;jsessionid=AB12". */
const PATH_SESSION = /;(?:jsessionid|phpsessid|sid|sessionid)=[^/;?#]*/gi;

/** Null for anything but http(s), and for a link with a password in it. Idempotent. */
export function canonicaliseLink(raw: string): string | null {
  const text = raw.trim();
  if (text.length > 4096) return null;
  const withScheme =
    /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[\w.-]+\.[a-z]{2,}:\d+(?:\/|$)/i.test(text)
      ? text
      : /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/.test(text)
        ? `https://${text}`
        : text;
  if (!URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  if ((url.protocol !== 'http:' && url.protocol !== 'https:') || !url.hostname) return null;
  // A user name and password would be visible to everybody who sees the link.
  if (url.username !== '' || url.password !== '') return null;
  url.hash = keepsRoute(url.hash) ? url.hash : '';
  url.hostname = url.hostname.replace(/(?<!\.)\.+$/, '') || url.hostname;
  url.pathname = cleanPath(url.pathname);
  const kept = [...url.searchParams].filter(([key]) => staysIn(key));
  // The same parameters in any order are the same page.
  kept.sort(([a, x], [b, y]) => compare(a, b) || compare(x, y));
  url.search = '';
  for (const [index, [key, value]] of kept.entries()) {
    const previous = kept[index - 1];
    if (previous?.[0] !== key || previous[1] !== value) url.searchParams.append(key, value);
  }
  return url.href;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** "#/product/12" is a page of its own; "#reviews" is a place on one. */
const keepsRoute = (hash: string) => /^#!?\/[\w-][\w/-]*\d/.test(hash) && !hash.includes('?');

function staysIn(key: string): boolean {
  const name = key.toLowerCase();
  if (TRACKING_PREFIX.test(name) || SESSION.test(name) || LISTING.test(name)) return false;
  if (VARIANT.test(name)) return true;
  return !TRACKING.has(name);
}

function cleanPath(pathname: string): string {
  let path = pathname.replace(PATH_SESSION, '');
  // Retail paths that append how a visitor arrived: "/dp/B000/ref=sr_1_1".
  path = path.replace(/\/ref=.*/is, '');
  path = path.replace(/\/{2,}/g, '/');
  return path.length > 1 ? path : '/';
}
