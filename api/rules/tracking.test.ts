import { describe, expect, it } from 'vitest';
import { asksNotToBeTracked, consentNow, countedTerm, isCountedPath, isPageView, withheldTerm } from './tracking.ts';

const quiet = { asksNotToBeTracked: false };

describe('consent', () => {
  it.each([
    [null, 'unasked'],
    ['', 'unasked'],
    ['maybe', 'unasked'],
    ['no', 'no'],
    ['yes', 'yes'],
  ])('of %o is %s', (chosen, expected) => {
    expect(consentNow(chosen, quiet)).toBe(expected);
  });

  it('is no where the browser says so, whatever was chosen', () => {
    for (const chosen of [null, 'no', 'yes']) expect(consentNow(chosen, { asksNotToBeTracked: true })).toBe('no');
  });

  it('knows Global Privacy Control and Do Not Track', () => {
    expect(asksNotToBeTracked({ 'sec-gpc': '1' })).toBe(true);
    expect(asksNotToBeTracked({ dnt: '1' })).toBe(true);
    expect(asksNotToBeTracked({ dnt: '0' })).toBe(false);
    expect(asksNotToBeTracked({})).toBe(false);
  });
});

describe('counted pages', () => {
  it.each([
    '/',
    '/store',
    '/store/search',
    '/store/cribs',
    '/store/sale',
    '/store/b/oatwell/3',
    '/gp',
    '/gp/meadow-jogger/20001',
    '/gp/meadow-jogger/20001/50001',
  ])('%s is one', (path) => {
    expect(isCountedPath(path)).toBe(true);
  });

  it.each([
    '/hello-baby/pregnancy-week-20',
    '/hello-baby/when-a-pregnancy-ends',
    '/health',
    '/health/parts',
    '/due-date-calculator',
    '/miscarriage-loss',
    '/miscarriage-loss/guides',
    '/robin-and-sam',
    '/list/0198b2f0-0000-7000-8000-000000000000',
    '/reservations',
    '/registry/home',
    '/store/code/A123',
    '/store/cribs/extra',
    '/storefront',
    '/store?due=2027-03-01',
  ])('%s is none', (path) => {
    expect(isCountedPath(path)).toBe(false);
  });
});

describe('a page view', () => {
  it('is a change of the pathname', () => {
    expect(isPageView(null, '/store')).toBe(true);
    expect(isPageView('/store', '/store/cribs')).toBe(true);
    expect(isPageView('/store/cribs', '/store/cribs')).toBe(false);
  });

  it('is none between products of one group: same gpId, different productId', () => {
    expect(isPageView('/gp/jogger/20001/50001', '/gp/jogger/20001/50002')).toBe(false);
    expect(isPageView('/gp/jogger/20001', '/gp/jogger/20001/50002')).toBe(false);
    expect(isPageView('/gp/jogger/20001/50001', '/gp/other/20002/50001')).toBe(true);
    expect(isPageView('/store', '/gp/jogger/20001/50001')).toBe(true);
    expect(isPageView('/gp/jogger/20001/50001', '/store')).toBe(true);
  });
});

describe('words of a search', () => {
  it.each(['stroller', 'crib sheets', 'size 62', 'glossy bottle', 'lost sock'])('%s is kept', (term) => {
    expect(countedTerm(term)).toBe(term);
  });

  it.each([
    'miscarriage keepsake',
    'stillborn gown',
    'gift after a loss',
    'due date 3 May',
    'due in march',
    '20 weeks pregnant',
    'pregnancy pillow',
    'grief book',
    'ivf gift',
    'robin@example.com',
    '5551234567',
  ])('%s is withheld', (term) => {
    expect(countedTerm(term)).toBe(withheldTerm);
  });
});
