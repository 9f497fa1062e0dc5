/** `node content/testing/measure-build.ts [sizes...]`: how long content builds take: first, unchanged, after one edit, and while watching. */
import { articles, readBody, serveContentFrom } from '../index.ts';
import { makeContentFolder } from './content-folder.ts';
import { articleSlug, makeArticle, writeArticles } from './write-articles.ts';

const sizes = process.argv.slice(2).map(Number);
for (const count of sizes.length > 0 ? sizes : [1000, 5000]) {
  const folder = makeContentFolder();
  writeArticles(folder, count);
  const edit = (number: number) =>
    folder.write(`articles/${articleSlug(number)}.md`, `${makeArticle(number)}\nEdited.`);
  const measure = async () => Math.round((await folder.build()).durationMs);
  const firstMs = await measure();
  const unchangedMs = await measure();
  edit(1);
  const editedMs = await measure();
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
  console.log({ count, firstMs, unchangedMs, editedMs, loadMs, readAllBodiesMs, heapMb, watchedSaveToServedMs });
  await watching.close();
  folder.dispose();
}
