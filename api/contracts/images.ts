import { endpoint } from './endpoint.ts';
import type { RemovePicture, UploadImage } from './images.schemas.ts';

export const uploadImage = endpoint<UploadImage>('POST', '/api/v2/images', (fields) => ({
  purpose: fields.textOrNone('purpose'),
  registryId: fields.textOrNone('registryId'),
  itemId: fields.textOrNone('itemId'),
}));

export const removePicture = endpoint<RemovePicture>('DELETE', '/api/v3/user/picture', () => ({}));
