import { fetchPicture } from './fetch-page/fetch-page.ts';
import type { FetchPolicy } from './fetch-page/fetch-policy.ts';
import { reencodeInProcess } from './pictures-in-process.ts';

export type PictureReader = (url: string) => Promise<Buffer | null>;

/**
 * Pictures of other stores are never loaded from there by browsers: this server fetches them once, decodes them, and re-encodes them
 * without metadata.
 */
export function createPictureReader(now: () => number, policy: FetchPolicy = {}): PictureReader {
  return async (url) => {
    const bytes = await fetchPicture(url, { policy, now });
    return 'refused' in bytes ? null : reencodeInProcess(bytes);
  };
}
