import type { ComponentProps } from 'react';
import { CategoryGrid } from '#site/features/categories/CategoryGrid.tsx';
import { StoryTiles } from '#site/features/categories/GuideTiles.tsx';
import { ProductCard, type ShownProduct } from '#site/ui/ProductCard.tsx';
import { HomeHero } from './HomeHero.tsx';
import { GuestsSide, HomeEnd, HomeSection, TrustReasons } from './HomeSections.tsx';
import { HowItWorks } from './HowItWorks.tsx';

interface Props extends Pick<ComponentProps<typeof HowItWorks>, 'address' | 'code'> {
  sample: ComponentProps<typeof HomeHero>['sample'];
  favorites: { title: string; products: readonly ShownProduct[] };
  categories: ComponentProps<typeof CategoryGrid>['categories'];
  stories: ComponentProps<typeof StoryTiles>['stories'];
}

const callout = {
  title: 'Not sure what you need?',
  message: 'Start with our checklist.',
  url: '/baby-registry-checklist',
};

export function HomePage({ sample, address, code, favorites, categories, stories }: Props) {
  return (
    <>
      <HomeHero sample={sample} />
      <HowItWorks
        address={address}
        code={code}
        products={[favorites.products.at(-1), favorites.products[2], favorites.products[0]]}
      />
      {favorites.products.length > 0 && (
        <HomeSection id="favorites" title={favorites.title} more={{ text: 'Go to the store', href: '/store' }}>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-8 max-md:[&>:nth-child(n+5)]:hidden sm:gap-x-6 md:grid-cols-4">
            {favorites.products.map((product) => (
              <li key={product.path}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        </HomeSection>
      )}
      <GuestsSide />
      <TrustReasons />
      <HomeSection id="categories" title="Shop by category" more={{ text: 'All categories', href: '/store' }}>
        <CategoryGrid categories={categories} callout={callout} wide />
      </HomeSection>
      {stories.length > 0 && (
        <HomeSection id="reading" title="Read before you shop" more={{ text: 'All articles', href: '/hello-baby' }}>
          <StoryTiles stories={stories} />
        </HomeSection>
      )}
      <HomeEnd />
    </>
  );
}
