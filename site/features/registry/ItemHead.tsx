import type { ReactNode } from 'react';
import { ItemPicture } from './ItemPicture.tsx';

interface Props {
  url: string | null;
  /** The alignment of the picture with a long text. */
  className?: string;
  children: ReactNode;
}

/** An item's picture with its name and facts beside it, or below it where large text leaves no room. */
export function ItemHead({ url, className = 'items-center', children }: Props) {
  return (
    <div className={`flex min-w-0 flex-wrap gap-x-4 gap-y-3 ${className}`}>
      <div className="w-20 shrink-0">
        <ItemPicture url={url} />
      </div>
      <div className="min-w-0 flex-1 basis-32 wrap-anywhere">{children}</div>
    </div>
  );
}
