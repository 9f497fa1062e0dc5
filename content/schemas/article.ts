import { z } from 'zod';
import { requireSources, seriesField, storyFields } from './story.ts';

/** An article answers one question. Address: /hello-baby/{file name}. */
export const articleSchema = z.strictObject({ ...storyFields, ...seriesField }).superRefine(requireSources);
