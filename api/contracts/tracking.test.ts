import { describe, expect, it } from 'vitest';
import { events, recordEvents } from './tracking.schemas.ts';
import { eventKeys } from './tracking.ts';

describe('the map of events', () => {
  it('names the properties of every event once for pages and once for the server, alike', () => {
    const shapes = Object.fromEntries(
      Object.entries(events).map(([name, schema]) => [name, Object.keys(schema.shape).toSorted()]),
    );
    const keys = Object.fromEntries(Object.entries(eventKeys).map(([name, list]) => [name, [...list].toSorted()]));
    expect(keys).toEqual(shapes);
  });

  it('has every event of the shop that the specification names', () => {
    expect(Object.keys(events).toSorted()).toEqual(
      [
        'page_viewed',
        'landing_viewed',
        'search',
        'category_viewed',
        'category_clicked',
        'left_nav_category_clicked',
        'brand_viewed',
        'product_collection_viewed',
        'product_collection_clicked',
        'product_clicked',
        'breadcrumb_clicked',
        'filters_panel_toggled',
        'filters_applied',
        'breast_pump_banner_viewed',
        'breast_pump_banner_clicked',
        'product_viewed',
        'add_to_registry_clicked',
        'add_to_cart_clicked',
        'list_type_clicked',
      ].toSorted(),
    );
  });

  const event = (change: object) => ({
    events: [
      {
        id: '0198b2f0-0000-7000-8000-000000000000',
        name: 'search',
        msAgo: 0,
        path: '/store/search',
        properties: { term: 'crib', searchId: null, resultCount: 1, results: [50001] },
        ...change,
      },
    ],
  });

  it('takes the top 20 results of a search and no more', () => {
    const results = Array.from({ length: 20 }, (_, i) => i + 1);
    const properties = { term: 'crib', searchId: null, resultCount: 21, results };
    expect(recordEvents.body.safeParse(event({ properties })).success).toBe(true);
    expect(
      recordEvents.body.safeParse(event({ properties: { ...properties, results: [...results, 21] } })).success,
    ).toBe(false);
  });

  it.each([
    ['a surplus property', { properties: { term: 'a', searchId: null, resultCount: 1, results: [], dueDate: 'x' } }],
    ['a name that is no event', { name: 'due_date_viewed' }],
    ['an endless term', { properties: { term: 'a'.repeat(101), searchId: null, resultCount: 1, results: [] } }],
    ['a number that is none of an event', { id: '1' }],
    ['a day-old event', { msAgo: 86_400_001 }],
    ['an endless path', { path: `/${'a'.repeat(200)}` }],
  ])('refuses %s', (_, change) => {
    expect(recordEvents.body.safeParse(event(change)).success).toBe(false);
  });
});
