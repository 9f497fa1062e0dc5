// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { checklist } from '#content';
import { calendarFile } from './calendar-file.ts';
import { checklistPdf } from './checklist-pdf.ts';
import { giftsCsv } from './gifts-csv.ts';
import { insertCardsPdf } from './insert-cards-pdf.ts';
import { labelsPdf, linesOf } from './labels-pdf.ts';
import { listsCsv } from './lists-csv.ts';
import { makePdf, wrapText } from './pdf-page.ts';

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0;

describe('insert cards', () => {
  const card = { names: 'Olive & Sam Łukasz', url: 'https://shop.example/olive-and-sam' };

  it.each([
    [10, 1],
    [75, 8],
    [100, 10],
  ])('of %i are %i pages, tagged, with our typeface in them', async (quantity, pages) => {
    const pdf = await insertCardsPdf(card, quantity);
    expect(pagesOf(pdf)).toBe(pages);
    const text = pdf.toString('latin1');
    for (const part of ['%PDF-1.7', '/MarkInfo', '/StructTreeRoot', '/Lang (en-US)', '+Fraunces'])
      expect(text).toContain(part);
  });

  it('leave out what the typeface cannot print', async () => {
    expect(pagesOf(await insertCardsPdf({ ...card, names: '小林 & Zoë' }, 10))).toBe(1);
  });
});

describe('the checklist on paper', () => {
  const printed = {
    sections: checklist.all(),
    have: new Set(['crib-mattress']),
    url: 'https://shop.example/checklist',
  };

  it('is one page, tagged, and as many as it takes in large print', async () => {
    const pdf = await checklistPdf(printed, false);
    expect(pagesOf(pdf)).toBe(1);
    expect(pdf.toString('latin1')).toContain('/StructTreeRoot');
    expect(pagesOf(await checklistPdf(printed, true))).toBeGreaterThan(5);
  });
});

describe('address labels', () => {
  it('begin a new sheet when one is full', async () => {
    const labels = Array.from({ length: 31 }, (_, i) => ({ name: `Gus ${i}`, address: `${i} Elm Street\nPort Fern` }));
    expect([pagesOf(await labelsPdf(labels, '5160')), pagesOf(await labelsPdf(labels.slice(0, 21), 'L7160'))]).toEqual([
      2, 1,
    ]);
  });

  it('let a long line go on in the next, after a space or a hyphen', async () => {
    const of = (text: string) => {
      let lines: string[] = [];
      const width = 120;
      return makePdf('Lines', 'A4', (pdf) => {
        lines = wrapText(pdf, text, { width, size: 10.5 });
      }).then(() => lines);
    };
    expect(await of('12 Elm Street')).toEqual(['12 Elm Street']);
    expect(await of('Ottilie von Württemberg-Hohenzollern')).toEqual(['Ottilie von', 'Württemberg-', 'Hohenzollern']);
    expect(await of('Donaudampfschifffahrtsgesellschaft')).toEqual(['Donaudampfschifffahrtsgesellschaft']);
    const endless = await of(`Ada ${'n'.repeat(70)} Lovelace`);
    expect(endless.length).toBeGreaterThan(3);
    expect(endless.join('').replaceAll(' ', '')).toBe(`Ada${'n'.repeat(70)}Lovelace`);
    expect(new Set(endless.slice(1, -2).map(({ length }) => length)).size).toBe(1);
  });

  it('name the person once, in five lines at most', () => {
    expect(linesOf('Gus', 'Gus Giver\n1 Elm Street')).toEqual(['Gus Giver', '1 Elm Street']);
    expect(linesOf('Gus', '1\n2\n3\n4\n5\n6')).toEqual(['Gus', '1', '2', '3', '4, 5, 6']);
  });
});

describe('a calendar file', () => {
  it('has one whole day, escaped and folded', () => {
    const title = `Shower; for Olive, Sam ${'and everybody '.repeat(6)}`;
    const file = calendarFile({ id: 'shower-1', title, day: '2027-03-31', url: 'https://shop.example/olive' }, 0);
    expect(file).toContain('DTSTART;VALUE=DATE:20270331\r\nDTEND;VALUE=DATE:20270401\r\n');
    expect(file).toContain('SUMMARY:Shower\\; for Olive\\, Sam');
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});

describe('the gifts as a table', () => {
  it('have no formula in them', () => {
    const gift = {
      title: '@cloths',
      givenAt: 0,
      receivedAt: null,
      address: null,
      thanks: null,
      message: '+1',
    } as const;
    const from = { ...gift, giverName: '=HYPERLINK("evil")' };
    const csv = giftsCsv([
      { ...from, kind: 'reservation', quantity: 1, state: 'reserved' } as never,
      { ...from, kind: 'cash-fund', amount: { amount: 3_750, currency: 'USD' }, state: 'sent' } as never,
    ]);
    expect(csv.trim().split('\n').slice(1)).toEqual([
      `"'=HYPERLINK(""evil"")",'@cloths,1,,,reserved,1970-01-01,,'+1,,,`,
      `"'=HYPERLINK(""evil"")",'@cloths,,37.50,USD,sent,1970-01-01,,'+1,,,`,
    ]);
  });

  it('have none in quotation marks where a program separates cells at semicolons and line breaks', async () => {
    const note = 'a;"=1+1;\n "=2;＝3;"-4|x;"- fine';
    const item = { title: 'Crib', quantity: 1, price: null, storeName: null, url: null, size: null, color: null };
    const csv = await listsCsv([{ title: 'Olive', items: [{ ...item, mustHave: false, note }] } as never]);
    expect(csv).toContain(`"a;'""=1+1;\n' ""=2;'＝3;'""-4|x;""- fine"`);
  });

  it('hold no formula from a list', async () => {
    const item = {
      title: '=1+1',
      quantity: 1,
      price: null,
      storeName: '@shop',
      url: null,
      size: '\t=1',
      color: '\uff1d1',
    };
    const csv = await listsCsv([{ title: '-Olive', items: [{ ...item, mustHave: false, note: '+1' }] } as never]);
    expect(csv.split('\n').slice(0, 2)).toEqual([
      '\ufeffRegistry,Item,Wanted,Price,Currency,Store,Link,Size,Color,Must-have,Note',
      "'-Olive,'=1+1,1,,,'@shop,,'\t=1,'\uff1d1,,'+1",
    ]);
  });

  it('of several registries has one heading, and lets others be answered between two of them', async () => {
    const item = { title: 'Crib', quantity: 1, price: null, storeName: null, url: null, size: null, color: null };
    const registry = (title: string) => ({ title, items: [{ ...item, mustHave: true, note: '' }] }) as never;
    let turns = 0;
    const count = () => {
      turns += 1;
      if (turns < 10) setImmediate(count);
    };
    setImmediate(count);
    const csv = await listsCsv([registry('One'), registry('Two'), registry('Three')]);
    expect(
      csv
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split(',')[0]),
    ).toEqual(['One', 'Two', 'Three']);
    expect(turns).toBeGreaterThanOrEqual(2);
  });
});
