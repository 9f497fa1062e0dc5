import { z } from 'zod';
import { listOf, ownPath, text } from './fields.ts';

const link = z.strictObject({ text: text(40, 'About us'), url: ownPath });
const linksExample = '\n  - text: About us\n    url: /about';

/** The links of header and footer: content/navigation.yaml. The shop's category bar comes from the categories. */
export const navigationSchema = z.strictObject({
  header: listOf(link, 1, 8, linksExample),
  /** Shown in the menu of phones and in the footer. */
  tools: listOf(link, 1, 8, linksExample),
  footer: listOf(
    z.strictObject({ title: text(40, 'Help'), links: listOf(link, 1, 12, linksExample) }),
    1,
    6,
    '\n  - title: Help\n    links:\n      - text: About\n        url: /about',
  ),
  legal: listOf(link, 1, 10, linksExample),
});
