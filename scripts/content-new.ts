/** `npm run content:new -- article "The first bath"`: creates a file that the build accepts as a draft. */
import { join } from 'node:path';
import { dayOf } from '#rules/days.ts';
import { makeContentFile, NewFileError } from './content/new-file.ts';

const [kind = '', ...words] = process.argv.slice(2);
try {
  const contentDir = join(process.cwd(), 'content');
  const { path, isDraft } = makeContentFile({ contentDir, kind, title: words.join(' '), today: dayOf(Date.now()) });
  console.log(`Made ${path}.`);
  console.log(
    isDraft
      ? 'It is a draft: see it with `npm run dev`, check it with `npm run content:check`, and take out `draft: true` to publish it.'
      : 'This kind has no drafts: it is public with the next build.',
  );
} catch (error) {
  if (!(error instanceof NewFileError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
