import { calendarResponse } from '../../../features/share/calendar-response.ts';

export const prerender = false;

export const GET = calendarResponse('shower');
