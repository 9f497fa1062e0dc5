import { addDays, type Day } from '#rules/days.ts';

export interface CalendarEvent {
  /** Stays the same, so that importing again changes the entry instead of adding one. */
  id: string;
  title: string;
  day: Day;
  url: string;
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\n/g, '\\n');

/** A line of a calendar file has 75 bytes; the rest continues after a space. */
function folded(line: string): string {
  let out = '';
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > 74) {
      out += '\r\n ';
      bytes = 1;
    }
    out += letter;
    bytes += size;
  }
  return out;
}

const compact = (day: Day): string => day.replaceAll('-', '');

/** One all-day event for any calendar (RFC 5545). */
export const calendarFile = ({ id, title, day, url }: CalendarEvent, now: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Layette//Registry//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
