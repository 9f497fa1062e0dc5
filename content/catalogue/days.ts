/** '2026-03-01' and -1 give '2026-02-28'. A day is text; no clock and no time zone is involved. */
export function shiftDay(day: string, days: number): string {
  const shifted = new Date(`${day}T00:00:00Z`);
  shifted.setUTCDate(shifted.getUTCDate() + days);
  return shifted.toISOString().slice(0, 10);
}
