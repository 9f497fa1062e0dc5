import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface Props {
  title?: string | undefined;
  children?: ReactNode;
}

/** An error in this place: what happened, what was kept, what to do. */
export function ErrorState({ title = 'Something went wrong. Try reloading the page.', children }: Props) {
  return (
    <div role="alert" className="flex items-start gap-3 rounded-card border border-danger bg-danger-soft p-4 text-ink">
      <Icon name="alert" className="mt-0.5 size-5 text-danger" />
      <div>
        <p className="font-semibold">{title}</p>
        <div className="text-sm">
          {children ?? (
            // biome-ignore lint/a11y/useValidAnchor: an empty address is this page with its query
            <a href="" className="inline-flex min-h-11 items-center underline underline-offset-4">
              Reload this page
            </a>
          )}
        </div>
      </div>
    </div>
  );
}
