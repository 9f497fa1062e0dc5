import { changeItem } from '#api/features/registries/change-items.service.ts';
import { changeRegistry } from '#api/features/registries/registries.service.ts';
import { decideAccess, type RegistryAccess } from '#api/http/access.ts';
import type { Changing } from '#api/http/app-context.ts';
import type { EncodedImage } from '#api/ports/image-encoder.ts';
import type { UploadImage } from '#contracts/images.schemas.ts';
import { editing } from '#rules/registry-roles.ts';
import { saveImage } from './images.service.ts';

type Input = { body: NonNullable<UploadImage['parsed']>['body'] };

/** Stores a photo, and puts it where its form belongs: on top of a registry, or on one of its items. */
export async function uploadImage(call: Changing<Input, undefined, EncodedImage[]>) {
  const { trx, caller, input } = call;
  const { purpose, registryId, itemId } = input.body;
  const saved = await saveImage(call);
  const later = { ...call, prepared: undefined };
  if (registryId !== undefined) {
    const access = { who: 'registry', param: 'id', roles: editing } as const;
    const resource = (await decideAccess(access, { id: registryId }, caller, trx)) as RegistryAccess;
    const { id } = saved.image;
    if (purpose === 'cover') await changeRegistry({ ...later, resource, input: { body: { coverImageId: id } } });
    if (purpose === 'item' && itemId !== undefined)
      await changeItem({ ...later, resource, input: { params: { item: itemId }, body: { imageId: id } } });
  }
  return saved;
}
