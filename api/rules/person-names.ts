// A name, as it appears beside a gift or a review and in mails: one line, short, and nothing in it that a mail program turns into a link. A
// dot inside a word does that ("prize.example"); a dot after an initial or before a space does not ("J.Smith", "Dr. Lee").

export const personNameMax = 60;

const linkSigns = /:\/\/|@|[Ww]{3}\.|\S\.\p{Ll}|[^\s.]{2}\.[^\s.]{2}/u;

export const containsLink = (text: string): boolean => linkSigns.test(text);
