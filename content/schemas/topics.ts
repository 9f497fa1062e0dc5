import { z } from 'zod';
import { listOf, slug, text } from './fields.ts';

/** Every topic an article may have: content/taxonomy/topics.yaml. */
export const topicsSchema = z.strictObject({
  topics: listOf(z.strictObject({ slug, name: text(40, 'Sleep') }), 1, 100, '\n  - slug: sleep\n    name: Sleep'),
});
