import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSearchBox } from './search-box-store.ts';
import { createSearchHistory, historyMax, sessionHistory } from './search-history.ts';

interface Question {
  term: string;
  signal: AbortSignal;
  answer: (terms: string[]) => Promise<void>;
  fail: () => Promise<void>;
}

function openBox(text = '') {
  sessionStorage.clear();
  const asked: Question[] = [];
  const went: string[] = [];
  const history = createSearchHistory(sessionStorage);
  const box = createSearchBox(
    {
      suggest: (term, signal) =>
        new Promise((resolve, reject) => {
          const settled = async (settle: () => void) => {
            settle();
            await vi.advanceTimersByTimeAsync(0);
          };
          asked.push({
            term,
            signal,
            answer: (terms) => settled(() => resolve(terms)),
            fail: () => settled(() => reject(new Error('lost'))),
          });
        }),
      go: (path) => went.push(path),
      history,
    },
    text,
  );
  const type = async (text: string) => {
    box.type(text);
    await vi.advanceTimersByTimeAsync(300);
  };
  return { box, asked, went, history, type };
}

describe('the search box', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('2.9 shows what is typed at once and asks 300 ms after the last key, from three characters', async () => {
    const { box, asked } = openBox();
    box.type('st');
    await vi.advanceTimersByTimeAsync(1000);
    box.type('str');
    expect(box.$box.get().text).toBe('str');
    await vi.advanceTimersByTimeAsync(299);
    box.type('stro');
    await vi.advanceTimersByTimeAsync(299);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.map(({ term }) => term)).toEqual(['stro']);
  });

  it('2.9 asks for a term of exactly three characters', async () => {
    const { asked, type } = openBox();
    await type('str');
    expect(asked.map(({ term }) => term)).toEqual(['str']);
  });

  it('2.9 counts characters without the spaces around them', async () => {
    const { asked, type } = openBox();
    await type(' st ');
    expect(asked).toEqual([]);
  });

  it('2.9 takes the suggestions away below three characters', async () => {
    const { box, asked, type } = openBox();
    await type('stro');
    await asked[0]!.answer(['stroller']);
    expect(box.$box.get()).toMatchObject({ isOpen: true, suggestions: ['stroller'] });
    box.type('st');
    expect(box.$box.get()).toEqual({ text: 'st', suggestions: [], highlighted: -1, isOpen: false });
  });

  it('2.9 lets late answers lose and aborts the question they belong to', async () => {
    const { box, asked, type } = openBox();
    await type('stro');
    await type('crib');
    expect(asked[0]!.signal.aborted).toBe(true);
    await asked[1]!.answer(['crib']);
    await asked[0]!.answer(['stroller']);
    expect(box.$box.get().suggestions).toEqual(['crib']);
  });

  it('stays usable when suggestions cannot be had', async () => {
    const { box, asked, went, type } = openBox();
    await type('stro');
    await asked[0]!.fail();
    expect(box.$box.get().isOpen).toBe(false);
    box.submit();
    expect(went).toEqual(['/store/search?search_term=stro']);
  });

  it('2.9 moves through the suggestions in a circle and puts each into the box', async () => {
    const { box, asked, type } = openBox();
    await type('stro');
    await asked[0]!.answer(['stroller', 'stroller fan']);
    const texts: string[] = [];
    for (const step of [1, 1, 1, -1, -1] as const) {
      box.move(step);
      texts.push(box.$box.get().text);
    }
    expect(texts).toEqual(['stroller', 'stroller fan', 'stroller', 'stroller fan', 'stroller']);
  });

  it('starts at the end when the first arrow goes up', async () => {
    const { box, asked, type } = openBox();
    await type('stro');
    await asked[0]!.answer(['stroller', 'stroller fan']);
    box.move(-1);
    expect(box.$box.get().highlighted).toBe(1);
  });

  it('does not ask for what an arrow put into the box', async () => {
    const { box, asked, type } = openBox();
    await type('stro');
    await asked[0]!.answer(['stroller']);
    box.move(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toHaveLength(1);
  });

  it('2.9 submits the highlighted suggestion, else what was typed', async () => {
    const { box, asked, went, type } = openBox();
    await type('stro');
    await asked[0]!.answer(['stroller fan']);
    box.submit();
    box.type('stro');
    await vi.advanceTimersByTimeAsync(300);
    await asked[1]!.answer(['stroller fan']);
    box.move(1);
    box.submit();
    expect(went).toEqual(['/store/search?search_term=stro', '/store/search?search_term=stroller%20fan']);
  });

  it('2.9 submits what a mouse has highlighted, which is not in the box', async () => {
    const { box, asked, went, type } = openBox();
    await type('stro');
    await asked[0]!.answer(['stroller fan']);
    box.point(0);
    expect(box.$box.get().text).toBe('stro');
    box.submit();
    expect(went).toEqual(['/store/search?search_term=stroller%20fan']);
  });

  it('2.9 puts what is submitted at the end of the history of the session', async () => {
    const { box, asked, history, type } = openBox();
    box.type(' crib ');
    box.submit();
    expect(history.last()).toBe('crib');
    await type('stro');
    await asked[0]!.answer(['stroller fan']);
    box.choose(0);
    expect(history.last()).toBe('stroller fan');
  });

  it('2.9 submits a suggestion that is clicked', async () => {
    const { box, asked, went, type } = openBox();
    await type('stro');
    await asked[0]!.answer(['stroller', 'stroller fan']);
    box.choose(1);
    expect(went).toEqual(['/store/search?search_term=stroller%20fan']);
    expect(box.$box.get()).toEqual({ text: 'stroller fan', suggestions: [], highlighted: -1, isOpen: false });
  });

  it('2.10 goes nowhere with nothing, and to the product with a short code', () => {
    const { box, went, history } = openBox();
    box.type('   ');
    box.submit();
    box.type(' b042 ');
    box.submit();
    expect(went).toEqual(['/store/code/B042']);
    expect(history.last()).toBeNull();
  });

  it('2.9 is emptied with its suggestions by the clear button, and no answer under way fills it again', async () => {
    const { box, asked, type } = openBox();
    const empty = { text: '', suggestions: [], highlighted: -1, isOpen: false };
    await type('stro');
    await asked[0]!.answer(['stroller']);
    await type('');
    expect(box.$box.get()).toEqual(empty);
    await type('crib');
    await type('');
    await asked[1]!.answer(['crib sheets']);
    expect(box.$box.get()).toEqual(empty);
  });

  it('closes on Escape with the typed text back, and empties itself on the second', async () => {
    const { box, asked, type } = openBox();
    await type('stro');
    await asked[0]!.answer(['stroller']);
    box.move(1);
    box.escape();
    expect(box.$box.get()).toMatchObject({ text: 'stro', isOpen: false });
    box.escape();
    expect(box.$box.get().text).toBe('');
  });

  it('2.9 closes on a press outside and keeps what stands in the box', async () => {
    const { box, asked, type } = openBox();
    await type('stro');
    await asked[0]!.answer(['stroller']);
    box.close();
    expect(box.$box.get()).toMatchObject({ text: 'stro', isOpen: false, highlighted: -1 });
  });

  it('takes over what stands in the field without asking about it', async () => {
    const { box, asked } = openBox();
    box.adopt('stroller');
    await vi.advanceTimersByTimeAsync(1000);
    expect(box.$box.get()).toMatchObject({ text: 'stroller', isOpen: false });
    expect(asked).toEqual([]);
  });
});

describe('the search history', () => {
  it('5 keeps the last ten terms, each once', () => {
    sessionStorage.clear();
    const history = createSearchHistory(sessionStorage);
    for (let number = 1; number <= 12; number++) history.add(`term ${number}`);
    history.add('term 5');
    expect(JSON.parse(sessionStorage.getItem('layette.searches')!)).toEqual(
      [3, 4, 6, 7, 8, 9, 10, 11, 12, 5].map((number) => `term ${number}`),
    );
    expect(historyMax).toBe(10);
  });

  it('2.9 is kept per session, and nowhere else', () => {
    sessionStorage.clear();
    localStorage.clear();
    sessionHistory().add('crib');
    expect(sessionHistory().last()).toBe('crib');
    expect(Object.keys(sessionStorage)).toEqual(['layette.searches']);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('reads nothing from broken or forbidden storage', () => {
    expect(createSearchHistory({ getItem: () => '{"a":', setItem: () => {} }).last()).toBeNull();
    const full = createSearchHistory({
      getItem: () => null,
      setItem: () => {
        throw new Error('quota');
      },
    });
    expect(() => full.add('crib')).not.toThrow();
  });
});
