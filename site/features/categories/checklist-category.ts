interface Section {
  slug: string;
  items: readonly { category?: string | undefined }[];
}

/** The checklist section that names a category: it is counted as the place that a visitor came from. */
export const checklistCategoryOf = (checklist: readonly Section[], slug: string): string | undefined =>
  checklist.find(({ items }) => items.some(({ category }) => category === slug))?.slug;
