/**
 * Sent with a change, and a field of a form without script that is sent again after its session had ended: a mark of the account that was signed in when the page was loaded, from the readable cookie that is set with a session.
 * Somebody else may have signed in since, in another tab.
 */
export const accountHeader = 'layette-account';

/** The mark of a page that was loaded while nobody was signed in. */
export const nobodysMark = 'nobody';
