import { pageAfter } from '#api/http/form-fields.ts';
import { limits } from '#api/http/limits.ts';
import { changes } from '#api/http/route.ts';
import * as schemas from '#contracts/images.schemas.ts';
import * as endpoints from '#contracts/images.ts';
import { uploadBytesMax } from '#rules/image-uploads.ts';
import { encodeUpload, removePicture } from './images.service.ts';
import { uploadImage } from './upload.service.ts';

export const imageRoutes = [
  changes(endpoints.uploadImage, {
    lock: ({ caller, input: { body } }) => ({
      user: caller.user!.id,
      ...(body.registryId !== undefined && { registry: body.registryId }),
    }),
    schemas: schemas.uploadImage,
    access: { who: 'user' },
    summary: 'Takes a photo (multipart, file `photo`): written anew, without metadata.',
    limits: [limits.uploadImage, limits.uploadsInADay],
    status: 201,
    upload: { field: 'photo', bytesMax: uploadBytesMax },
    form: { done: (_, fields) => pageAfter(fields, '/registry/home') },
    prepare: encodeUpload,
    run: uploadImage,
  }),
  changes(endpoints.removePicture, {
    lock: ({ caller }) => ({ user: caller.user!.id }),
    schemas: schemas.removePicture,
    access: { who: 'user' },
    summary: 'Takes one’s own picture away.',
    limits: [limits.write],
    form: { done: (_, fields) => pageAfter(fields, '/settings/account') },
    run: removePicture,
  }),
];
