/**
 * The document types with their fields, and the Markdown plugins. A field is declared here and in the Zod schema of its kind (`schemas/`),
 * and the compiler compares both: here is what contentlayer reads, there what is allowed and how it is explained to an author. Days are
 * strings: contentlayer's dates are moments in a time zone. Defaults are in the schemas, because here they would replace `null`.
 */
import {
  type ComputedFields,
  defineDocumentType,
  defineNestedType,
  type FieldDef,
  makeSource,
} from 'contentlayer2/source-files';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import rehypeExternalLinks from 'rehype-external-links';
import rehypeSlug from 'rehype-slug';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { mapFlags } from '#rules/product-fields.ts';
import { rehypeLatePictures, rehypeNumbers, rehypeScrollingTables, remarkModules } from './markdown/plugins.ts';
import { readBody, summarizeBody } from './markdown/read-body.ts';
import type { DataOf, Kind } from './schemas/kinds.ts';
import { planningStages, wordingKeys } from './schemas/wording.ts';

/** One definition for every field of a kind's schema: neither side may have a field that the other lacks. */
type Fields<Data> = Record<keyof Data, FieldDef>;
type Entry<List> = NonNullable<List> extends readonly (infer Item)[] ? Item : never;
type Category = DataOf<'category'>;
type Checklist = DataOf<'checklist'>;
type Quiz = DataOf<'quiz'>;
type Collection = DataOf<'collection'>;
type Faq = DataOf<'faq'>;
type Navigation = DataOf<'navigation'>;
type Template = DataOf<'template'>;
type RoadMap = DataOf<'roadMap'>;
type Company = DataOf<'company'>;
type PregnancyDates = DataOf<'pregnancyDates'>;

const text = { type: 'string', required: true } as const;
const optionalText = { type: 'string' } as const;
const day = text;
const number = { type: 'number', required: true } as const;
const optionalNumber = { type: 'number' } as const;
const flag = { type: 'boolean', required: true } as const;
const optionalFlag = { type: 'boolean' } as const;
const texts = { type: 'list', of: { type: 'string' } } as const;
const numbers = { type: 'list', of: { type: 'number' } } as const;

const FeaturedImage = defineNestedType(() => ({
  name: 'FeaturedImage',
  fields: { url: text, alt: text } satisfies Fields<DataOf<'article'>['featuredImage']>,
}));

const Source = defineNestedType(() => ({
  name: 'Source',
  fields: { title: text, publisher: text, url: text } satisfies Fields<Entry<DataOf<'article'>['sources']>>,
}));

const Series = defineNestedType(() => ({
  name: 'Series',
  fields: { title: text, part: number } satisfies Fields<NonNullable<DataOf<'article'>['series']>>,
}));

const storyFields = {
  title: text,
  teaser: text,
  author: text,
  reviewer: text,
  lastReviewedOn: day,
  publishOn: day,
  draft: optionalFlag,
  topics: { ...texts, required: true },
  medical: flag,
  sources: { type: 'list', of: Source, required: true },
  featuredImage: { type: 'nested', of: FeaturedImage, required: true },
  seoTitle: text,
  seoDescription: text,
  stages: texts,
  pregnancyWeeks: numbers,
} satisfies Fields<Omit<DataOf<'article'>, 'series'>>;

const seriesField = { series: { type: 'nested', of: Series } } as const;

/** Data about a body in addition to its HTML. */
const bodyFields = {
  summary: { type: 'json', resolve: (document) => summarizeBody(readBody(document.body.raw)) },
} satisfies ComputedFields;

const Article = defineDocumentType(() => ({
  name: 'Article' satisfies Capitalize<Kind>,
  filePathPattern: 'articles/*.md',
  fields: { ...storyFields, ...seriesField } satisfies Fields<DataOf<'article'>>,
  computedFields: bodyFields,
}));

const Guide = defineDocumentType(() => ({
  name: 'Guide' satisfies Capitalize<Kind>,
  filePathPattern: 'guides/*.md',
  fields: { ...storyFields, ...seriesField, id: number, type: text, categories: texts } satisfies Fields<
    DataOf<'guide'>
  >,
  computedFields: bodyFields,
}));

const Week = defineDocumentType(() => ({
  name: 'Week' satisfies Capitalize<Kind>,
  filePathPattern: 'weeks/*.md',
  fields: { ...storyFields, week: number, babySize: optionalText } satisfies Fields<DataOf<'week'>>,
  computedFields: bodyFields,
}));

const Page = defineDocumentType(() => ({
  name: 'Page' satisfies Capitalize<Kind>,
  filePathPattern: 'pages/**/*.md',
  fields: {
    title: text,
    teaser: text,
    kind: text,
    updatedOn: day,
    draft: optionalFlag,
    seoTitle: text,
    seoDescription: text,
  } satisfies Fields<DataOf<'page'>>,
  computedFields: bodyFields,
}));

const Author = defineDocumentType(() => ({
  name: 'Author' satisfies Capitalize<Kind>,
  filePathPattern: 'authors/*.md',
  fields: { name: text, role: text, sample: flag } satisfies Fields<DataOf<'author'>>,
  computedFields: bodyFields,
}));

const HealthPart = defineDocumentType(() => ({
  name: 'HealthPart' satisfies Capitalize<Kind>,
  filePathPattern: 'health-parts/*.yaml',
  contentType: 'data',
  fields: {
    title: text,
    teaser: text,
    order: number,
    draft: optionalFlag,
    callEmergency: texts,
    callToday: texts,
    callTodayHeading: optionalText,
    stories: texts,
    lastReviewedOn: day,
    sources: { type: 'list', of: Source, required: true },
  } satisfies Fields<DataOf<'healthPart'>>,
}));

const Question = defineNestedType(() => ({
  name: 'Question',
  fields: { question: text, answer: text } satisfies Fields<Entry<Category['frequentlyAskedQuestions']>>,
}));

const Facet = defineNestedType(() => ({
  name: 'Facet',
  fields: { key: text, label: text } satisfies Fields<Entry<Category['facets']>>,
}));

const CategoryRoot = defineDocumentType(() => ({
  name: 'Category' satisfies Capitalize<Kind>,
  filePathPattern: 'categories/*.yaml',
  contentType: 'data',
  fields: {
    id: number,
    urlSlug: text,
    title: text,
    teaser: optionalText,
    teaserLinkText: optionalText,
    teaserLinkUrl: optionalText,
    imageUrl: optionalText,
    hidden: optionalFlag,
    seoTitle: text,
    seoDescription: text,
    sortType: optionalText,
    sortOrder: optionalText,
    productTypes: texts,
    facets: { type: 'list', of: Facet },
    frequentlyAskedQuestions: { type: 'list', of: Question },
    guideIds: numbers,
    // Sub-categories: contentlayer has no recursive types.
    children: { type: 'list', of: { type: 'json' } },
  } satisfies Fields<Category>,
}));

const ChecklistItem = defineNestedType(() => ({
  name: 'ChecklistItem',
  fields: {
    id: text,
    title: text,
    note: text,
    quantity: optionalNumber,
    priority: text,
    category: text,
    picture: text,
    stages: texts,
  } satisfies Fields<Entry<Checklist['items']>>,
}));

const ChecklistSection = defineDocumentType(() => ({
  name: 'Checklist' satisfies Capitalize<Kind>,
  filePathPattern: 'checklist/*.yaml',
  contentType: 'data',
  fields: {
    id: number,
    title: text,
    teaser: text,
    order: number,
    draft: optionalFlag,
    items: { type: 'list', of: ChecklistItem, required: true },
  } satisfies Fields<Checklist>,
}));

const Answer = defineNestedType(() => ({
  name: 'Answer',
  fields: {
    value: text,
    label: text,
    because: text,
    adds: texts,
    removes: texts,
    reach: optionalText,
    secondHand: optionalFlag,
  } satisfies Fields<Entry<Quiz['answers']>>,
}));

const QuizCondition = defineNestedType(() => ({
  name: 'QuizCondition',
  fields: { question: number, values: { ...texts, required: true } } satisfies Fields<NonNullable<Quiz['when']>>,
}));

const QuizQuestion = defineDocumentType(() => ({
  name: 'Quiz' satisfies Capitalize<Kind>,
  filePathPattern: 'quiz/*.yaml',
  contentType: 'data',
  fields: {
    number,
    question: text,
    help: optionalText,
    choose: text,
    when: { type: 'nested', of: QuizCondition },
    answers: { type: 'list', of: Answer, required: true },
  } satisfies Fields<Quiz>,
}));

const Link = defineNestedType(() => ({
  name: 'Link',
  fields: { text, url: text } satisfies Fields<Entry<Navigation['header']>>,
}));

const FaqQuestion = defineNestedType(() => ({
  name: 'FaqQuestion',
  fields: {
    question: text,
    answer: text,
    link: { type: 'nested', of: Link },
  } satisfies Fields<Entry<Faq['questions']>>,
}));

const FaqList = defineDocumentType(() => ({
  name: 'Faq' satisfies Capitalize<Kind>,
  filePathPattern: 'faqs/*.yaml',
  contentType: 'data',
  fields: {
    title: text,
    order: number,
    questions: { type: 'list', of: FaqQuestion, required: true },
  } satisfies Fields<Faq>,
}));

const ProductRule = defineNestedType(() => ({
  name: 'ProductRule',
  fields: {
    categories: texts,
    brands: texts,
    onSale: optionalFlag,
    isNew: optionalFlag,
    ...mapFlags(() => optionalFlag),
    maxPriceCents: optionalNumber,
    sort: optionalText,
    limit: optionalNumber,
  } satisfies Fields<NonNullable<Collection['rule']>>,
}));

const ProductCollection = defineDocumentType(() => ({
  name: 'Collection' satisfies Capitalize<Kind>,
  filePathPattern: 'collections/*.yaml',
  contentType: 'data',
  fields: {
    title: text,
    teaser: text,
    order: number,
    showOn: texts,
    maxVisibleProducts: optionalNumber,
    showQuickAddRegItem: optionalFlag,
    productIds: numbers,
    rule: { type: 'nested', of: ProductRule },
  } satisfies Fields<Collection>,
}));

const TemplateItem = defineNestedType(() => ({
  name: 'TemplateItem',
  fields: {
    title: text,
    productId: optionalNumber,
    quantity: optionalNumber,
    note: optionalText,
    mustHave: optionalFlag,
    secondHandWelcome: optionalFlag,
  } satisfies Fields<Entry<Entry<Template['sections']>['items']>>,
}));

const TemplateSection = defineNestedType(() => ({
  name: 'TemplateSection',
  fields: {
    title: text,
    items: { type: 'list', of: TemplateItem, required: true },
  } satisfies Fields<Entry<Template['sections']>>,
}));

const Template = defineDocumentType(() => ({
  name: 'Template' satisfies Capitalize<Kind>,
  filePathPattern: 'templates/*.yaml',
  contentType: 'data',
  fields: {
    title: text,
    teaser: text,
    registryType: text,
    order: number,
    draft: optionalFlag,
    story: optionalText,
    stages: texts,
    featuredImage: { type: 'nested', of: FeaturedImage, required: true },
    sections: { type: 'list', of: TemplateSection, required: true },
  } satisfies Fields<Template>,
}));

const Topic = defineNestedType(() => ({
  name: 'Topic',
  fields: { slug: text, name: text } satisfies Fields<Entry<DataOf<'topics'>['topics']>>,
}));

const Topics = defineDocumentType(() => ({
  name: 'Topics' satisfies Capitalize<Kind>,
  filePathPattern: 'taxonomy/topics.yaml',
  contentType: 'data',
  fields: { topics: { type: 'list', of: Topic, required: true } } satisfies Fields<DataOf<'topics'>>,
}));

const LinkGroup = defineNestedType(() => ({
  name: 'LinkGroup',
  fields: {
    title: text,
    links: { type: 'list', of: Link, required: true },
  } satisfies Fields<Entry<Navigation['footer']>>,
}));

const NavigationLinks = defineDocumentType(() => ({
  name: 'Navigation' satisfies Capitalize<Kind>,
  filePathPattern: 'navigation.yaml',
  contentType: 'data',
  fields: {
    header: { type: 'list', of: Link, required: true },
    tools: { type: 'list', of: Link, required: true },
    footer: { type: 'list', of: LinkGroup, required: true },
    legal: { type: 'list', of: Link, required: true },
  } satisfies Fields<Navigation>,
}));

const Sentences = defineNestedType(() => ({
  name: 'Sentences',
  fields: Object.fromEntries(planningStages.map((stage) => [stage, text])),
}));

const Wording = defineDocumentType(() => ({
  name: 'Wording' satisfies Capitalize<Kind>,
  filePathPattern: 'wording.yaml',
  contentType: 'data',
  fields: Object.fromEntries(
    wordingKeys.map((key) => [key, { type: 'nested', of: Sentences, required: true } as const]),
  ),
}));

const RoadMapStep = defineNestedType(() => ({
  name: 'RoadMapStep',
  fields: {
    id: text,
    title: text,
    sentence: text,
    weeksBefore: number,
    stages: texts,
    link: { type: 'nested', of: Link },
  } satisfies Fields<Entry<RoadMap['steps']>>,
}));

const RoadMapFile = defineDocumentType(() => ({
  name: 'RoadMap' satisfies Capitalize<Kind>,
  filePathPattern: 'road-map.yaml',
  contentType: 'data',
  fields: { steps: { type: 'list', of: RoadMapStep, required: true } } satisfies Fields<RoadMap>,
}));

const FrontPage = defineDocumentType(() => ({
  name: 'FrontPage' satisfies Capitalize<Kind>,
  filePathPattern: 'front-page.yaml',
  contentType: 'data',
  fields: { lead: text, picks: texts, topics: texts } satisfies Fields<DataOf<'frontPage'>>,
}));

const Family = defineDocumentType(() => ({
  name: 'Family' satisfies Capitalize<Kind>,
  filePathPattern: 'families/*.md',
  fields: {
    title: text,
    names: text,
    teaser: text,
    sample: flag,
    order: number,
    stage: text,
    publishOn: day,
    draft: optionalFlag,
    featuredImage: { type: 'nested', of: FeaturedImage, required: true },
    template: optionalText,
    seoTitle: text,
    seoDescription: text,
  } satisfies Fields<DataOf<'family'>>,
  computedFields: bodyFields,
}));

const CompanyRole = defineNestedType(() => ({
  name: 'CompanyRole',
  fields: { slug: text, title: text, kind: text, place: text, text } satisfies Fields<Entry<Company['roles']>>,
}));

const CompanyLeader = defineNestedType(() => ({
  name: 'CompanyLeader',
  fields: { name: text, role: text, text } satisfies Fields<Entry<Company['leadership']>>,
}));

const CompanyAdvisor = defineNestedType(() => ({
  name: 'CompanyAdvisor',
  fields: { field: text, credentials: text, reads: text, name: optionalText } satisfies Fields<
    Entry<Company['healthAdvisoryBoard']>
  >,
}));

const CompanyNews = defineNestedType(() => ({
  name: 'CompanyNews',
  fields: {
    slug: text,
    title: text,
    publishedOn: day,
    text,
    featured: optionalFlag,
    link: { type: 'nested', of: Link },
  } satisfies Fields<Entry<Company['news']>>,
}));

const CompanyFile = defineDocumentType(() => ({
  name: 'Company' satisfies Capitalize<Kind>,
  filePathPattern: 'company.yaml',
  contentType: 'data',
  fields: {
    roles: { type: 'list', of: CompanyRole, required: true },
    leadership: { type: 'list', of: CompanyLeader, required: true },
    healthAdvisoryBoard: { type: 'list', of: CompanyAdvisor, required: true },
    news: { type: 'list', of: CompanyNews, required: true },
  } satisfies Fields<Company>,
}));

const PregnancyDate = defineNestedType(() => ({
  name: 'PregnancyDate',
  fields: {
    id: text,
    title: text,
    sentence: text,
    kind: text,
    week: number,
    toWeek: optionalNumber,
    months: numbers,
  } satisfies Fields<Entry<PregnancyDates['dates']>>,
}));

const PregnancyDatesFile = defineDocumentType(() => ({
  name: 'PregnancyDates' satisfies Capitalize<Kind>,
  filePathPattern: 'pregnancy-dates.yaml',
  contentType: 'data',
  fields: {
    dates: { type: 'list', of: PregnancyDate, required: true },
    sources: { type: 'list', of: Source, required: true },
  } satisfies Fields<PregnancyDates>,
}));

/** Long lists of small groups, which only search reads: their schemas check them, and they need no types of contentlayer's own. */
const rows = { type: 'list', of: { type: 'json' }, required: true } as const;

const SearchSynonyms = defineDocumentType(() => ({
  name: 'SearchSynonyms' satisfies Capitalize<Kind>,
  filePathPattern: 'search/synonyms.yaml',
  contentType: 'data',
  fields: { things: rows, qualities: rows, colors: rows } satisfies Fields<DataOf<'searchSynonyms'>>,
}));

const SearchPurposes = defineDocumentType(() => ({
  name: 'SearchPurposes' satisfies Capitalize<Kind>,
  filePathPattern: 'search/purposes.yaml',
  contentType: 'data',
  fields: { wider: rows, widerSecond: rows, purposes: rows } satisfies Fields<DataOf<'searchPurposes'>>,
}));

const SearchNearest = defineDocumentType(() => ({
  name: 'SearchNearest' satisfies Capitalize<Kind>,
  filePathPattern: 'search/nearest.yaml',
  contentType: 'data',
  fields: { nearest: rows } satisfies Fields<DataOf<'searchNearest'>>,
}));

const SearchWords = defineDocumentType(() => ({
  name: 'SearchWords' satisfies Capitalize<Kind>,
  filePathPattern: 'search/words.yaml',
  contentType: 'data',
  fields: { neverCorrected: texts, filler: texts, soft: texts } satisfies Fields<DataOf<'searchWords'>>,
}));

const SearchEmoji = defineDocumentType(() => ({
  name: 'SearchEmoji' satisfies Capitalize<Kind>,
  filePathPattern: 'search/emoji.yaml',
  contentType: 'data',
  fields: { emoji: { type: 'json', required: true } } satisfies Fields<DataOf<'searchEmoji'>>,
}));

export default makeSource({
  contentDirPath: 'content',
  contentDirExclude: ['catalogue', 'README.md'],
  documentTypes: [
    Article,
    Guide,
    Week,
    Page,
    Author,
    HealthPart,
    CategoryRoot,
    ChecklistSection,
    QuizQuestion,
    FaqList,
    ProductCollection,
    Template,
    RoadMapFile,
    FrontPage,
    Family,
    CompanyFile,
    PregnancyDatesFile,
    Topics,
    NavigationLinks,
    Wording,
    SearchSynonyms,
    SearchPurposes,
    SearchNearest,
    SearchWords,
    SearchEmoji,
  ],
  // Everything was checked before: data that does not fit now is our mistake, not an author's.
  onMissingOrIncompatibleData: 'fail',
  onExtraFieldData: 'fail',
  onUnknownDocuments: 'skip-ignore',
  disableImportAliasWarning: true,
  fieldOptions: { typeFieldName: 'documentKind', bodyFieldName: 'body' },
  markdown: {
    remarkPlugins: [remarkGfm, remarkDirective, remarkModules],
    rehypePlugins: [
      rehypeSlug,
      [
        rehypeAutolinkHeadings,
        {
          behavior: 'append',
          properties: { className: ['heading-link'], ariaHidden: 'true', tabIndex: -1 },
          content: { type: 'text', value: '#' },
        },
      ],
      [rehypeExternalLinks, { rel: ['noopener', 'external'] }],
      rehypeScrollingTables,
      rehypeLatePictures,
      rehypeNumbers,
    ],
  },
});
