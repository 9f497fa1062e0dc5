/** `node content/testing/measure-build.ts [sizes...]`: how long content builds take, cold, warm and after one edit. */
import { articles, readBody, serveContentFrom } from '../index.ts';
import { makeContentFolder } from './content-folder.ts';
import { articleSlug, makeArticle, writeArticles } from './write-articles.ts';

const sizes = process.argv.slice(2).map(Number);
for (const count of sizes.length > 0 ? sizes : [1000, 5000]) {
  const folder = makeContentFolder();
  writeArticles(folder, count);
  const measure = async (edit?: () => void) => {
    edit?.();
    const { durationMs, changed } = await folder.build({ parser: undefined });
    return { ms: Math.round(durationMs), read: changed.length };
  };
  const cold = await measure();
  const unchanged = await measure();
  const edited = await measure(() => folder.write(`articles/${articleSlug(1)}.md`, `${makeArticle(1)}\nEdited.`));
  const startedMs = performance.now();
  serveContentFrom(folder.rootDir);
  const loadMs = Math.round(performance.now() - startedMs);
  const textMs = performance.now();
  for (const article of articles.all()) readBody(article);
  console.log({
    count,
    cold,
    unchanged,
    edited,
    loadMs,
    readAllBodiesMs: Math.round(performance.now() - textMs),
    heapMb: Math.round(process.memoryUsage().heapUsed / 1e6),
  });

  const heard = Promise.withResolvers<number>();
  const watching = await folder.build({ watch: true, onChange: (build) => heard.resolve(build.durationMs) });
  const savedMs = performance.now();
  folder.write(`articles/${articleSlug(2)}.md`, `${makeArticle(2)}\nEdited.`);
  const buildMs = await heard.promise;
  console.log({
    count,
    watchedSaveToServedMs: Math.round(performance.now() - savedMs),
    ofThatBuildMs: Math.round(buildMs),
  });
  await watching.close();
  folder.dispose();
}
