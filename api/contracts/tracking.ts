import { endpoint } from './endpoint.ts';
import type * as wire from './tracking.schemas.ts';
import type { EventName, EventProperties } from './tracking.schemas.ts';

export type { EventName, EventProperties } from './tracking.schemas.ts';

export const eventsPerBatchMax = 20;
export const resultsPerSearchMax = 20;
export const eventsPerPage = 100;

/** The properties of each event, for pages that write them as attributes; the schemas beside this file define their values. */
export const eventKeys = {
  page_viewed: [],
  landing_viewed: [],
  search: ['term', 'searchId', 'resultCount', 'correctedTerm', 'isNearest', 'results'],
  category_viewed: ['slug', 'name', 'isLeaf', 'eventLocation'],
  category_clicked: ['slug', 'name', 'isLeaf', 'location'],
  left_nav_category_clicked: ['slug', 'name', 'isLeaf'],
  brand_viewed: ['brandName'],
  product_collection_viewed: ['collectionId', 'collectionTitle'],
  product_collection_clicked: ['collectionId', 'collectionTitle', 'gpId', 'productId'],
  product_clicked: ['gpId', 'productId'],
  breadcrumb_clicked: ['title', 'slug'],
  filters_panel_toggled: ['section', 'isOpen', 'categorySlug'],
  filters_applied: ['filters', 'categorySlug', 'sortCriterion', 'sortOrder'],
  breast_pump_banner_viewed: [],
  breast_pump_banner_clicked: [],
  product_viewed: ['gpId', 'productId'],
  add_to_registry_clicked: ['gpId', 'productId'],
  add_to_cart_clicked: ['gpId', 'productId'],
  list_type_clicked: ['listType', 'eventLocation'],
} as const satisfies { [N in EventName]: readonly (keyof EventProperties[N])[] };

export const recordEvents = endpoint<wire.RecordEvents>('POST', '/api/v3/tracking_events');
export const listEvents = endpoint<wire.ListEvents>('GET', '/api/v3/tracking_events');
export const chooseStatistics = endpoint<wire.ChooseStatistics>('POST', '/api/v3/consent');
