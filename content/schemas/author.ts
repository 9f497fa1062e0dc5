import { z } from 'zod';
import { flag, text } from './fields.ts';

/** An author or reviewer; the body is a short biography. Address: /hello-baby/authors/{file name}. */
export const authorSchema = z.strictObject({
  name: text(60, 'June Alder'),
  role: text(80, 'Writes about gear and everyday life'),
  /** An invented person of the demo shop. The site says so beside the name. */
  sample: flag,
});
