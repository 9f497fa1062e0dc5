import type { RegItem } from '#contracts/registries.schemas.ts';
import { OwnersFund } from './OwnersFund.tsx';

/** Every cash fund of a registry, for its owner. */
export const OwnersFunds = ({ items, page }: { items: readonly RegItem[]; page: string }) => (
  <div className="grid gap-5">
    {items.map((item) => (
      <OwnersFund key={item.id} item={item} page={page} />
    ))}
  </div>
);
