import { z } from 'zod';
import { day, flag, oneOf, seoDescription, seoTitle, text } from './fields.ts';

/** A page with an address of its own: pages/about.md is /about, pages/lp/showroom.md is /lp/showroom. */
export const pageSchema = z.strictObject({
  title: text(90, 'About Layette'),
  teaser: text(200, 'Who we are and why this shop exists.'),
  kind: oneOf(['about', 'legal', 'landing'], 'legal'),
  updatedOn: day,
  draft: flag.default(false),
  seoTitle,
  seoDescription,
});
