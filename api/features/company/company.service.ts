import { brandsOf } from '#api/features/catalogue/catalogue.service.ts';
import type { Reading } from '#api/http/app-context.ts';
import { articles, categories, checklist, company, guides, templates, weeks } from '#content';
import type { AboutHealthAdvisoryBoard, CompanyNews, CompanyStats } from '#contracts/company.schemas.ts';

/** Figures about the shop, not about what people did: even a sum reveals something about a small shop's families. */
export async function companyStats({ app, now }: Reading<unknown>): Promise<CompanyStats['response']> {
  const brands = await brandsOf({ db: app.db, now });
  const lines = checklist.all().reduce((sum, { items }) => sum + items.length, 0);
  return {
    stats: [
      { key: 'brands', label: 'brands in the shop', value: brands.length },
      { key: 'categories', label: 'categories to browse', value: categories.all().length },
      { key: 'stories', label: 'articles and guides', value: articles.all().length + guides.all().length },
      { key: 'weeks', label: 'weeks of pregnancy, explained', value: weeks.all().length },
      { key: 'checklist', label: 'things on the checklist', value: lines },
      { key: 'samples', label: 'sample registries', value: templates.all().filter(({ story }) => story).length },
    ],
  };
}

export function newsOf({ featuredOnly }: { featuredOnly: boolean }): CompanyNews[] {
  return company()
    .news.filter(({ featured }) => featured || !featuredOnly)
    .toSorted((a, b) => (a.publishedOn < b.publishedOn ? 1 : -1))
    .map(({ featured: _, link, ...news }) => ({ ...news, link: link ?? null }));
}

export function healthAdvisoryBoard(): AboutHealthAdvisoryBoard['response'] {
  const medical = [...articles.all(), ...guides.all(), ...weeks.all()].filter((story) => story.medical);
  return {
    seats: company().healthAdvisoryBoard.map(({ name, ...seat }) => ({ ...seat, name: name ?? null })),
    medicalStories: medical.length,
    reviewedStories: medical.filter(({ reviewer }) => reviewer !== 'none').length,
  };
}
