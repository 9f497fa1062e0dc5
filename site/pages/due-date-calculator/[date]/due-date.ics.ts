import type { APIRoute } from 'astro';
import { hasDueDatePage } from '#rules/due-dates.ts';
import { calendarAnswer } from '../../../features/print/calendar-response.ts';
import { pageData } from '../../../page-data.ts';

export const prerender = false;

/** A due date as a calendar file. */
export const GET: APIRoute = (context) => {
  const { publicUrl, today } = pageData(context);
  const day = context.params.date ?? '';
  if (!hasDueDatePage(day, today)) return new Response(null, { status: 404 });
  const event = {
    id: `due-date-${day}@layette`,
    title: 'Due date',
    day,
    url: `${publicUrl}/due-date-calculator/${day}`,
  };
  return calendarAnswer(event, 'due-date', today);
};
