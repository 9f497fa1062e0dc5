import { z } from 'zod';
import { imagePurposes } from '#rules/image-uploads.ts';
import { emptySchema, idSchema, type WireOf } from './wire.schemas.ts';

/** The photo itself is the file `photo` of a multipart form. */
export const uploadImage = {
  body: z.strictObject({
    purpose: z.enum(imagePurposes).default('item'),
    /** Where to put the photo at once: on top of a registry, or on one of its items. */
    registryId: idSchema.optional(),
    itemId: idSchema.optional(),
  }),
  response: z.strictObject({
    image: z.strictObject({
      id: idSchema,
      /** It cannot be guessed; anybody who has it may look. */
      url: z.string(),
      width: z.int(),
      height: z.int(),
    }),
  }),
};

export const removePicture = { response: emptySchema };

export type RemovePicture = WireOf<typeof removePicture>;
export type UploadImage = WireOf<typeof uploadImage>;
