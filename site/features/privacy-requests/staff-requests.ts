import type { PrivacyState } from '#rules/privacy-requests.ts';

export const stateTitles: Record<PrivacyState, string> = {
  received: 'To answer',
  unconfirmed: 'Not confirmed yet',
  answered: 'Answered',
  refused: 'Refused',
};

export const answerFormName = (id: string) => `answer-${id}`;

/** The page of the back office that lists requests in one state. */
export function listAddress(state: PrivacyState, page = 1): string {
  const query = new URLSearchParams({
    ...(state !== 'received' && { state }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/admin/privacy_requests${query.size === 0 ? '' : `?${query}`}`;
}
