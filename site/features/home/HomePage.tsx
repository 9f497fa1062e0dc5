import type { ComponentProps } from 'react';
import { CategoryGrid } from '#site/features/categories/CategoryGrid.tsx';
import { StoryTiles } from '#site/features/categories/GuideTiles.tsx';
import { HomeHero, HomePromises, HomeSection } from './HomeSections.tsx';

interface Props {
  categories: ComponentProps<typeof CategoryGrid>['categories'];
  stories: ComponentProps<typeof StoryTiles>['stories'];
}

const callout = {
  title: 'Not sure what you need?',
  message: 'Start with our checklist.',
  url: '/baby-registry-checklist',
};

export function HomePage({ categories, stories }: Props) {
  return (
    <>
      <HomeHero />
      <HomePromises />
      <HomeSection
        id="categories"
        title="Shop by room and stage"
        more={{ text: 'Go to the store', href: '/store' }}
        className="py-16"
      >
        <CategoryGrid categories={categories} callout={callout} wide />
      </HomeSection>
      {stories.length > 0 && (
        <HomeSection
          id="reading"
          title="Read before you shop"
          more={{ text: 'All articles', href: '/hello-baby' }}
          className=""
        >
          <StoryTiles stories={stories} />
        </HomeSection>
      )}
    </>
  );
}
