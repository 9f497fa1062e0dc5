/** A spreadsheet calculates such a text, also in quotation marks; a minus alone is a list or a smiley. */
const isFormula = (text: string): boolean => /^[=@＝＠]|^[-+＋－].*[(|!]/.test(text.replace(/^[\s"']+/, ''));

/**
 * Cells for a spreadsheet. One that it would take for a formula is quoted, and so is what it would split off: some programs also separate
 * cells at semicolons and at line breaks.
 */
export const csvCells = {
  escape_formulas: true,
  cast: {
    string: (cell: string): string =>
      cell
        .split(/([;\n])/)
        .map((part, place) => (place > 0 && isFormula(part) ? `'${part}` : part))
        .join(''),
  },
} as const;
