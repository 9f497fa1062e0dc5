import type * as wire from './company.schemas.ts';
import { endpoint } from './endpoint.ts';

export const companyStats = endpoint<wire.CompanyStats>('GET', '/api/v3/company_stats');
export const aboutFeaturedNews = endpoint<wire.AboutFeaturedNews>('GET', '/api/v3/about_featured_news');
export const aboutCareers = endpoint<wire.AboutCareers>('GET', '/api/v3/about_careers');
export const aboutLeadership = endpoint<wire.AboutLeadership>('GET', '/api/v3/about_leadership');
export const aboutPressUpdates = endpoint<wire.AboutPressUpdates>('GET', '/api/v3/about_press_updates');
export const aboutHealthAdvisoryBoard = endpoint<wire.AboutHealthAdvisoryBoard>(
  'GET',
  '/api/v3/about_health_advisory_board_content',
);
