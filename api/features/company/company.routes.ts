import { reads } from '#api/http/route.ts';
import { company } from '#content';
import * as schemas from '#contracts/company.schemas.ts';
import * as endpoints from '#contracts/company.ts';
import { companyStats, healthAdvisoryBoard, newsOf } from './company.service.ts';

/** Content, and figures derived from it. */
const shared = { access: { who: 'anyone' }, publicCacheSeconds: 600 } as const;

export const companyRoutes = [
  reads(endpoints.companyStats, {
    ...shared,
    schemas: schemas.companyStats,
    summary: 'How much there is here, counted when it is asked.',
    run: companyStats,
  }),
  reads(endpoints.aboutFeaturedNews, {
    ...shared,
    schemas: schemas.aboutFeaturedNews,
    summary: 'What is new, as the about page shows it.',
    run: async () => ({ news: newsOf({ featuredOnly: true }) }),
  }),
  reads(endpoints.aboutPressUpdates, {
    ...shared,
    schemas: schemas.aboutPressUpdates,
    summary: 'Everything that was new, the newest first.',
    run: async () => ({ news: newsOf({ featuredOnly: false }) }),
  }),
  reads(endpoints.aboutCareers, {
    ...shared,
    schemas: schemas.aboutCareers,
    summary: 'Open roles.',
    run: async () => ({ roles: company().roles }),
  }),
  reads(endpoints.aboutLeadership, {
    ...shared,
    schemas: schemas.aboutLeadership,
    summary: 'Who decides what.',
    run: async () => ({ leadership: company().leadership }),
  }),
  reads(endpoints.aboutHealthAdvisoryBoard, {
    ...shared,
    schemas: schemas.aboutHealthAdvisoryBoard,
    summary: 'The seats of the health advisory board, and how much of what is written about health was reviewed.',
    run: async () => healthAdvisoryBoard(),
  }),
];
