import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneNeedAtATime, onlyWhatIsKnown, understandQuery } from './query-understanding.ts';
import { mostWords } from './settings.ts';

const units = (term: string) => understandQuery(term).units.map(({ name }) => name);
const meansAlso = (term: string, other: string) =>
  understandQuery(term).units.some(({ equivalents }) => equivalents.some(({ words }) => words.join(' ') === other));

describe('Understanding a query', () => {
  it('keeps words that mean one thing together', () => {
    expect(units('infant car seats')).toEqual(['infant car seat']);
    expect(units('lightweight car seats')).toEqual(['lightweight', 'car seat']);
    expect(units('body suit')).toEqual(['bodysuit']);
    expect(units('waterbottle')).toEqual(['water bottle']);
    expect(units('silla de coche azul')).toEqual(['silla de coche', 'azul']);
    expect(units('pack and play sheet')).toEqual(['pack and play', 'sheet']);
  });

  it.each([
    ['pram', 'stroller'],
    ['nappies', 'diaper'],
    ['stroller', 'pushchair'],
    ['carseat', 'car seat'],
    ['cochecito', 'stroller'],
    ['pañales', 'diaper'],
    ['chupetes', 'pacifier'],
    ['portabebé', 'carrier'],
    ['grey', 'charcoal'],
    ['azul', 'blue'],
  ])('knows that %s means %s', (term, other) => expect(meansAlso(term, other)).toBe(true));

  it('does not turn an English word into a Spanish one', () => expect(meansAlso('stroller', 'cochecito')).toBe(false));

  it('takes what stands behind "for" for no second thing that is wanted', () => {
    const isFor = (term: string) =>
      understandQuery(term)
        .units.filter((unit) => unit.isFor)
        .map(({ name }) => name);
    expect(isFor('cup holder for stroller')).toEqual(['stroller']);
    expect(isFor('toys for the bath')).toEqual([]);
    expect(isFor('stroller')).toEqual([]);
    expect(isFor('something for the stroller')).toEqual([]);
  });

  it('keeps together what a thing is free of, and knows what a thing has not as another word', () => {
    expect(units('bpa free bottle')).toEqual(['bpa free', 'bottle']);
    expect(units('monitor no wifi')).toEqual(units('monitor without wi-fi'));
    expect(units('monitor no wifi')).not.toContain('wifi');
    expect(understandQuery('monitor no wifi').units.map(({ soft }) => soft)).toEqual([false, true]);
  });

  it('does not drop the beginning of a name because it is filler elsewhere', () => {
    expect(units('baby mon')).toEqual(['baby', 'mon']);
  });

  it('counts a bare number as a pack too', () => expect(meansAlso('24 outlet covers', '24pack')).toBe(true));

  it('knows a Spanish name by its words alone, whatever stands between them', () => {
    expect(meansAlso('crema para pañal', 'diaper cream')).toBe(true);
  });

  it('takes a shade and its colour for the shade', () => {
    expect(understandQuery('blush pink dress').units.map(({ soft }) => soft)).toEqual([false, true, false]);
    expect(understandQuery('pink dress').units.map(({ soft }) => soft)).toEqual([false, false]);
  });

  it('gives up, of what nothing has together, what nobody knows', () => {
    const [told] = onlyWhatIsKnown(understandQuery('stop climbing down the stairs'));
    expect(told!.units.filter(({ soft }) => !soft).map(({ name }) => name)).toEqual(['climbing', 'stair']);
    expect(onlyWhatIsKnown(understandQuery('dog food'))).toEqual([]);
  });

  it('drops filler, and demands soft words only where nothing else was typed', () => {
    expect(units('the nice stroller for my baby')).toEqual(['nice', 'stroller', 'baby']);
    expect(understandQuery('nice baby stroller').units.map(({ soft }) => soft)).toEqual([true, true, false]);
    expect(units('what do I need for a newborn bath?')).toEqual(['newborn', 'bath']);
    expect(units('where can I find a gift card')).toEqual(['gift card']);
    expect(understandQuery('baby').units.map(({ soft }) => soft)).toEqual([false]);
    expect(units('the')).toEqual(['the']);
  });

  it.each([
    ['cheap crib', 'low-price', ['crib']],
    ['luxury crib', 'high-price', ['crib']],
    ['new arrivals cribs', 'new', ['crib']],
    ['new cribs', 'new', ['crib']],
    ['best crib', 'rated', ['crib']],
    ['top rated crib', 'rated', ['crib']],
    ['new born gift', undefined, ['new born', 'gift']],
    ['newborn gift', undefined, ['newborn', 'gift']],
    ['best', 'rated', []],
    ['new arrivals', 'new', []],
    ['cheap', 'low-price', []],
  ])('hears in "%s" what should come first: %s', (term, lean, left) => {
    expect([understandQuery(term).lean, units(term)]).toEqual([lean, left]);
  });

  it('reads an emoji as the word that it stands for, alone and beside words', () => {
    expect(units('🍼')).toEqual(['bottle']);
    expect(units('🍼 warmer')).toEqual(['bottle warmer']);
    expect(units('crib 🦖')).toEqual(['crib']);
  });

  it('reads sale, stock and eligibility', () => {
    expect(understandQuery('strollers on sale')).toMatchObject({ onSale: true, units: [{ typed: 'strollers' }] });
    expect(understandQuery('fsa eligible thermometer')).toMatchObject({ fsaHsaEligible: true });
    expect(understandQuery('cribs in stock')).toMatchObject({ available: true });
  });

  it('takes an amount alone for a limit only where it is said of many kinds of things', () => {
    const limits = { minPriceCents: 3600, maxPriceCents: 5400 };
    expect(understandQuery('$45')).toMatchObject(limits);
    expect(understandQuery('gift 45 dollars for baby')).toMatchObject(limits);
    expect(understandQuery('$45 swaddle')).not.toHaveProperty('minPriceCents');
  });

  it.each([
    ['coming soon', { comingSoon: true, units: [] }],
    ['4 star strollers', { minRating: 4, units: [{ typed: 'strollers' }] }],
    ['5-star rated cribs', { minRating: 4.5, units: [{ typed: 'cribs' }] }],
    ['toys rated 3+ stars and up', { minRating: 3 }],
    ['star mobile', { units: [{ typed: 'star' }, { typed: 'mobile' }] }],
  ])('hears in "%s" what a product must have', (term, meaning) => {
    expect(understandQuery(term)).toMatchObject(meaning);
    if (term === 'star mobile') expect(understandQuery(term)).not.toHaveProperty('minRating');
  });

  it('means a toy by a gift for an age', () => {
    const words = (term: string) => understandQuery(term).units.flatMap((unit) => unit.words);
    expect(words('gift for a 2 year old')).toEqual(['toy', '2y', 'old']);
    expect(words('gift box')).not.toContain('toy');
  });

  describe('demands of a question only what a shop has something for', () => {
    const demanded = (term: string) => understandQuery(term).units.flatMap(({ name, soft }) => (soft ? [] : [name]));

    it.each([
      ['going to the gleaming beach with a baby', ['beach']],
      ['what do I need to start solids', ['start solid']],
      ['keep the toddler away from stairs', ['stair']],
      ['how do I treat a stuffy nose', ['stuffy nose']],
      ['which stroller is best for zorbing', ['stroller']],
    ])('%s', (term, left) => expect(demanded(term)).toEqual(left));

    it('and everything where nothing of it is known, or where it is none', () => {
      expect(demanded('what about my zorbing flumph')).toEqual(['zorbing', 'flumph']);
      expect(demanded('gleaming beach')).toEqual(['gleaming', 'beach']);
    });

    it('and one need at a time where nothing is for all of them', () => {
      const meaning = understandQuery('what to wear home from the hospital');
      expect(
        oneNeedAtATime(meaning).map(({ units }) => units.filter(({ soft }) => !soft).map(({ name }) => name)),
      ).toEqual([['wear'], ['hospital']]);
      expect(oneNeedAtATime(understandQuery('what stroller to wear'))).toEqual([]);
    });
  });

  it('tells nothing typed from nothing to search', () => {
    expect(understandQuery('').empty).toBe(false);
    expect(understandQuery('   ').empty).toBe(false);
    expect(understandQuery('???').empty).toBe(true);
    expect(understandQuery('under $20').empty).toBe(false);
  });

  it('survives anything anybody types, within bounds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (term) => {
        const meaning = understandQuery(term);
        expect(meaning.units.length).toBeLessThanOrEqual(mostWords);
        for (const unit of meaning.units) expect(unit.words.every((word) => word.length > 0)).toBe(true);
      }),
    );
  });
});
