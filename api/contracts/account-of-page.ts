/**
 * Sent with a change: a mark of the account that was signed in when the page was loaded, from the readable cookie that is set with a session.
 * Somebody else may have signed in since, in another tab. A form without script has it as a field where it is sent again after its session
 * had ended.
 */
export const accountHeader = 'layette-account';

/** The mark of a page that was loaded while nobody was signed in. */
export const nobodysMark = 'nobody';
