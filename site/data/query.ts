import { isServer, QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Endpoint, InputOf, OutputOf } from '#contracts/endpoint.ts';
import { CallError, call } from './call.ts';

/** How long an answer counts as fresh: products and facets for ten minutes. */
export const freshForMs = 10 * 60 * 1000;

const createClient = () =>
  new QueryClient({
    defaultOptions: {
      // Offline, a call fails and says so; by default TanStack would leave it pending until the network is back.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: freshForMs,
        refetchOnWindowFocus: false,
        // A refusal is not retried; a lost connection gets a second try.
        retry: (failures, error) => failures < 1 && error instanceof CallError && error.problem.code === 'unreachable',
      },
    },
  });

/** One client for all islands of a page, so that they share loaded data. Effects and event handlers use it directly. */
export const queryClient = createClient();

/** The client of a hook. On the server each render has its own, so that data read for one person never reaches the next. */
export const clientOfRender = (): QueryClient => (isServer ? createClient() : queryClient);

export const queryKeyOf = <E extends Endpoint>(endpoint: E, input: InputOf<E>): readonly unknown[] => [
  endpoint.path,
  input,
];

interface Options<E extends Endpoint> {
  /** `false` while there is nothing to request. */
  enabled?: boolean | undefined;
  /** What the page was rendered with, and when (epoch ms): a built page refreshes itself when that is old. */
  initial?: { data: OutputOf<E>; at: number } | undefined;
  /** Keeps showing the answer to the last input while the next one loads. */
  keepPrevious?: boolean | undefined;
  staleMs?: number | undefined;
  /** Repeats the call at this interval while the page is visible. */
  everyMs?: number | undefined;
}

/** The server's answer to a reading call, shared by all islands and aborted when no island needs it any more. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { enabled, initial, keepPrevious, staleMs, everyMs }: Options<E> = {},
): UseQueryResult<OutputOf<E>> {
  return useQuery(
    {
      queryKey: queryKeyOf(endpoint, input),
      queryFn: ({ signal }: { signal: AbortSignal }) => call(endpoint, input, { signal }),
      ...(enabled !== undefined && { enabled }),
      ...(staleMs !== undefined && { staleTime: staleMs }),
      ...(everyMs !== undefined && { refetchInterval: everyMs }),
      ...(initial && { initialData: () => initial.data, initialDataUpdatedAt: initial.at }),
      ...(keepPrevious && { placeholderData: (before: OutputOf<E> | undefined) => before }),
    } as never,
    clientOfRender(),
  ) as UseQueryResult<OutputOf<E>>;
}
