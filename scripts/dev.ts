/** `npm run dev`: pages reload as files change, the API restarts as files change, content is checked as it is written. */
import { spawn } from 'node:child_process';
import { dev } from 'astro';
import { readSettings, SettingsError } from '#api/config.ts';
import { openDatabase } from '#api/db/open.ts';
import { listPageAt } from '#api/features/catalogue/list-pages.ts';
import { buildContent, formatProblems } from '#content/build.ts';
import { addressOf, type Endpoint, type InputOf, type OutputOf } from '#contracts/endpoint.ts';
import { type CurrentPageData, pageDataKey } from '#contracts/page-data.ts';
import { dayOf } from '#rules/days.ts';
import { loadDemo } from './first-start.ts';
import { createSteps } from './steps.ts';

/** Handed to the API by the development server: everything that is not a page or one of its files. */
const toApi = ['^/api/(?!(?:contracts|rules)/)', '/store/api', '/bl_admin/api', '/dev/inbox', '/pictures'];

const settings = readSettingsOrExit();
const apiOrigin = `http://127.0.0.1:${settings.port + 1}`;
const steps = createSteps(process.stdout);
let pages: Awaited<ReturnType<typeof servePages>> | undefined;

const content = await buildContent({
  rootDir: process.cwd(),
  drafts: true,
  now: dayOf(Date.now()),
  watch: true,
  onChange: ({ problems, changed, durationMs }) => {
    if (problems.length > 0) return console.error(formatProblems(problems));
    if (changed.length > 0) console.log(`Content: ${changed.join(', ')} (${Math.round(durationMs)} ms)`);
    pages?.reload();
  },
});
if (content.problems.length > 0) console.error(formatProblems(content.problems));
const { db } = await openDatabase(settings);
if (settings.demo && content.problems.length === 0) await loadDemo(settings, db, steps);
await db.close();

const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'scripts/serve-api.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(settings.port + 1), PUBLIC_URL: settings.publicUrl },
});

/** Pages in development ask the API over HTTP. */
const pageDataOfNobody: CurrentPageData = () => {
  const call = async <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> => {
    const response = await fetch(apiOrigin + addressOf(endpoint, input as object));
    const body = await response.json();
    if (!response.ok)
      throw Object.assign(new Error(`${endpoint.path}: ${body.title}`), { code: body.code, details: body });
    return body as OutputOf<E>;
  };
  return { call, user: null, today: dayOf(Date.now()), publicUrl: settings.publicUrl, refusedForm: null };
};
(globalThis as { [pageDataKey]?: unknown })[pageDataKey] = pageDataOfNobody;

pages = await servePages();

const stop = async () => {
  api.kill();
  await Promise.all([pages?.stop(), content.close()]);
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

async function servePages() {
  let reload = () => {};
  const server = await dev({
    root: process.cwd(),
    server: { port: settings.port, host: settings.host },
    vite: {
      server: { proxy: Object.fromEntries(toApi.map((path) => [path, { target: apiOrigin, changeOrigin: false }])) },
      plugins: [
        {
          name: 'layette:content',
          configureServer(vite) {
            reload = () => {
              // Pages were listed from the old content; this is the word at which Astro forgets such lists.
              for (const environment of Object.values(vite.environments))
                environment.hot.send('astro:content-changed', {});
              vite.environments.client.hot.send({ type: 'full-reload' });
            };
          },
        },
        {
          name: 'layette:chosen-lists',
          configureServer(vite) {
            // A category with a query is rendered at another path, as `api/app.ts` does it.
            vite.middlewares.use((request, _response, next) => {
              const [path = '', search = ''] = (request.url ?? '').split(/\?(.*)/s);
              request.url = listPageAt(path, search)?.address ?? request.url;
              next();
            });
          },
        },
      ],
    },
  });
  return { stop: () => server.stop(), reload: () => reload() };
}

function readSettingsOrExit() {
  try {
    return readSettings(process.env);
  } catch (error) {
    console.error(error instanceof SettingsError ? error.message : error);
    process.exit(1);
  }
}
