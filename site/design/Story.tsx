import { createContext, type ReactNode, use } from 'react';

export type Theme = 'day' | 'night';

/** The sheet is on the page twice, by day and by night: ids and names of the two must differ. */
export const StoryTheme = createContext<Theme>('day');

export function useStoryId() {
  const theme = use(StoryTheme);
  return { theme, id: (name: string) => `${theme}-${name}` };
}

export function Story({ title, children }: { title: string; children: ReactNode }) {
  const { theme } = useStoryId();
  return (
    <div className="grid min-w-0 gap-4">
      <h2 className="border-b border-line pb-2 text-2xl">
        {title}
        <span className="sr-only">, {theme}</span>
      </h2>
      {children}
    </div>
  );
}

export const rowClass = 'flex flex-wrap items-center gap-3';
export const longLabel =
  'A label so long that it has to break, because somebody’s language needs more words than ours does';
