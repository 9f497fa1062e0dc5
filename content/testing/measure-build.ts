/**
 * `node content/testing/measure-build.ts [sizes...]`: the duration of content builds: first, unchanged, after one edit, and while watching.
 */
import { articles, readBody, serveContentFrom } from '../index.ts';
import { makeContentFolder } from './content-folder.ts';
import { articleSlug, makeArticle, writeArticles } from './write-articles.ts';

const sizes = process.argv.slice(2).map(Number);
for (const count of sizes.length > 0 ? sizes : [1000, 5000]) {
  const folder = makeContentFolder();
  writeArticles(folder, count);
  const edit = (number: number) =>
    folder.write(`articles/${articleSlug(number)}.md`, `${makeArticle(number)}\nEdited.`);
  /** Wall-clock time and processor time. */
  const measure = async () => {
    const before = process.cpuUsage();
    const { durationMs } = await folder.build();
    const { user, system } = process.cpuUsage(before);
    return { ms: Math.round(durationMs), processorMs: Math.round((user + system) / 1000) };
  };
  const first = await measure();
  const unchanged = await measure();
  edit(1);
  const edited = await measure();
  const startedMs = performance.now();
  serveContentFrom(folder.rootDir);
  const loadMs = Math.round(performance.now() - startedMs);
  const textMs = performance.now();
  for (const article of articles.all()) readBody(article);
  const readAllBodiesMs = Math.round(performance.now() - textMs);
  const heapMb = Math.round(process.memoryUsage().heapUsed / 1e6);

  let heard = () => {};
  const watching = await folder.watch(() => heard());
  const served = new Promise<void>((resolve) => (heard = resolve));
  const savedMs = performance.now();
  edit(2);
  await served;
  const watchedSaveToServedMs = Math.round(performance.now() - savedMs);
  console.log({ count, first, unchanged, edited, loadMs, readAllBodiesMs, heapMb, watchedSaveToServedMs });
  await watching.close();
  folder.dispose();
}
