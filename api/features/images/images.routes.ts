import { limits } from '#api/http/limits.ts';
import { changes } from '#api/http/route.ts';
import * as schemas from '#contracts/images.schemas.ts';
import * as endpoints from '#contracts/images.ts';
import { uploadBytesMax } from '#rules/image-uploads.ts';
import { encodeUpload, uploadImage } from './images.service.ts';

export const imageRoutes = [
  changes(endpoints.uploadImage, {
    lock: ({ caller }) => ({ user: caller.user!.id }),
    schemas: schemas.uploadImage,
    access: { who: 'user' },
    summary: 'Takes a photo (multipart, file `photo`): written anew, without metadata.',
    limits: [limits.uploadImage],
    status: 201,
    upload: { field: 'photo', bytesMax: uploadBytesMax },
    prepare: encodeUpload,
    run: uploadImage,
  }),
];
