import type { Registry } from '#contracts/registries.schemas.ts';
import { coverOf, coverUrl } from '#rules/registry-covers.ts';

interface Props {
  registry: Pick<Registry, 'id' | 'registryType' | 'coverImageUrl'>;
}

/** What stands on top of a registry for its members: the family's photo, or the drawn cover that its guests see. */
export function RegistryCover({ registry: { id, registryType, coverImageUrl } }: Props) {
  return (
    <div className="aspect-[16/7] overflow-hidden rounded-panel bg-picture sm:aspect-[16/5]" data-no-print>
      <img
        src={coverImageUrl ?? coverUrl(coverOf(registryType, id))}
        alt=""
        width="1600"
        height="640"
        fetchPriority="high"
        className="size-full object-cover"
      />
    </div>
  );
}
