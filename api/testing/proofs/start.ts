// Starts the whole server as `npm start` does, prints one line, and ends with one sentence. For tests of the start itself.
import { readSettings, SettingsError } from '#api/config.ts';
import { DatabaseError } from '#api/db/database.ts';
import { openDatabase } from '#api/db/open.ts';
import { StartError, startServer } from '#api/server.ts';

try {
  const settings = readSettings(process.env);
  const { db } = await openDatabase(settings);
  const server = await startServer({
    settings,
    db,
    site: null,
    // Slow on purpose: a call that is running when the server is told to stop.
    readLink: async (url) => {
      process.send?.('reading');
      await new Promise((resolve) => setTimeout(resolve, 600));
      return {
        title: 'Read',
        url,
        storeName: '',
        priceCents: null,
        currency: null,
        imageUrl: null,
        note: '',
        outcome: 'partly',
      };
    },
  });
  process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
  process.send?.({ url: server.url });
} catch (error) {
  const isExpected = error instanceof SettingsError || error instanceof DatabaseError || error instanceof StartError;
  console.error(isExpected ? (error as Error).message : (error as Error).stack);
  process.exit(1);
}
