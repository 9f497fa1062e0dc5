import { describe, expect, it } from 'vitest';
import { describeStory, questionsOf, stepsOf } from './structured-data.ts';

const story = {
  title: 'Safe sleep',
  teaser: 'Back, flat, empty.',
  url: '/hello-baby/safe-sleep',
  publishOn: '2026-03-05',
  lastReviewedOn: '2026-10-02',
  medical: true,
  featuredImage: { url: '/pictures/scene.svg', alt: 'A crib' },
};
const described = (more: object = {}) =>
  describeStory({
    story,
    author: { name: 'Ada', url: '/hello-baby/authors/ada' },
    reviewer: undefined,
    trail: [
      { title: 'Hello Baby', href: '/hello-baby' },
      { title: 'Safe sleep', href: story.url },
    ],
    questions: [],
    publisher: 'Layette',
    site: new URL('https://shop.example'),
    ...more,
  }) as { '@graph': Record<string, unknown>[] };

describe('what search engines are told of a story', () => {
  it('has full addresses, both days and the author', () => {
    expect(described()['@graph'][0]).toMatchObject({
      '@type': 'Article',
      image: 'https://shop.example/pictures/scene.svg',
      datePublished: '2026-03-05',
      dateModified: '2026-10-02',
      author: { name: 'Ada', url: 'https://shop.example/hello-baby/authors/ada' },
    });
  });

  it('names a reviewer only where there is one', () => {
    const pageOf = (more?: object) => described(more)['@graph'][0]!.mainEntityOfPage;
    expect(pageOf()).not.toHaveProperty('reviewedBy');
    expect(pageOf({ reviewer: { name: 'Bo', url: '/b' } })).toMatchObject({
      '@type': 'MedicalWebPage',
      reviewedBy: { name: 'Bo' },
    });
  });

  it('lists the way from the editorial home, counted from one', () => {
    expect(described()['@graph'][1]).toMatchObject({
      itemListElement: [
        { position: 1, item: 'https://shop.example/hello-baby' },
        { position: 2, name: 'Safe sleep' },
      ],
    });
  });

  it('calls it a list of questions from two questions on', () => {
    const question = { question: 'Why?', answer: 'Because.' };
    expect(described({ questions: [question] })['@graph']).toHaveLength(2);
    expect(described({ questions: [question, question] })['@graph'][2]).toMatchObject({ '@type': 'FAQPage' });
  });
});

describe('questions in a body', () => {
  it('are headings that ask, without number and link mark, with the text under them', () => {
    const html =
      '<p>First.</p><h2 id="a">1. Where does it <em>live</em>?<a class="heading-link" href="#a">#</a></h2>\n<p>Measure &amp; think.</p><ul><li>Door</li><li>Trunk</li></ul>' +
      '<h2 id="b">Test it<a class="heading-link" href="#b">#</a></h2><p>Lift it.</p><h3 id="c">Two?</h3><p>Maybe.</p>';
    expect(questionsOf(html)).toEqual([
      { question: 'Where does it live?', answer: 'Measure & think. Door Trunk' },
      { question: 'Two?', answer: 'Maybe.' },
    ]);
  });

  it('without an answer are none', () => {
    expect(questionsOf('<h2>Really?</h2><h2>Yes</h2><p>Indeed.</p>')).toEqual([]);
  });
});

describe('steps in a body', () => {
  const html =
    '<h2 id="a">1. Measure<a class="heading-link" href="#a">#</a></h2><p>The door.</p><h2 id="b">2. Lift it</h2><p>Twice.</p><h2 id="c">Why</h2><p>Because.</p>';

  it('are sections with a number, in their order', () => {
    expect(stepsOf(html)).toEqual([
      { id: 'a', name: 'Measure', text: 'The door.' },
      { id: 'b', name: 'Lift it', text: 'Twice.' },
    ]);
  });

  it('are told with their addresses, from two steps on', () => {
    const howTo = described({ steps: stepsOf(html) })['@graph'].find((part) => part['@type'] === 'HowTo');
    expect(howTo).toMatchObject({
      name: 'Safe sleep',
      step: [{ position: 1, name: 'Measure', url: 'https://shop.example/hello-baby/safe-sleep#a' }, { position: 2 }],
    });
    expect(described({ steps: stepsOf(html).slice(0, 1) })['@graph']).toHaveLength(2);
  });
});
