/** What search engines read about a list: its place in the shop, its products, and its questions. */
interface Step {
  title: string;
  href?: string | undefined;
}

export function breadcrumbData(steps: readonly Step[], here: string, site: URL | string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ title: 'Home', href: '/store' }, ...steps].map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: new URL(href ?? here, site).href,
    })),
  };
}

export function itemListData(
  items: readonly { title: string; path: string }[],
  total: number,
  site: URL | string,
  /** How many items are on the previous pages. */
  before = 0,
): object {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: items.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: title,
      url: new URL(path, site).href,
    })),
  };
}

export function faqData(questions: readonly { question: string; answer: string }[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Several objects on one page. */
export const graphOf = (...things: (object | null)[]): object => ({
  '@graph': things.filter((thing) => thing !== null),
});
