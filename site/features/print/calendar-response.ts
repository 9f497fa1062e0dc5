import type { APIRoute } from 'astro';
import { readRegistry } from '#contracts/registries.ts';
import { orMissing, pageData } from '../../page-data.ts';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

/** One of the family's days, for people whom the registry shows it to: guests see at most the month. */
export const calendarResponse =
  (which: 'arrival' | 'shower'): APIRoute =>
  async (context) => {
    const { call, publicUrl, today } = pageData(context);
    const found = await orMissing(call(readRegistry, { params: { id: context.params.id ?? '' } }));
    const registry = found?.registry;
    const day = which === 'arrival' ? registry?.family.arrivalDate : registry?.shower?.day;
    if (!registry || !day || registry.isPaused) return new Response(null, { status: 404 });
    const title = which === 'arrival' ? registry.title : `Shower: ${registry.title}`;
    const event = { id: `${which}-${registry.id}@layette`, title, day, url: `${publicUrl}/${registry.slug}` };
    return calendarAnswer(event, which, today);
  };

export const calendarAnswer = (event: CalendarEvent, name: string, today: string): Response =>
  new Response(calendarFile(event, Date.parse(today)), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.ics"`,
      'Cache-Control': 'private, no-store',
    },
  });
