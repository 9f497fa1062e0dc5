import { z } from 'zod';
import { requireSources, storyFields } from './story.ts';

/** An article answers one question. Address: /hello-baby/{file name}. */
export const articleSchema = z.strictObject(storyFields).superRefine(requireSources);
