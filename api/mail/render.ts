import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import Handlebars from 'handlebars';
import { htmlToText } from 'html-to-text';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

const folder = join(import.meta.dirname, 'templates');
const engine = Handlebars.create();
const layoutSource = readFileSync(join(folder, 'layout.hbs'), 'utf8');
const layout = engine.compile(layoutSource, { strict: true });

/** The text version has templates of its own, made of the same source once: turning HTML into text takes longer than a reservation. */
const textEngine = Handlebars.create();
textEngine.registerHelper('button', (href: string, label: string) => `${label}: ${href}`);

function textTemplate(body: string) {
  const text = htmlToText(layoutSource.replace('{{body}}', body), {
    wordwrap: false,
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'table', format: 'block' },
    ],
  });
  return textEngine.compile(text, { strict: true, noEscape: true });
}

/** The first line of a template is its subject, after "Subject: "; the rest is the body inside the layout. */
const templates = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.hbs') && file !== 'layout.hbs')
    .map((file) => {
      const [first = '', ...rest] = readFileSync(join(folder, file), 'utf8').split('\n');
      const body = rest.join('\n');
      return [
        basename(file, '.hbs'),
        {
          subject: engine.compile(first.replace(/^Subject: /, ''), { strict: true, noEscape: true }),
          body: engine.compile(body, { strict: true }),
          text: textTemplate(body),
        },
      ] as const;
    }),
);

engine.registerHelper('button', (href: string, label: string) => {
  const e = engine.escapeExpression;
  return new engine.SafeString(
    `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td style="border-radius:8px;background:#a4492f"><a href="${e(href)}" style="display:inline-block;padding:14px 24px;color:#ffffff;text-decoration:none;font-weight:600">${e(label)}</a></td></tr></table>`,
  );
});

/**
 * A mail from its template, as HTML and as text. Everything in `data` is escaped; a value that a template needs and `data`
 * lacks is an error, so that nobody gets a mail with a hole.
 */
export function renderMail(template: string, data: Record<string, unknown>): RenderedMail {
  const found = templates.get(template);
  if (found === undefined) throw new Error(`There is no mail template "${template}".`);
  for (const [name, value] of Object.entries(data)) {
    if (value === undefined || value === null) throw new Error(`The mail "${template}" lacks ${name}.`);
  }
  const subject = found
    .subject(data)
    .replace(/[\r\n]+/g, ' ')
    .slice(0, 150);
  const html = layout({ subject, body: new engine.SafeString(found.body(data)) });
  return { subject, html, text: found.text(data) };
}
