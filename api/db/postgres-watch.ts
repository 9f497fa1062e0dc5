import pg from 'pg';

const lookEveryMs = 300;
/** After this many unanswered checks the server counts as lost. Checks are counted, not time: a busy process checks late. */
const looksMost = 3;
/** "The database system is starting up", or shutting down. Any other word of a server shows that it is there. */
const isStarting = '57P03';

/**
 * Keeps asking the server, over a connection of its own, whether it responds: a stopped server refuses connections, but a frozen one or a
 * cut cable can only be noticed by silence, and a slow query is silent too.
 */
export function watchPostgres(
  url: string,
  { onLost, onFound }: { onLost: (because: Error) => void; onFound: () => void },
): { start(): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let client: pg.Client | null = null;
  let looksWithoutAnswer = 0;

  const forget = (broken: pg.Client): void => {
    if (client === broken) client = null;
    broken.end().catch(() => {});
  };

  const connect = (): pg.Client => {
    const made = new pg.Client({ connectionString: url, application_name: 'layette watch' });
    // A broken connection does not mean that the server is down: the next check opens another.
    made.on('error', () => forget(made));
    made.connect().catch((error) => {
      forget(made);
      if (!(error instanceof pg.DatabaseError) || error.code === isStarting) onLost(error);
    });
    return made;
  };

  const look = (): void => {
    if (client !== null && looksWithoutAnswer >= looksMost) {
      forget(client);
      onLost(new Error(`PostgreSQL has not answered for ${lookEveryMs * looksMost} ms.`));
    }
    if (client === null) {
      looksWithoutAnswer = 0;
      client = connect();
    }
    looksWithoutAnswer += 1;
    // The response to the first check is still pending.
    if (looksWithoutAnswer > 1) return;
    const asked = client;
    asked.query('select 1').then(
      () => {
        if (client !== asked) return;
        looksWithoutAnswer = 0;
        onFound();
      },
      () => forget(asked),
    );
  };

  return {
    start() {
      timer ??= setInterval(look, lookEveryMs).unref();
    },
    stop() {
      clearInterval(timer);
      client?.end().catch(() => {});
      client = null;
    },
  };
}
