import { compile } from 'html-to-text';
import type { EmailKind } from '#rules/email-kinds.ts';
import type { MailSubject } from './templates.ts';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Buttons read "label: address". The preview is hidden in HTML, and would appear twice in text. */
const toText = compile({
  wordwrap: false,
  formatters: {
    labeledLink(link, walk, builder) {
      walk(link.children, builder);
      builder.addInline(`: ${link.attribs.href}`, { noWordTransform: true });
    },
  },
  selectors: [
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'a', format: 'labeledLink' },
  ],
});

/** Loaded with the first mail: React chooses its production build by NODE_ENV when it is loaded, and `loadSite` sets that. */
const loadTemplates = () =>
  Promise.all([import('./templates.ts'), import('./layout.ts'), import('react-dom/server')] as const);

function templateOf<T>(templates: Record<string, T>, name: string): T {
  const found = templates[name];
  if (found === undefined) throw new Error(`There is no mail template "${name}".`);
  return found;
}

/** What a mail is about, and whether it is optional. */
export async function kindOfMail(template: string): Promise<{ about: MailSubject; optional?: EmailKind | undefined }> {
  const [{ templates }] = await loadTemplates();
  return templateOf(templates, template);
}

/** Whether a waiting mail stays at its address when its reader's account changes its email; one that cannot be read does. */
export async function isForAddress(template: string, data: unknown): Promise<boolean> {
  const [{ templates }] = await loadTemplates();
  const found = templates[template];
  const checked = found?.data.safeParse(data);
  if (found === undefined || !checked?.success) return true;
  return found.about === 'account' || (found.isForAddress?.(checked.data) ?? false);
}

/**
 * A mail from its template, as HTML and as text. Everything in `data` is escaped; a value that a template needs and `data` lacks is an
 * error, so that nobody gets a mail with a gap.
 */
export async function renderMail(
  template: string,
  data: Record<string, unknown>,
  preferencesLink?: string,
): Promise<RenderedMail> {
  const [{ templates }, { page }, { renderToStaticMarkup }] = await loadTemplates();
  const found = templateOf(templates, template);
  const checked = found.data.safeParse(data);
  if (!checked.success) {
    const holes = checked.error.issues.map(({ path }) => path.join('.'));
    throw new Error(`The mail "${template}" lacks ${holes.join(', ')}.`);
  }
  const subject = found
    .subject(checked.data)
    .replace(/[\r\n]+/g, ' ')
    .slice(0, 150);
  const { preview, body, footer } = found;
  const parts = { subject, preview: preview(checked.data), body: body(checked.data), footer, preferencesLink };
  const html = `${doctype}${renderToStaticMarkup(page(parts))}`;
  return { subject, html, text: toText(html) };
}
