import type { Registry } from '#contracts/registries.schemas.ts';

interface Props {
  registry: Pick<Registry, 'registryType' | 'coverImageUrl'>;
}

/** What stands on top of a registry: the family's photo, or a scene drawn for its kind. */
const scenes: Record<Registry['registryType'], string> = {
  baby: '/pictures/cover-clothesline.svg',
  birthday: '/pictures/cover-garden-party.svg',
  holiday: '/pictures/cover-snowy-evening.svg',
};

export function RegistryCover({ registry: { registryType, coverImageUrl } }: Props) {
  return (
    <div className="aspect-[16/7] overflow-hidden rounded-panel bg-picture sm:aspect-[16/5]" data-no-print>
      <img
        src={coverImageUrl ?? scenes[registryType]}
        alt=""
        width="1600"
        height="640"
        fetchPriority="high"
        className="size-full object-cover"
      />
    </div>
  );
}
