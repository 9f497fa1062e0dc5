// A line of CSV (RFC 4180). A cell that a spreadsheet would take for a formula is made a text.

export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)).join(',')}\r\n`;
}

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
