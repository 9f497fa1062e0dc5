// Pages that are no product page: a robot check, a sign-in, a "not found". Their text never becomes a title.
import type { Block } from './product-draft.ts';

const BOT_TITLE =
  /^(?:just a moment|attention required|access (?:to this page has been )?denied|access denied|are you (?:a )?(?:human|robot)|robot (?:check|or human)|bot (?:check|verification|detection)|verify(?:ing)? (?:you are|that you are|your|you're)|human verification|security (?:check|challenge|verification)|checking your browser|one more step|please (?:verify|wait|complete|enable)|pardon our interruption|captcha|ddos[- ]guard|blocked|you have been blocked|request (?:blocked|rejected|unsuccessful)|403|forbidden|429|too many requests|service unavailable|un momento|einen moment|un instant|nur einen moment|bitte warten|подождите|вы не робот|ой!|incapsula|human check|sorry!? something went wrong|site verification|vercel security checkpoint|just a sec|error 1020)/i;
const BOT_BODY =
  /(?:verify (?:that )?you(?:'re| are) (?:a )?(?:human|not a (?:robot|bot))|are you a (?:human|robot)\??|enter the characters you see|type the characters|unusual (?:traffic|activity)|automated (?:access|requests|queries)|enable javascript and cookies to continue|checking (?:if the site connection is secure|your browser)|press (?:&|and) hold|complete the security check|access to this page has been denied|you don'?t have permission to access|solve the (?:captcha|puzzle)|prove you(?:'re| are) (?:human|not a robot)|подтвердите, что (?:запросы|вы не робот)|sind sie ein mensch)/i;
const BOT_MARKS =
  /(?:cf-chl-|challenge-platform|cf_chl_opt|px-captcha|_pxAppId|captcha-delivery\.com|geo\.captcha|g-recaptcha|h-captcha|hcaptcha\.com|_Incapsula_Resource|distil_r_captcha|datadome|awswaf|aws-waf-token|validateCaptcha|arkoselabs|kasada|perimeterx)/i;
const LOGIN_TITLE =
  /^(?:sign in|log ?in|login|anmelden|einloggen|connexion|se connecter|accedi|iniciar sesión|entrar|inloggen|logga in|přihlášení|zaloguj|вход|войти|ログイン|登录|로그인)\b/i;
const LOST_TITLE =
  /(?:^404\b|\b404\b.*(?:not found|error)|(?:page|item|product|listing) (?:was |is )?(?:not found|no longer available|unavailable|doesn'?t exist)|not found$|^not found|seite (?:wurde )?nicht gefunden|page (?:introuvable|non trouvée)|pagina non trovata|página no encontrada|página não encontrada|stránka nenalezena|страница не найдена|sidan (?:kunde inte|hittades)|nie znaleziono|ページが見つかりません|^oops|^gone$|^410\b|looking for something\?)/i;

/** Titles that must never be saved, wherever they come from. */
export function isBlockedTitle(title: string): boolean {
  const start = startOf(title);
  return BOT_TITLE.test(start) || LOST_TITLE.test(start);
}

/** A title may be megabytes long. */
const startOf = (title: string) => title.trim().slice(0, 300);

export interface BlockEvidence {
  readonly title: string;
  readonly visibleText: string;
  readonly visibleLength: number;
  readonly html: string;
  readonly hasProduct: boolean;
  readonly hasPasswordField: boolean;
}

/** Such a page is short and sells nothing: the same words on a long page, or beside a product, mean nothing. */
export function findBlock(evidence: BlockEvidence): Block | null {
  const { visibleText, visibleLength, html, hasProduct, hasPasswordField } = evidence;
  const title = startOf(evidence.title);
  if (hasProduct) return null;
  const short = visibleLength < 2500;
  if (BOT_TITLE.test(title) && visibleLength < 6000) return 'bot';
  if (short && BOT_BODY.test(visibleText)) return 'bot';
  if (visibleLength < 600 && BOT_MARKS.test(html)) return 'bot';
  if (LOST_TITLE.test(title)) return 'not-found';
  if (LOGIN_TITLE.test(title) && (hasPasswordField || short)) return 'login';
  if (hasPasswordField && visibleLength < 800) return 'login';
  return null;
}
