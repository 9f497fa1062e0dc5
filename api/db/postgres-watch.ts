import pg from 'pg';

const lookEveryMs = 300;
/** After so many looks without an answer the server counts as lost. Looks are counted, not time: a busy process looks late. */
const looksMost = 3;
/** "The database system is starting up", or shutting down. Any other word of a server shows that it is there. */
const isStarting = '57P03';

/**
 * Asks the server all the time, over a connection of its own, whether it answers: a stopped server refuses connections, but a frozen one
 * or a cut cable is only known by its silence, and a slow query is silent too.
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
    // That one connection broke says nothing of the server: the next look makes another.
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
    // The answer to the first look is still awaited.
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
