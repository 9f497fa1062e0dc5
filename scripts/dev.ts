/**
 * `npm run dev`: the server with Astro's development server behind it. Pages reload as files change; a change of the API restarts
 * everything.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { dev } from 'astro';
import { readSettings } from '#api/config.ts';
import { openDatabase } from '#api/db/open.ts';
import type { Site } from '#api/http/site.ts';
import { openShop } from '#api/server.ts';
import { pageDataOfNobody } from '#api/site-build-data.ts';
import { formatProblems, watchContent } from '#content/build.ts';
import { type CurrentPageData, type PageData, pageDataKey } from '#contracts/page-data.ts';
import { dayOf } from '#rules/days.ts';
import { explainError } from './explain-error.ts';
import { loadDemo } from './first-start.ts';
import { createSteps } from './steps.ts';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  let reload = () => {};
  let isContentRight = false;
  const content = await watchContent(
    { rootDir: process.cwd(), drafts: true, now: dayOf(Date.now()) },
    ({ problems, fileCount, durationMs }) => {
      isContentRight = problems.length === 0;
      if (!isContentRight) return console.error(formatProblems(problems));
      console.log(`Content: ${fileCount} files (${Math.round(durationMs)} ms)`);
      reload();
    },
  );
  const { db } = await openDatabase(settings);
  if (settings.demo && isContentRight) await loadDemo(settings, db, createSteps(process.stdout));

  // Astro's development server accepts no locals: pages find them in the async context of their request.
  const requests = new AsyncLocalStorage<PageData>();
  const site: Site = {
    render: (_request, _response, next, locals) => requests.run(locals, next),
    clientFolder: null,
  };
  const shop = openShop({ settings, db, site });
  const nobody = pageDataOfNobody(shop);
  const current: CurrentPageData = ({ isPrerendered }) => (isPrerendered ? nobody : (requests.getStore() ?? nobody));
  (globalThis as { [pageDataKey]?: CurrentPageData })[pageDataKey] = current;

  process.env.PUBLIC_URL = settings.publicUrl;
  const pages = await dev({
    root: process.cwd(),
    server: { port: settings.port, host: settings.host },
    // Express redirects other spellings, as in production.
    trailingSlash: 'ignore',
    integrations: [
      {
        name: 'layette-server',
        hooks: {
          'astro:server:setup': ({ server }) => {
            server.middlewares.use(shop.express);
            reload = () => {
              // Pages were listed from the old content; on this event Astro discards such lists.
              for (const environment of Object.values(server.environments))
                environment.hot.send('astro:content-changed', {});
              server.environments.client.hot.send({ type: 'full-reload' });
            };
          },
        },
      },
    ],
  });

  const stop = async () => {
    await Promise.all([pages.stop(), content.close()]);
    await shop.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main().catch((error: unknown) => {
  console.error(explainError(error));
  process.exit(1);
});
