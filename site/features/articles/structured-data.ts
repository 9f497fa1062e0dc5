/** What search engines are told about an article, as schema.org data. Only what the page itself shows. */
import type { Author } from '#content';
import type { Story } from './stories.ts';

interface Described {
  story: Pick<Story, 'title' | 'teaser' | 'url' | 'publishOn' | 'lastReviewedOn' | 'medical' | 'featuredImage'>;
  author: Pick<Author, 'name' | 'url'> | undefined;
  reviewer: Pick<Author, 'name' | 'url'> | undefined;
  /** Steps from the editorial home to the page, the page last. */
  trail: readonly { title: string; href: string }[];
  questions: readonly Question[];
  /** The steps of a how-to guide, in order. */
  steps?: readonly Step[] | undefined;
  publisher: string;
  site: URL;
}

export interface Question {
  question: string;
  answer: string;
}

export interface Step {
  name: string;
  text: string;
  /** The id of its heading. */
  id: string;
}

export function describeStory({
  story,
  author,
  reviewer,
  trail,
  questions,
  steps = [],
  publisher,
  site,
}: Described): object {
  const absolute = (path: string) => new URL(path, site).href;
  const person = (somebody: Pick<Author, 'name' | 'url'>) => ({
    '@type': 'Person',
    name: somebody.name,
    url: absolute(somebody.url),
  });
  const page = {
    '@type': story.medical ? 'MedicalWebPage' : 'WebPage',
    '@id': absolute(story.url),
    lastReviewed: story.lastReviewedOn,
    ...(reviewer && { reviewedBy: person(reviewer) }),
  };
  const article = {
    '@type': 'Article',
    headline: story.title,
    description: story.teaser,
    image: absolute(story.featuredImage.url),
    datePublished: story.publishOn,
    dateModified: story.lastReviewedOn,
    ...(author && { author: person(author) }),
    publisher: { '@type': 'Organization', name: publisher, url: site.href },
    mainEntityOfPage: page,
  };
  return {
    '@graph': [
      article,
      describeTrail(trail, site),
      ...(steps.length > 1 ? [describeSteps(story, steps, absolute)] : []),
      ...(questions.length > 1 ? [describeQuestions(questions)] : []),
    ],
  };
}

export function describeTrail(trail: Described['trail'], site: URL): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: new URL(href, site).href,
    })),
  };
}

function describeQuestions(questions: readonly Question[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function describeSteps(
  { title, teaser, url, featuredImage }: Described['story'],
  steps: readonly Step[],
  absolute: (path: string) => string,
): object {
  return {
    '@type': 'HowTo',
    name: title,
    description: teaser,
    image: absolute(featuredImage.url),
    step: steps.map(({ name, text, id }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name,
      text,
      url: absolute(`${url}#${id}`),
    })),
  };
}

const numbered = /<h2 id="([^"]*)"[^>]*>(.*?)<\/h2>(.*?)(?=<h2[ >]|$)/gs;

/** Sections with numbered headings: the steps of a how-to guide. */
export function stepsOf(html: string): Step[] {
  return [...html.matchAll(numbered)].flatMap(([, id = '', heading = '', body = '']) => {
    const name = textOf(heading.replace(/<a class="heading-link".*?<\/a>/s, ''));
    const text = textOf(body);
    return /^\d+\.\s/.test(name) && text !== '' ? [{ id, name: name.replace(/^\d+\.\s*/, ''), text }] : [];
  });
}

const section = /<h([23])[^>]*>(.*?)<\/h\1>(.*?)(?=<h[23][ >]|$)/gs;

/** Headings that are questions, with the text below them. */
export function questionsOf(html: string): Question[] {
  return [...html.matchAll(section)].flatMap(([, , heading = '', body = '']) => {
    const question = textOf(heading.replace(/<a class="heading-link".*?<\/a>/s, '')).replace(/^\d+\.\s*/, '');
    const answer = textOf(body);
    return question.endsWith('?') && answer !== '' ? [{ question, answer }] : [];
  });
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

function textOf(html: string): string {
  return html
    .replace(/<\/?(?:strong|em|a|code|b|i|span)\b[^>]*>/g, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
