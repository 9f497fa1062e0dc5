/**
 * Sent with a change from a page that was loaded while somebody was signed in: a mark of that account, from the readable cookie that is set
 * with a session. Somebody else may have signed in since, in another tab.
 */
export const accountHeader = 'layette-account';
