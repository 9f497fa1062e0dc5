import { z } from 'zod';
import type { WireOf } from './wire.schemas.ts';

const link = z.strictObject({ text: z.string(), url: z.string() }).nullable();

const newsSchema = z
  .strictObject({ slug: z.string(), title: z.string(), publishedOn: z.iso.date(), text: z.string(), link })
  .meta({ id: 'CompanyNews' });

export const companyStats = {
  response: z.strictObject({
    /** Counted at the time of the request. */
    stats: z.array(z.strictObject({ key: z.string(), label: z.string(), value: z.int() })),
  }),
};

/** The newest first. */
export const aboutFeaturedNews = { response: z.strictObject({ news: z.array(newsSchema) }) };
export const aboutPressUpdates = { response: z.strictObject({ news: z.array(newsSchema) }) };

export const aboutCareers = {
  response: z.strictObject({
    roles: z.array(
      z.strictObject({
        slug: z.string(),
        title: z.string(),
        kind: z.enum(['volunteer', 'paid']),
        place: z.string(),
        text: z.string(),
      }),
    ),
  }),
};

export const aboutLeadership = {
  response: z.strictObject({
    leadership: z.array(z.strictObject({ name: z.string(), role: z.string(), text: z.string() })),
  }),
};

export const aboutHealthAdvisoryBoard = {
  response: z.strictObject({
    seats: z.array(
      z.strictObject({
        field: z.string(),
        credentials: z.string(),
        reads: z.string(),
        /** null while the seat is vacant. */
        name: z.string().nullable(),
      }),
    ),
    /** Stories about health, and how many of them a qualified person has reviewed. */
    medicalStories: z.int(),
    reviewedStories: z.int(),
  }),
};

export type CompanyStats = WireOf<typeof companyStats>;
export type AboutFeaturedNews = WireOf<typeof aboutFeaturedNews>;
export type AboutPressUpdates = WireOf<typeof aboutPressUpdates>;
export type AboutCareers = WireOf<typeof aboutCareers>;
export type AboutLeadership = WireOf<typeof aboutLeadership>;
export type AboutHealthAdvisoryBoard = WireOf<typeof aboutHealthAdvisoryBoard>;
export type CompanyNews = z.output<typeof newsSchema>;
