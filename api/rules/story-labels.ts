// What each kind of story is called beside its title: "Buying guide", "Week 12".

const guideLabels = {
  'buying-guide': 'Buying guide',
  'how-to': 'How to',
  'gift-guide': 'Gift guide',
  comparison: 'Comparison',
} as const;

type Labelled =
  | { kind: 'article' }
  | { kind: 'guide'; type: keyof typeof guideLabels }
  | { kind: 'week'; week: number };

export function kindLabel(story: Labelled): string {
  if (story.kind === 'guide') return guideLabels[story.type];
  return story.kind === 'week' ? `Week ${story.week}` : 'Article';
}
