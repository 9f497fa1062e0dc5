/**
 * The shop's requirements, sentence by sentence, and the tests that fail when one of them is broken. The first part of a
 * number is a subject: 1 promises, 2 screens, 3 shapes, 4 states, 5 bounds, 6 roles, 7 calls, 8 errors, 9 constants.
 * A test is named by its file and the beginning of its title, or by a part that no other title of the file has.
 */
export interface Clause {
  says: string;
  tests: readonly (readonly [file: string, title: string])[];
}

export const shopClauses: Record<string, Clause> = {
  '1.1': {
    says: 'Returns are taken within 9 months, only unopened, in the original packaging, as received, bought from the shop',
    tests: [
      ['site/features/products/promises.test.ts', '1 the tooltip on returns'],
      ['site/e2e/product.e2e.ts', '1 what shipping, returns'],
    ],
  },
  '1.2': {
    says: 'The registry discount is 15 % in the 60 days before the expected arrival, on what the shop sells, after 30 days of registry',
    tests: [
      ['site/features/products/promises.test.ts', '1 the tooltip on the discount'],
      ['site/e2e/product.e2e.ts', '1 what shipping, returns'],
    ],
  },
  '1.3': {
    says: 'The value block speaks of trusted brands, free shipping with free returns, and knowledgeable support, from the configured threshold',
    tests: [
      ['site/e2e/store-landing.e2e.ts', '2.4 why shop here'],
      ['api/rules/shipping.test.ts', '9 the free-shipping threshold is 45'],
      ['site/components/landing-page.test.ts', '2.4 why shop here has'],
      ['site/components/landing-page.test.ts', '1 the hero says'],
    ],
  },
  '2.1.1': {
    says: 'The landing, search, brand and category routes answer with their screens',
    tests: [
      ['api/features/catalogue/list-pages.test.ts', '2.1 search, the four collections'],
      ['site/e2e/store-landing.e2e.ts', '2.4 the landing page names itself'],
      ['site/e2e/lists.e2e.ts', '2.8 search has its results'],
      ['site/e2e/lists.e2e.ts', '2.7 a brand is filtered'],
      ['site/e2e/shop-clauses.e2e.ts', '2.6 a category names itself'],
      ['api/http/built-pages.test.ts', '%s is redirected to'],
      ['site/components/brand-page.test.ts', '2.1 %s leads to the one address'],
    ],
  },
  '2.1.2': {
    says: 'Leaving search, brand or category clears all product filters',
    tests: [['site/e2e/lists.e2e.ts', '2.1 leaving a list']],
  },
  '2.1.3': {
    says: 'A page view is counted when the path changes, not between products of one guide',
    tests: [
      ['api/rules/tracking.test.ts', '2.1 is a change of the pathname'],
      ['api/rules/tracking.test.ts', '2.1 is none between products'],
      ['site/e2e/tracking-events.e2e.ts', '2.1 page_viewed'],
    ],
  },
  '2.1.4': {
    says: 'help-and-favors, cash-funds, gift-cards, sale, fsa-hsa-eligible, coming-soon and new are shelves of their own',
    tests: [
      ['site/e2e/store-landing.e2e.ts', ' is a shelf of its own'],
      ['site/e2e/shop-clauses.e2e.ts', '2.1 sale, fsa-hsa-eligible'],
      ['api/features/search/search.routes.test.ts', 'of the collection %s'],
      ['site/components/shelf-pages.test.ts', ' says how it works and has all there is'],
      ['site/components/shelf-pages.test.ts', ' is the same shelf where it is rendered anew'],
      ['site/components/collection-pages.test.ts', ' is a list of its own, in its own order'],
      ['api/features/catalogue/list-pages.test.ts', '2.1 a shelf of what is not shipped'],
    ],
  },
  '2.1.5': {
    says: 'code/{code} leads to the product of a short code',
    tests: [
      ['site/e2e/short-codes.e2e.ts', '2.1 store/code/{code}'],
      ['api/features/catalogue/catalogue.routes.test.ts', 'is led to by its short code'],
      ['site/components/short-code-page.test.ts', '2.1 %j leads to its product'],
      ['site/components/short-code-page.test.ts', '2.1 a code that nobody has'],
    ],
  },
  '2.2.1': {
    says: "Store home is the store's root with or without a trailing slash",
    tests: [
      ['site/e2e/shop-clauses.e2e.ts', '2.2 the store home'],
      ['api/http/built-pages.test.ts', '%s is the page itself'],
    ],
  },
  '2.2.2': {
    says: 'Pages with /gp/ in their path, in any case, and the store home stand outside the centred container, all others inside',
    tests: [
      ['site/e2e/product.e2e.ts', '2.2 a product page stands'],
      ['site/e2e/shop-clauses.e2e.ts', '2.2 the store home'],
      ['site/layouts/stands-wide.test.ts', '2.2 %s stands'],
    ],
  },
  '2.2.3': {
    says: 'Content is at least a viewport high',
    tests: [['site/e2e/shop-clauses.e2e.ts', '2.2 the content of a page']],
  },
  '2.3.1': {
    says: 'The bar has a search box and the categories, and shows nothing while they load',
    tests: [
      ['site/components/category-flyouts.test.ts', '2.3 nothing is shown while categories load'],
      ['site/e2e/flyouts.desktop.e2e.ts', '2.3 the bar names'],
      ['site/e2e/short-codes.e2e.ts', '2.10 what is not a short code'],
    ],
  },
  '2.3.2': {
    says: 'Pointing at or pressing a category opens a flyout of its children',
    tests: [
      ['site/components/category-flyouts.test.ts', '4 hovering opens'],
      ['site/components/category-flyouts.test.ts', '2.3 clicking opens'],
      ['site/components/category-panels.test.ts', '2.3 list the child categories'],
      ['site/components/category-flyouts.test.ts', 'goes on by Tab'],
    ],
  },
  '2.3.3': {
    says: "A flyout of a category with guides has 'Shop by {category title} Guide' with a picture tile for each",
    tests: [
      ['site/components/category-panels.test.ts', "2.3 show 'Shop by"],
      ['site/components/category-panels.test.ts', '2.3 say nothing of guides'],
      ['site/components/category-panels.test.ts', '2.3 show the section for a single'],
    ],
  },
  '2.3.4': {
    says: "Category links lead to the store's path of the category; choosing one closes the flyout",
    tests: [
      ['site/components/category-panels.test.ts', '2.3 list the child categories'],
      ['site/components/category-flyouts.test.ts', '2.3 choosing a category closes'],
      ['site/e2e/flyouts.desktop.e2e.ts', '2.3 a click opens'],
    ],
  },
  '2.3.5': {
    says: 'Search leads to the results page of the term',
    tests: [
      ['site/features/search-box/search-box-store.test.ts', '2.9 submits the highlighted'],
      ['site/e2e/shop.e2e.ts', 'a visitor finds what is meant'],
    ],
  },
  '2.3.6': {
    says: 'The eleven root categories stand in their order',
    tests: [['site/e2e/flyouts.desktop.e2e.ts', '2.3 the bar names']],
  },
  '2.4.1': {
    says: 'The landing has its title, canonical link and description',
    tests: [
      ['site/e2e/store-landing.e2e.ts', '2.4 the landing page names itself'],
      ['site/components/landing-page.test.ts', '2.4 the landing has its title'],
    ],
  },
  '2.4.2': {
    says: 'An app banner may stand on the landing',
    tests: [
      ['site/e2e/store-landing.e2e.ts', '4 the app banner'],
      ['site/components/landing-page.test.ts', '2.4 the app banner leads'],
    ],
  },
  '2.4.3': {
    says: 'The landing shows the category tree (not on the smallest screens), collections as sections, root categories, the why-shop block',
    tests: [
      ['site/e2e/store-landing.e2e.ts', '2.4 the category tree'],
      ['site/features/categories/categories-markup.test.ts', '2.4 the tree has each'],
      ['site/e2e/store-landing.e2e.ts', '2.4 product collections'],
      ['site/e2e/store-landing.e2e.ts', '2.4 the categories section'],
      ['site/e2e/store-landing.e2e.ts', '2.4 why shop here'],
      ['site/components/landing-page.test.ts', '2.4 collections are sections'],
      ['site/components/landing-page.test.ts', '2.4 the Categories section'],
      ['site/components/landing-page.test.ts', '2.4 the category tree'],
      ['site/components/landing-page.test.ts', '2.4 why shop here has'],
    ],
  },
  '2.4.4': {
    says: "'Create a registry' with 'Get Started' leads to a new registry; 'Find a registry' with 'Find Registry' to finding one",
    tests: [
      ['site/e2e/store-landing.e2e.ts', '2.4 two boxes'],
      ['site/components/landing-page.test.ts', '2.4 the boxes'],
    ],
  },
  '2.4.5': {
    says: 'The active category is told by the slugSet of the category with that slug, as long as navigation brings none',
    tests: [['site/e2e/store-landing.e2e.ts', '2.4 the bar marks']],
  },
  '2.4.6': {
    says: 'Viewing the landing is counted with whether the viewer owns a registry',
    tests: [
      ['api/features/tracking/tracking.routes.test.ts', '2.4 the landing records'],
      ['api/features/tracking/tracking.routes.test.ts', '2.4 the landing of a viewer without'],
      ['site/e2e/tracking-events.e2e.ts', '2.4 landing_viewed'],
    ],
  },
  '2.5.1': {
    says: 'A tile shows picture, title and chevron and links to the category',
    tests: [
      ['site/features/categories/categories-markup.test.ts', '2.5 has a tile'],
      ['site/features/categories/categories-markup.test.ts', '2.5 has a heart on a tile'],
      ['site/components/catalog-pages.test.ts', 'has every root as a tile'],
    ],
  },
  '2.5.2': {
    says: 'Hidden categories have no tile',
    tests: [['site/features/categories/categories-markup.test.ts', '2.5 has a tile']],
  },
  '2.5.3': {
    says: 'A callout tile with a heart, title and message may end the grid',
    tests: [
      ['site/features/categories/categories-markup.test.ts', '2.5 may end with a callout'],
      ['site/e2e/store-landing.e2e.ts', '2.4 the categories section'],
    ],
  },
  '2.5.4': {
    says: 'Tiles stand two in a row on small screens and three on medium ones',
    tests: [
      ['site/features/categories/categories-markup.test.ts', '2.5 stands two in a row'],
      ['site/e2e/store-landing.e2e.ts', '2.4 the categories section'],
    ],
  },
  '2.6.1': {
    says: "A category page has the category's title, description and canonical link",
    tests: [
      ['site/e2e/shop-clauses.e2e.ts', '2.6 a category names itself'],
      ['site/e2e/lists.e2e.ts', '2.6 and 2.8 search engines'],
      ['site/components/category-page.test.ts', '2.6 is titled and described'],
      ['site/components/category-page.test.ts', '2.6 a later page names itself'],
      ['site/components/shelf-pages.test.ts', ' names itself like a category'],
    ],
  },
  '2.6.2': {
    says: 'With children it is a parent page, else a leaf',
    tests: [
      ['site/e2e/shop-clauses.e2e.ts', '2.6 a parent has its children'],
      ['api/features/catalogue/catalogue.routes.test.ts', 'comes with its trail'],
      ['site/components/category-page.test.ts', '2.6 with children has'],
      ['site/components/category-page.test.ts', '2.6 without has'],
    ],
  },
  '2.6.3': {
    says: 'Viewing a category is counted with slug, name, leaf and where the viewer came from',
    tests: [
      ['site/e2e/tracking-events.e2e.ts', '2.6 category_viewed: slug'],
      ['site/e2e/tracking-events.e2e.ts', '2.6 category_viewed names the category'],
      ['site/features/tracking/event-attributes.test.ts', '2.6 tell the store'],
      ['site/components/category-page.test.ts', '2.6 is titled and described'],
    ],
  },
  '2.6.4': {
    says: "The last path segment is the urlSlug; the trail is the category's own slugSet, as long as navigation brings none",
    tests: [
      ['site/e2e/store-landing.e2e.ts', '2.13 the breadcrumb leads home'],
      ['api/features/catalogue/catalogue.routes.test.ts', 'comes with its trail'],
      ['site/components/category-page.test.ts', '2.13 its trail leads home'],
    ],
  },
  '2.6.5': {
    says: 'The hero shows title, teaser text and link, and a picture: behind on phones, right on larger screens',
    tests: [['site/features/categories/categories-markup.test.ts', '2.6 has title, teaser, link']],
  },
  '2.6.6': {
    says: 'A missing hero picture is replaced by a heart',
    tests: [
      ['site/features/categories/categories-markup.test.ts', '2.6 has a heart'],
      ['site/components/category-page.test.ts', '2.6 has the heart'],
    ],
  },
  '2.6.7': {
    says: "'Holiday Gifts' with an emoji is shown without it",
    tests: [
      ['site/features/categories/categories-markup.test.ts', "2.6 shows 'Holiday Gifts'"],
      ['site/features/categories/without-emoji.test.ts', 'shows %s as %s'],
    ],
  },
  '2.6.8': {
    says: 'A parent page has header, children, guides and questions',
    tests: [
      ['site/e2e/shop-clauses.e2e.ts', '2.6 a parent has its children'],
      ['site/components/category-page.test.ts', '2.6 with children has'],
    ],
  },
  '2.6.9': {
    says: 'A leaf page has header, products without filters or for the active ones, the grid, guides and questions',
    tests: [
      ['site/e2e/shop-clauses.e2e.ts', '2.6 a parent has its children'],
      ['api/features/catalogue/list-pages.test.ts', '2.6 a category without a choice'],
      ['api/features/catalogue/list-pages.test.ts', '2.6 its page, filters and sort'],
      ['site/e2e/lists.e2e.ts', '2.6 a category is filtered'],
      ['site/components/category-page.test.ts', '2.6 without has'],
      ['site/components/category-page.test.ts', '2.6 behind the last page'],
    ],
  },
  '2.6.10': {
    says: 'Teaser text stands under the header on larger screens when there is no picture',
    tests: [['site/features/categories/categories-markup.test.ts', '2.6 shows the teaser under']],
  },
  '2.6.11': {
    says: 'Filters come from the query string, sort key and order too; where none is named the sort is the own one of the category',
    tests: [
      ['api/features/catalogue/list-pages.test.ts', '2.6 its page, filters and sort'],
      ['site/features/filters/product-list-store.test.ts', '2.15 the applied filters are read again'],
      ['site/e2e/shop.e2e.ts', 'a category is filtered in its panel'],
      ['site/components/category-page.test.ts', '2.6 takes filters, sort and page'],
    ],
  },
  '2.6.12': {
    says: "No match says the Whoops sentence, and 'clear all filters' leads to the category's own path",
    tests: [
      ['site/features/filters/lists-markup.test.ts', '8 without a match says Whoops'],
      ['site/features/filters/product-list-store.test.ts', '2.6 clears to the bare path'],
      ['site/e2e/shop.e2e.ts', 'closing the panel forgets'],
      ['site/components/category-page.test.ts', '2.6 without a match'],
    ],
  },
  '2.6.13': {
    says: "The filter bar follows the category's path",
    tests: [
      ['site/features/filters/lists-markup.test.ts', '2.15 ends with Clear All'],
      ['site/e2e/lists.e2e.ts', '2.6 a category is filtered'],
    ],
  },
  '2.7.1': {
    says: 'A brand page has title, description and canonical link from the brand',
    tests: [
      ['site/e2e/shop-clauses.e2e.ts', '2.7 a brand names itself'],
      ['site/components/brand-page.test.ts', '2.7 is titled and described'],
    ],
  },
  '2.7.2': {
    says: 'A round logo of 180 by 180 with the title as its text, the heading, the description, the hero products',
    tests: [
      ['site/e2e/lists.e2e.ts', "2.7 a brand's products"],
      ['site/e2e/shop-clauses.e2e.ts', '2.7 a brand names itself'],
      ['site/features/filters/read-brand.test.ts', '2.7 stand in its page'],
      ['site/features/filters/read-brand.test.ts', '2.7 are all reached'],
      ['site/components/brand-page.test.ts', '2.7 has a circular logo'],
      ['site/components/brand-page.test.ts', '2.7 has its hero products'],
    ],
  },
  '2.7.3': {
    says: 'Viewing a brand is counted once its hero products are there and not empty',
    tests: [
      ['site/e2e/tracking-events.e2e.ts', '2.7 brand_viewed'],
      ['site/components/brand-page.test.ts', '2.7 tells of being viewed'],
    ],
  },
  '2.7.4': {
    says: "'Shop by Guide' stands only with two guides or more, three in a row, with 'See All Guides'",
    tests: [
      ['site/e2e/shop-clauses.e2e.ts', '2.7 a brand names itself'],
      ['site/components/shop-by-guide.test.ts', '2.7 5 with %d guides there is no'],
      ['site/components/shop-by-guide.test.ts', '2.7 5 with %d guides it stands'],
      ['site/components/brand-page.test.ts', '2.7 has its hero products'],
      ['site/components/brand-page.test.ts', '2.7 has neither block'],
    ],
  },
  '2.7.5': {
    says: 'Questions stand only where there are some',
    tests: [
      ['site/features/categories/categories-markup.test.ts', '2.7 questions stand only'],
      ['site/components/brand-page.test.ts', '2.7 has neither block'],
      ['site/components/shelf-pages.test.ts', '2.7 a shelf has its questions'],
    ],
  },
  '2.8.1': {
    says: "The results page is titled by the term, or 'Search', and not indexed",
    tests: [
      ['site/e2e/lists.e2e.ts', '2.6 and 2.8 search engines'],
      ['site/e2e/lists.e2e.ts', '2.8 search has its results'],
      ['site/features/filters/search-page.test.ts', '2.8 is titled by the term alone'],
    ],
  },
  '2.8.2': {
    says: 'The variant of the results page says unified_search=true wherever it leads, asks the product search with it, and shows guides and public registries too',
    tests: [
      ['api/features/search/search.routes.test.ts', '2.8 the unified search variant'],
      ['site/features/filters/search-page.test.ts', '2.8 the unified search variant'],
    ],
  },
  '2.8.3': {
    says: "The breast-pump banner says 'Check Your Eligibility'; seeing and pressing it are counted",
    tests: [
      ['site/features/filters/lists-markup.test.ts', '2.8 has the breast-pump banner'],
      ['site/e2e/shop-clauses.e2e.ts', '2.8 the breast-pump banner'],
      ['site/features/filters/search-page.test.ts', '2.8 has banner, term'],
    ],
  },
  '2.8.4': {
    says: "The term in quotes, 'N product(s)' above 0, and 'Shop all {brand} products' for a brand's name",
    tests: [
      ['site/features/filters/lists-markup.test.ts', '2.8 has the term in quotes'],
      ['site/features/filters/lists-markup.test.ts', '2.8 says how many'],
      ['site/e2e/lists.e2e.ts', '2.8 search has its results'],
      ['site/features/filters/search-page.test.ts', '2.8 has banner, term'],
    ],
  },
  '2.8.5': {
    says: 'No result says the Sorry sentence with the term in capitals, and the install-button banner leads to what can be installed',
    tests: [
      ['site/features/filters/lists-markup.test.ts', '8 without a result says Sorry'],
      ['site/e2e/lists.e2e.ts', '8 what nothing matches'],
      ['site/features/filters/search-page.test.ts', '8 without a result says Sorry'],
    ],
  },
  '2.8.6': {
    says: "Phones see the app's block 'Don't see what you're looking for?', which leads to the app",
    tests: [
      ['site/features/filters/lists-markup.test.ts', '2.8 asks on phones alone'],
      ['site/features/filters/search-page.test.ts', '2.8 has banner, term'],
    ],
  },
  '2.8.7': {
    says: 'A first load without sort takes the stored sort into the address',
    tests: [
      ['site/features/filters/remembered-sort.test.ts', '2.8 is put into the next search'],
      ['site/features/filters/remembered-sort.test.ts', '2.8 does not overrule'],
      ['site/e2e/lists.e2e.ts', '2.8 the order of a search'],
    ],
  },
  '2.8.8': {
    says: 'The filter control stands above the results, with its own list of sorts',
    tests: [
      ['site/features/filters/lists-markup.test.ts', '2.8 of a search has Relevance'],
      ['site/e2e/lists.e2e.ts', '2.8 search has its results'],
    ],
  },
  '2.8.9': {
    says: 'Results that are only what comes nearest to the term say so',
    tests: [
      ['site/features/filters/lists-markup.test.ts', '2.8 says when its results'],
      ['search-index/engine.contract.test.ts', 'and says so'],
      ['api/features/search/search.routes.test.ts', '2.8 says of a term'],
    ],
  },
  '2.9.1': {
    says: 'Typing shows at once; from 3 characters suggestions are asked for after 300 ms; below they are cleared',
    tests: [
      ['site/features/search-box/search-box-store.test.ts', '2.9 shows what is typed at once'],
      ['site/features/search-box/search-box-store.test.ts', '2.9 takes the suggestions away'],
      ['site/features/search-box/search-box-store.test.ts', '2.9 asks for a term of exactly'],
    ],
  },
  '2.9.2': {
    says: 'Arrows move in a cycle and put the suggestion into the box',
    tests: [
      ['site/features/search-box/search-box-store.test.ts', '2.9 moves through'],
      ['site/features/search-box/search-box.element.test.ts', '2.9 arrows move'],
    ],
  },
  '2.9.3': {
    says: 'Enter submits the suggestion that is marked, else what was typed; pressing a suggestion submits it',
    tests: [
      ['site/features/search-box/search-box-store.test.ts', '2.9 submits the highlighted'],
      ['site/features/search-box/search-box-store.test.ts', '2.9 submits a suggestion'],
      ['site/features/search-box/search-box.element.test.ts', '2.9 Enter submits the highlighted'],
      ['site/features/search-box/search-box.element.test.ts', '2.9 Enter submits the typed'],
      ['site/features/search-box/search-box-store.test.ts', '2.9 submits what a mouse'],
    ],
  },
  '2.9.4': {
    says: 'A clear button empties box and suggestions',
    tests: [
      ['site/features/search-box/search-box.element.test.ts', '2.9 the clear button empties'],
      ['site/features/search-box/search-box-store.test.ts', '2.9 is emptied with its suggestions'],
      ['site/e2e/short-codes.e2e.ts', '2.9 a clear button stands'],
    ],
  },
  '2.9.5': {
    says: 'A press outside closes the suggestions',
    tests: [
      ['site/features/search-box/search-box.element.test.ts', '2.9 a press outside'],
      ['site/features/search-box/search-box-store.test.ts', '2.9 closes on a press outside'],
    ],
  },
  '2.9.6': {
    says: 'On load the last term of the session stands in the box',
    tests: [['site/features/search-box/search-box.element.test.ts', '2.9 is the last of the session']],
  },
  '2.9.7': {
    says: 'The history keeps the last 10 terms of the session',
    tests: [
      ['site/features/search-box/search-box-store.test.ts', '5 keeps the last ten terms'],
      ['site/features/search-box/search-box-store.test.ts', '2.9 is kept per session'],
      ['site/features/search-box/search-box-store.test.ts', '2.9 puts what is submitted'],
    ],
  },
  '2.9.8': {
    says: 'A late answer never replaces a newer one',
    tests: [['site/features/search-box/search-box-store.test.ts', '2.9 lets late answers lose']],
  },
  '2.10.1': {
    says: "The phone's search bar says 'Search store'",
    tests: [['site/e2e/short-codes.e2e.ts', '2.10 a short code in the search bar']],
  },
  '2.10.2': {
    says: 'A letter and three digits, in any case, lead to the short-code page; anything else to the results',
    tests: [
      ['api/rules/short-code.test.ts', 'in %j is %s'],
      ['site/features/search-box/search-box-store.test.ts', '2.10 goes nowhere with nothing'],
      ['site/e2e/short-codes.e2e.ts', '2.10 a short code'],
      ['site/e2e/short-codes.e2e.ts', '2.10 what is not'],
      ['site/features/filters/search-page.test.ts', '2.10 leads on to the page'],
    ],
  },
  '2.11.1': {
    says: 'The grid has 3 columns, and 6 placeholders while there are no cards',
    tests: [
      ['site/features/filters/lists-markup.test.ts', '2.11 has three columns'],
      ['site/e2e/lists.e2e.ts', '2.11 six placeholders'],
      ['site/ui/product-card.test.ts', '2.11 stands in three columns'],
    ],
  },
  '2.11.2': {
    says: 'From 7 cards on, the first guide stands among them as a card that leads to its post',
    tests: [
      ['site/features/filters/lists-markup.test.ts', '2.11 from seven cards on'],
      ['site/components/category-page.test.ts', '2.6 without has'],
    ],
  },
  '2.11.3': {
    says: 'With the flag and an active registry, a crowdfund card opens the add dialog instead of its page',
    tests: [
      ['api/rules/crowdfund-items.test.ts', '2.11 crowdfund %s, flag'],
      ['site/e2e/catalog.e2e.ts', '2.11 a crowdfund card'],
    ],
  },
  '2.12.1': {
    says: 'A collection shows 4 products unless it says otherwise; the landing shows all',
    tests: [
      ['site/features/products/collection-row.test.ts', '2.12 shows four products'],
      ['site/features/products/collection-query.test.ts', '2.12 shows the first'],
      ['site/e2e/store-landing.e2e.ts', '2.4 product collections'],
      ['site/components/landing-page.test.ts', '2.12 a collection of /shop-small'],
      ['site/components/landing-page.test.ts', '2.4 collections are sections'],
      ['site/features/products/collection-rows.test.ts', '2.12 a row has what'],
      ['content/build.test.ts', '2.12 shows four products'],
      ['site/components/landing-page.test.ts', '2.12 a collection of /shop-small shows all'],
    ],
  },
  '2.12.2': {
    says: "'+ N More' and 'View Less' stand only where more than the maximum are there and the maximum is not null",
    tests: [
      ['site/features/products/collection-row.test.ts', "2.12 has '+ N More'"],
      ['site/features/products/collection-row.test.ts', '2.12 has title and teaser, opens'],
    ],
  },
  '2.12.3': {
    says: 'A collection may offer quick add',
    tests: [
      ['site/features/products/collection-row.test.ts', '2.12 offers quick add'],
      ['site/e2e/catalog.e2e.ts', '2.12 cards of the store'],
      ['site/components/landing-page.test.ts', '2.12 a collection of /shop-small'],
      ['site/components/landing-page.test.ts', '2.12 a collection of /shop-small shows all'],
    ],
  },
  '2.13.1': {
    says: 'Home, then each category of the trail that is not hidden, linked by its urlSlug, then optionally the product',
    tests: [
      ['site/ui/breadcrumb.test.ts', '2.13 has Home'],
      ['site/e2e/store-landing.e2e.ts', '2.13 the breadcrumb leads home'],
      ['site/e2e/store-landing.e2e.ts', '2.13 the product name'],
      ['content/build.test.ts', 'makes a tree of categories'],
      ['site/components/category-page.test.ts', '2.13 its trail leads home'],
      ['site/ui/breadcrumb.test.ts', '2.13 marks its last step'],
    ],
  },
  '2.13.2': {
    says: 'Without categories there is no breadcrumb',
    tests: [
      ['site/ui/breadcrumb.test.ts', '2.13 is not there'],
      ['api/features/catalogue/catalogue.routes.test.ts', 'of a hidden category has a page, without trail'],
    ],
  },
  '2.13.3': {
    says: 'Each press of a breadcrumb is counted',
    tests: [
      ['site/e2e/tracking-events.e2e.ts', '2.13 breadcrumb_clicked'],
      ['site/features/tracking/event-attributes.test.ts', '2.13 a link of the breadcrumb'],
    ],
  },
  '2.14.1': {
    says: "'Back to top' appears beyond 500 px, scrolls smoothly, and is small up to a width of 525 px",
    tests: [
      ['site/ui/elements.test.ts', '2.14 appears once scrolled'],
      ['site/ui/elements.test.ts', '2.14 is not in the HTML'],
      ['site/e2e/store-landing.e2e.ts', '2.14 back to top'],
      ['site/ui/elements.test.ts', '2.14 jumps where'],
    ],
  },
  '2.14.2': {
    says: 'It is not rendered on the server',
    tests: [['site/ui/breadcrumb.test.ts', '2.14 the button back to top']],
  },
  '2.15.1': {
    says: 'Under 930 px Sort and Filter alone stand, from there on a chip for each facet; all open a panel from the left at the chosen section',
    tests: [
      ['site/e2e/shop-clauses.e2e.ts', '2.15 under 930 px'],
      ['site/e2e/lists.e2e.ts', '2.15 a drawer of 400'],
    ],
  },
  '2.15.2': {
    says: 'Chips are filled while their filter or sort is active',
    tests: [
      ['site/features/filters/shown-facets.test.ts', '2.15 are filled'],
      ['site/features/filters/shown-facets.test.ts', '2.15 are Sort, Filter'],
    ],
  },
  '2.15.3': {
    says: "The panel's sections stand in the order of the variant with group labels, the facets of a category among them",
    tests: [
      ['site/features/filters/lists-markup.test.ts', '2.15 has its sections'],
      ['site/features/filters/shown-facets.test.ts', '2.15 leave out a choice'],
      ['api/features/catalogue/catalogue.routes.test.ts', 'have keys, labels, types'],
      ['api/rules/catalogue-facets.test.ts', '2.15 have their labels'],
    ],
  },
  '2.15.4': {
    says: "The footer says 'Clear All' and 'View {n} Item(s)', disabled at 0",
    tests: [
      ['site/features/filters/lists-markup.test.ts', '2.15 ends with Clear All'],
      ['site/features/filters/filter-form.test.ts', '2.15 %d are promised'],
      ['site/features/filters/filter-form.test.ts', '5 the apply button'],
      ['site/e2e/lists.e2e.ts', '2.15 a drawer of 400'],
      ['api/features/catalogue/random-filters.test.ts', '2.15 counts each facet'],
    ],
  },
  '2.15.5': {
    says: 'Opening copies what is applied into a draft; controls change only the draft',
    tests: [
      ['site/features/filters/filter-form.test.ts', '2.15 closing without applying'],
      ['site/e2e/shop.e2e.ts', 'closing the panel forgets'],
      ['site/e2e/panel.e2e.ts', '2.15 what is applied stands in the panel while'],
      ['site/features/filters/filter-form.test.ts', '2.15 a draft starts as'],
    ],
  },
  '2.15.6': {
    says: 'Applying writes the draft into the query, plus a sort parameter when a sort is set, and closes',
    tests: [
      ['site/features/filters/filter-form.test.ts', '2.15 writes the draft'],
      ['site/e2e/shop.e2e.ts', 'a category is filtered in its panel'],
    ],
  },
  '2.15.7': {
    says: 'Clear All resets filters and sort, closes, and goes to the bare path',
    tests: [
      ['site/features/filters/product-list-store.test.ts', '2.6 clears to the bare path'],
      ['site/features/filters/lists-markup.test.ts', '2.15 ends with Clear All'],
      ['site/e2e/lists.e2e.ts', '2.6 a category is filtered'],
    ],
  },
  '2.15.8': {
    says: 'Closing without applying discards the draft',
    tests: [
      ['site/features/filters/filter-form.test.ts', '2.15 closing without applying'],
      ['site/e2e/shop.e2e.ts', 'closing the panel forgets'],
      ['site/e2e/panel.e2e.ts', '2.15 a draft that was left'],
    ],
  },
  '2.15.9': {
    says: 'What is applied is read again whenever the address changes',
    tests: [
      ['site/features/filters/product-list-store.test.ts', '2.15 the applied filters are read again'],
      ['site/e2e/panel.e2e.ts', '2.15 back with the panel open'],
    ],
  },
  '2.15.10': {
    says: "Opening and closing are counted with section, state and the path's last segment",
    tests: [
      ['site/features/tracking/list-events.test.ts', '2.15 the panel opens and closes'],
      ['site/e2e/tracking-events.e2e.ts', '2.15 filters_panel_toggled'],
    ],
  },
  '2.15.11': {
    says: 'Applying is counted only while a filter or sort is active, with filters, slug, criterion and order in capitals',
    tests: [
      ['site/features/tracking/list-events.test.ts', 'is told only if any filter'],
      ['site/features/tracking/list-events.test.ts', 'tells filters as text'],
      ['site/features/tracking/list-events.test.ts', '2.15 closing without applying'],
      ['site/features/tracking/list-events.test.ts', '2.15 applying is told once'],
    ],
  },
  '2.15.12': {
    says: "A boolean facet toggles its value 'true'",
    tests: [
      ['site/features/filters/lists-markup.test.ts', '2.15 of a boolean'],
      ['site/features/filters/filter-form.test.ts', '2.15 writes the draft'],
    ],
  },
  '2.15.13': {
    says: 'Multi-select: View All clears; a value unticks it; unticking all does not tick it again; an empty choice leaves the draft',
    tests: [
      ['site/features/filters/filter-form.test.ts', '2.15 View All'],
      ['site/features/filters/lists-markup.test.ts', '2.15 of several choices'],
      ['site/features/filters/filter-form.test.ts', '2.15 an empty selection'],
    ],
  },
  '2.15.14': {
    says: 'A numeric range is a slider between Min and Max',
    tests: [
      ['site/features/filters/lists-markup.test.ts', '2.15 of a range'],
      ['site/features/filters/price-slider.test.ts', '2.15 goes from Min to Max'],
      ['site/features/filters/price-slider.test.ts', 'leaves the dearest product'],
    ],
  },
  '2.15.15': {
    says: "Ratings go from 5 downward; a star means that number to 5; 'Show All Ratings' means 0 to 5",
    tests: [
      ['site/features/filters/lists-markup.test.ts', '2.15 of ratings'],
      ['site/features/filters/filter-form.test.ts', '2.15 a star sets'],
      ['api/rules/catalogue-filters.test.ts', 'say stars as a range'],
    ],
  },
  '2.15.16': {
    says: "Any other type says 'Unsupported facet type'",
    tests: [['site/features/filters/lists-markup.test.ts', '8 of an unknown type']],
  },
  '2.15.17': {
    says: "'inventory_available' is a facet",
    tests: [
      ['api/rules/catalogue-facets.test.ts', '2.15 every list has inventory_available'],
      ['api/features/catalogue/catalogue.routes.test.ts', 'have keys, labels, types'],
    ],
  },
  '2.15.18': {
    says: 'The rating section has Show All Ratings, 5 stars, 4 & up to 1 & up with their counts; collapsed, it shows the chosen rating as stars',
    tests: [
      ['site/features/filters/lists-markup.test.ts', '2.15 of ratings'],
      ['site/features/filters/filter-form.test.ts', '2.15 stand beside each option'],
      ['site/features/filters/lists-markup.test.ts', '2.15 of ratings can be collapsed'],
      ['site/features/filters/filter-form.test.ts', '2.15 a collapsed rating section'],
      ['api/rules/catalogue-facets.test.ts', '2.15 of ratings reads'],
    ],
  },
  '2.15.19': {
    says: 'Toggles without a match are disabled',
    tests: [
      ['site/features/filters/lists-markup.test.ts', '2.15 switches, brands'],
      ['site/features/filters/filter-form.test.ts', '5 options with zero count'],
    ],
  },
  '3.1': {
    says: 'Navbar category items have title, urlSlug, children and guides',
    tests: [['content/rules.test.ts', 'has roots with their children and guides']],
  },
  '3.2': {
    says: 'Categories have the fields of the specification, children null for a leaf',
    tests: [
      ['api/features/catalogue/shop-shapes.test.ts', '3 a category has'],
      ['api/features/catalogue/catalogue.routes.test.ts', 'comes with its trail'],
    ],
  },
  '3.3': {
    says: 'Suggestions have searchTerm',
    tests: [
      ['site/features/search-box/fetch-suggestions.test.ts', '7 asks GET'],
      ['api/features/search/search.routes.test.ts', '5 suggestions are requested'],
    ],
  },
  '3.4': {
    says: 'Product cards have the fields of the specification',
    tests: [
      ['api/features/catalogue/shop-shapes.test.ts', '3 a product card has'],
      ['api/features/catalogue/shop-shapes.test.ts', '3 a product card says'],
      ['api/features/catalogue/catalogue.routes.test.ts', 'stands for the first variant'],
      ['api/features/catalogue/catalogue.routes.test.ts', "3 speaks the specification's words"],
      ['site/ui/product-card.test.ts', '3 shows picture, brand'],
    ],
  },
  '3.5': {
    says: 'Guides have id, slug, title, teaser, type, featuredImage with thumbnail, and topics; brands have theirs, brandPageUrl on a search match',
    tests: [
      ['api/features/catalogue/shop-shapes.test.ts', '3 a brand has'],
      ['api/features/catalogue/shop-shapes.test.ts', '3 a category has'],
      ['api/features/catalogue/catalogue.routes.test.ts', 'comes with meta, questions'],
      ['api/features/catalogue/shop-shapes.test.ts', '3 a guide has'],
    ],
  },
  '3.6': {
    says: "A crowdfund's registry item has category -13, quantity 1, an editable title",
    tests: [
      ['api/rules/crowdfund-items.test.ts', '3 is added with categoryId'],
      ['api/features/registry-shop/registry-shop.routes.test.ts', '6 9 takes a crowdfund'],
    ],
  },
  '3.7': {
    says: 'Filter keys in the query: brands, onSale, categories, minPrice, maxPrice, available, minRating',
    tests: [
      ['api/rules/catalogue-filters.test.ts', 'repeat the key of a list'],
      ['api/rules/catalogue-filters.test.ts', 'are read back as they were'],
      ['api/rules/catalogue-filters.test.ts', 'are understood in the words'],
    ],
  },
  '3.8': {
    says: "The default sort is the category's own",
    tests: [
      ['api/rules/catalogue-sorts.test.ts', 'of a category with %s'],
      ['api/features/catalogue/catalogue.routes.test.ts', '9 sorts by its own sort'],
    ],
  },
  '3.9': {
    says: 'Product search answers heroProducts and searchId; category products heroProducts and facets',
    tests: [
      ['api/features/search/search.routes.test.ts', '7 product search sends'],
      ['api/features/catalogue/catalogue.routes.test.ts', 'lists the products of its leaves'],
      ['api/features/catalogue/catalogue.routes.test.ts', 'have keys, labels, types'],
    ],
  },
  '3.10': {
    says: 'The current user has id, registryId and currentRegistry: ownerId, type, cashFundPreferences; the last for the owner alone',
    tests: [
      ['api/features/users/current-registry.test.ts', '3 has ownerId, type'],
      ['api/features/users/current-registry.test.ts', '3 has the ways of payment'],
      ['api/features/users/current-registry.test.ts', '3 is nothing that a guest'],
    ],
  },
  '4.1': {
    says: 'An update is written into the address, in a list that its page holds without a history entry; empty, undefined and falsy values are dropped',
    tests: [
      ['site/features/filters/product-list-store.test.ts', '4 a choice is written'],
      ['site/features/filters/filter-form.test.ts', '2.15 an empty selection'],
      ['api/rules/catalogue-filters.test.ts', 'repeat the key of a list'],
      ['site/features/filters/product-list-store.test.ts', '4 where the page holds'],
      ['site/e2e/lists.e2e.ts', "2.7 a brand's products are filtered"],
    ],
  },
  '4.2': {
    says: 'Reading filters turns the query into booleans, numbers and lists',
    tests: [
      ['api/rules/catalogue-filters.test.ts', 'are understood in the words'],
      ['api/rules/catalogue-filters.test.ts', '%j filters nothing'],
      ['api/rules/catalogue-filters.test.ts', 'are read back as they were'],
    ],
  },
  '4.3': {
    says: 'A list repeats its key, values are URI-encoded',
    tests: [['api/rules/catalogue-list-address.test.ts', '4 repeats the key']],
  },
  '4.4': {
    says: 'Client stores add and set cart and registry product ids',
    tests: [
      ['site/stores/product-ids.test.ts', '4 set replaces'],
      ['site/stores/product-ids.test.ts', '4 add appends'],
      ['site/stores/product-ids.test.ts', '3 the cart and the registry'],
    ],
  },
  '4.5': {
    says: 'Flyouts: 400 ms to open, at once when another is open, 400 ms to close, coming back cancels',
    tests: [
      ['site/components/category-flyouts.test.ts', '4 hovering opens'],
      ['site/components/category-flyouts.test.ts', '4 the switch is immediate'],
      ['site/components/category-flyouts.test.ts', '4 leaving closes'],
    ],
  },
  '4.6': {
    says: 'The panel: closed to open by a section, open to closed by close, apply or clear',
    tests: [
      ['site/features/tracking/list-events.test.ts', '2.15 the panel opens'],
      ['site/e2e/shop.e2e.ts', 'a category is filtered in its panel'],
      ['site/e2e/shop.e2e.ts', 'closing the panel forgets'],
      ['site/e2e/lists.e2e.ts', '2.6 a category is filtered'],
    ],
  },
  '4.7': {
    says: 'Choosing a sort on an older list replaces the location, with its sort and order; the facet variant makes a step',
    tests: [
      ['api/rules/catalogue-sorts.test.ts', '9 are written with sort and order'],
      ['api/rules/catalogue-sorts.test.ts', '%s is read back from both'],
      ['api/rules/catalogue-list-address.test.ts', 'reads the older sorts'],
      ['site/features/filters/product-list-store.test.ts', '4 another order alone'],
      ['api/features/catalogue/list-pages.test.ts', '9 search and brands have'],
    ],
  },
  '5.1': {
    says: 'Suggestions need 3 characters',
    tests: [
      ['site/features/search-box/search-box-store.test.ts', '2.9 shows what is typed at once'],
      ['api/features/search/search.routes.test.ts', '5 suggestions are requested'],
    ],
  },
  '5.2': {
    says: 'The history has 10 terms',
    tests: [['site/features/search-box/search-box-store.test.ts', '5 keeps the last ten terms']],
  },
  '5.3': {
    says: 'A short code is one letter and exactly three digits, trimmed',
    tests: [['api/rules/short-code.test.ts', 'in %j is %s']],
  },
  '5.4': {
    says: 'Shop by Guide needs 2 guides',
    tests: [
      ['site/e2e/shop-clauses.e2e.ts', '2.7 a brand names itself'],
      ['site/components/shop-by-guide.test.ts', '2.7 5 with %d guides there is no'],
      ['site/components/shop-by-guide.test.ts', '2.7 5 with %d guides it stands'],
    ],
  },
  '5.5': {
    says: 'Empty filter values go',
    tests: [
      ['api/rules/catalogue-filters.test.ts', '%j filters nothing'],
      ['api/rules/catalogue-filters.test.ts', 'repeat the key of a list'],
      ['site/features/filters/filter-form.test.ts', '2.15 an empty selection'],
    ],
  },
  '5.6': {
    says: 'Options with no match are disabled; sections without options, or with a price spread under 1, are disabled',
    tests: [
      ['site/features/filters/filter-form.test.ts', '5 options with zero count'],
      ['site/features/filters/filter-form.test.ts', '5 the price section'],
      ['site/features/filters/count-cards.test.ts', '5 the price section'],
      ['site/features/filters/lists-markup.test.ts', '5 without options'],
      ['api/rules/catalogue-price-slider.test.ts', 'from %i to %i cents'],
      ['site/features/filters/shown-facets.test.ts', '2.15 always have the brands'],
    ],
  },
  '5.7': {
    says: 'The slider steps by 1 under a spread of 20, else by 10; bounds are whole dollars; equal bounds start at 0',
    tests: [
      ['api/rules/catalogue-price-slider.test.ts', 'from %i to %i cents'],
      ['api/rules/catalogue-price-slider.test.ts', 'never leaves a product outside'],
    ],
  },
  '5.8': {
    says: 'Product type labels are truncated to 26 characters',
    tests: [
      ['api/rules/catalogue-facets.test.ts', '5 product type labels'],
      ['site/features/filters/lists-markup.test.ts', '5 of product types'],
    ],
  },
  '5.9': {
    says: 'Apply is disabled at 0 matches',
    tests: [['site/features/filters/filter-form.test.ts', '5 the apply button']],
  },
  '6.1': {
    says: 'Visitors and signed-in users both browse',
    tests: [
      ['site/e2e/catalog.e2e.ts', '2.12 cards of the store'],
      ['site/e2e/shop.e2e.ts', 'a visitor finds what is meant'],
    ],
  },
  '6.2': {
    says: "isRegistryOwner is true in search tracking when the registry's owner is the user",
    tests: [['api/features/tracking/tracking.routes.test.ts', '6 a search is known']],
  },
  '6.3': {
    says: 'The crowdfund dialog needs an active registry',
    tests: [
      ['api/rules/crowdfund-items.test.ts', '2.11 crowdfund %s, flag'],
      ['site/e2e/catalog.e2e.ts', '2.11 a crowdfund card'],
    ],
  },
  '6.4': {
    says: 'The birthday-list modal shows only for a signed-in user when the flag show_birthday_list_feature_modal is on',
    tests: [
      ['site/features/birthday-list/birthday-list.test.ts', '6 shows for a signed-in user'],
      ['site/features/birthday-list/birthday-list.test.ts', '6 does not show to %s'],
      ['site/features/birthday-list/birthday-list.test.ts', '6 has title, text'],
      ['site/features/birthday-list/birthday-list.test.ts', '6 counts the click once'],
      ['site/e2e/store-landing.e2e.ts', '6 the birthday-list modal'],
    ],
  },
  '7.1': {
    says: 'GET /store/api/search/suggestions answers items with searchTerm',
    tests: [
      ['site/features/search-box/fetch-suggestions.test.ts', '7 asks GET'],
      ['api/features/search/search.routes.test.ts', '5 suggestions are requested'],
    ],
  },
  '7.2': {
    says: "GET /store/api/navbar_categories answers the navbar's items",
    tests: [
      ['site/components/category-panels.test.ts', '7 come from GET'],
      ['api/features/catalogue/catalogue.routes.test.ts', 'is in the category bar'],
    ],
  },
  '7.3': {
    says: 'GET /store/api/categories/{slug} answers a category',
    tests: [
      ['api/features/catalogue/catalogue.routes.test.ts', 'comes with its trail'],
      ['api/features/catalogue/catalogue.routes.test.ts', 'that is hidden or unknown'],
    ],
  },
  '7.4': {
    says: 'Category products take filters, sort, limit and answer heroProducts and facets',
    tests: [
      ['api/features/catalogue/catalogue.routes.test.ts', '%j leave %j'],
      ['api/features/catalogue/catalogue.routes.test.ts', '9 sorts by its own sort'],
      ['api/features/catalogue/catalogue.routes.test.ts', 'beyond their bounds'],
      ['api/features/catalogue/catalogue.routes.test.ts', '7 takes the selected facets'],
    ],
  },
  '7.5': {
    says: 'Category facets answer facets for the selected filters',
    tests: [
      ['api/features/catalogue/catalogue.routes.test.ts', 'are exact and disjunctive'],
      ['api/features/catalogue/catalogue.routes.test.ts', 'have keys, labels, types'],
      ['api/features/catalogue/random-filters.test.ts', '2.15 counts each facet'],
    ],
  },
  '7.6': {
    says: 'Brand look-up answers the brand',
    tests: [
      ['api/features/catalogue/catalogue.routes.test.ts', 'comes with meta, questions'],
      ['api/features/catalogue/shop-shapes.test.ts', '3 a brand has'],
    ],
  },
  '7.7': {
    says: 'Brand hero products take a limit',
    tests: [['api/features/catalogue/catalogue.routes.test.ts', 'shows its most popular products']],
  },
  '7.8': {
    says: 'Brand search finds a brand for a term',
    tests: [['api/features/search/search.routes.test.ts', '%j is %s']],
  },
  '7.9': {
    says: 'Product search takes term, heroes, count, filters, orderBy, segment_anonymous_id',
    tests: [
      ['api/features/search/search.routes.test.ts', '7 product search sends'],
      ['site/features/filters/list-source.test.ts', '7 %s'],
    ],
  },
  '7.10': {
    says: 'Each tracking event of the shop arrives once',
    tests: [
      ['api/features/tracking/tracking.routes.test.ts', 'is stored once, also when'],
      ['site/e2e/tracking-events.e2e.ts', '7 search: the term'],
      ['site/e2e/tracking-events.e2e.ts', '7 a collection is viewed'],
      ['site/e2e/tracking-events.e2e.ts', '7 product_clicked'],
      ['site/e2e/tracking-events.desktop.e2e.ts', '7 category_clicked'],
      ['site/e2e/tracking-events.desktop.e2e.ts', '7 left_nav_category'],
      ['site/e2e/shop-clauses.e2e.ts', '2.8 the breast-pump banner'],
      ['site/components/category-panels.test.ts', '7 tell of a click'],
      ['site/features/products/collection-row.test.ts', '7 a collection is viewed'],
      ['site/features/categories/categories-markup.test.ts', '7 tells of a press on a tile'],
    ],
  },
  '7.11': {
    says: 'The top 20 results are reported',
    tests: [
      ['api/contracts/tracking.test.ts', '7 takes the top 20'],
      ['api/features/search/search.routes.test.ts', '7 the top 20'],
      ['site/e2e/tracking-events.e2e.ts', '7 search: the term'],
      ['site/features/filters/search-page.test.ts', '7 search: tells the term'],
    ],
  },
  '8.1': {
    says: 'A rendering error says so and offers to reload the address',
    tests: [
      ['site/e2e/built-pages.desktop.e2e.ts', '8 the error page'],
      ['api/http/pages.test.ts', 'shows the error page at its own address'],
      ['site/ui/error-state.test.ts', '8 an error says so'],
      ['site/ui/error-state.test.ts', '8 so does the page'],
    ],
  },
  '8.2': {
    says: 'An unknown facet type is named',
    tests: [['site/features/filters/lists-markup.test.ts', '8 of an unknown type']],
  },
  '8.3': {
    says: "Suggestions without a term say 'searchTerm must be defined'",
    tests: [
      ['site/features/search-box/fetch-suggestions.test.ts', '8 an undefined term'],
      ['api/features/search/search.routes.test.ts', '8 suggestions requested'],
    ],
  },
  '8.4': {
    says: "A chunk that fails to load is a ChunkLoadError: 'Loading chunk {id} failed'",
    tests: [
      ['site/errors/missing-chunk.test.ts', '8 is named as'],
      ['site/errors/missing-chunk.test.ts', '8 fails by that name'],
    ],
  },
  '8.5': {
    says: 'No match of filters says Whoops',
    tests: [
      ['site/features/filters/lists-markup.test.ts', '8 without a match says Whoops'],
      ['site/e2e/lists.e2e.ts', '8 what nothing matches'],
    ],
  },
  '8.6': {
    says: 'No match of a search says Sorry',
    tests: [
      ['site/features/filters/lists-markup.test.ts', '8 without a result says Sorry'],
      ['site/e2e/lists.e2e.ts', '8 what nothing matches'],
      ['site/features/filters/search-page.test.ts', '8 without a result says Sorry'],
    ],
  },
  '9.1': {
    says: 'Navbar categories are kept for 4 hours, product and facet queries and categories for 10 minutes',
    tests: [
      ['api/features/catalogue/cache-refreshes.test.ts', '9 caches'],
      ['site/features/filters/product-list-store.test.ts', '9 asks again'],
      ['site/e2e/lists.e2e.ts', '9 a list is kept for ten'],
      ['site/e2e/lists.e2e.ts', '9 the categories of the bar'],
    ],
  },
  '9.2': {
    says: 'The drawer is 400 px wide, at most 85 percent; one from above 400 px high',
    tests: [
      ['site/e2e/lists.e2e.ts', '2.15 a drawer of 400'],
      ['site/ui/drawer.test.ts', '9 a drawer is'],
    ],
  },
  '9.3': {
    says: 'A chunk may take 120000 ms',
    tests: [['site/errors/missing-chunk.test.ts', '9 is waited for']],
  },
  '9.4': {
    says: 'The facet-driven list of sorts: label, value, criterion and order',
    tests: [['api/rules/catalogue-sorts.test.ts', '9 have the label']],
  },
  '9.5': {
    says: 'The older list of sorts; Relevance and no newest on the search path',
    tests: [
      ['api/rules/catalogue-sorts.test.ts', '9 are written with sort'],
      ['api/rules/catalogue-sorts.test.ts', 'call the first Relevance'],
    ],
  },
  '9.6': {
    says: 'Client-side sorts and filters: available, brand, category, minRating, price overlap, onSale',
    tests: [
      ['site/features/filters/choose-cards.test.ts', 'are sorted by %s'],
      ['site/features/filters/choose-cards.test.ts', 'come in the order of the server'],
      ['api/rules/catalogue-filters.test.ts', 'with %j passes'],
      ['site/features/filters/choose-cards.test.ts', 'compare the lowest'],
      ['api/rules/catalogue-filters.test.ts', '9 passes with as many'],
    ],
  },
  '9.7': {
    says: 'Numbers of the rules stand once, named: returns 9 months, discount 15 %, 60 and 30 days, free shipping from 45',
    tests: [
      ['site/features/products/promises.test.ts', '9 the return window'],
      ['api/rules/shipping.test.ts', '9 the free-shipping'],
    ],
  },
};
