import { z } from 'zod';
import { listOf, slug } from './fields.ts';

const story = slug.meta({ form: 'the file name of an article or guide, without .md', example: 'safe-sleep-basics' });

/** content/front-page.yaml: the editors' choice at the top of /hello-baby. Entries that are not public yet are left out until they are. */
export const frontPageSchema = z.strictObject({
  lead: story,
  picks: listOf(story, 2, 8, '[safe-sleep-basics, hospital-bag]'),
  /** Topics with a block of their own, in this order; all others are links. */
  topics: listOf(
    slug.meta({ form: 'a topic of content/taxonomy/topics.yaml', example: 'sleep' }),
    1,
    12,
    '[registry, sleep, feeding]',
  ),
});
