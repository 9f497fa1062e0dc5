import { z } from 'zod';
import { day, flag, listOf, oneOf, ownPath, slug, text } from './fields.ts';

const link = z.strictObject({ text: text(60, 'How the checklist works'), url: ownPath });

const role = z.strictObject({
  slug,
  title: text(80, 'Translator'),
  kind: oneOf(['volunteer', 'paid'], 'volunteer'),
  place: text(60, 'Anywhere'),
  text: text(500, 'Make the shop speak another language.'),
});

/** A seat, and its holder. In the demo shop nobody is made up. */
const leader = z.strictObject({
  name: text(60, 'The maintainers'),
  role: text(80, 'Decide what becomes part of Layette'),
  text: text(500, 'They read every change.'),
});

const advisor = z.strictObject({
  field: text(80, 'Pediatrics'),
  credentials: text(200, 'A board-certified pediatrician in practice'),
  reads: text(300, 'Everything about feeding, sleep, and illness.'),
  /** The holder's name; left out while the seat is vacant. */
  name: text(80, 'Dr. Sample Person').optional(),
});

const news = z.strictObject({
  slug,
  title: text(120, 'Gifts can be given together'),
  publishedOn: day,
  text: text(600, 'Several people can now give one thing.'),
  featured: flag.default(false),
  link: link.optional(),
});

/** content/company.yaml: who runs this shop, open roles, and news. */
export const companySchema = z.strictObject({
  roles: listOf(role, 0, 40, '\n  - slug: translator\n    title: Translator'),
  leadership: listOf(leader, 0, 40, '\n  - name: The maintainers\n    role: Decide what becomes part of Layette'),
  healthAdvisoryBoard: listOf(advisor, 0, 40, '\n  - field: Pediatrics'),
  news: listOf(news, 0, 200, '\n  - slug: group-gifts\n    title: Gifts can be given together'),
});
