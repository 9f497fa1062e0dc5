import { calendarResponse } from '../../../features/print/calendar-response.ts';

export const prerender = false;

export const GET = calendarResponse('arrival');
