/** The hero shows 'Holiday Gifts 🎁' without the emoji. Digits are emoji to Unicode, and stay. */
export const withoutEmoji = (title: string): string =>
  title
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
