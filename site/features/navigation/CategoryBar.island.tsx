import { Content, Item, Link, List, Root, Trigger, Viewport } from '@radix-ui/react-navigation-menu';
import { CategoryFlyout } from './CategoryFlyout.tsx';
import { barClass, barLinkClass, barListClass, type CategoryBarProps } from './CategoryLinks.tsx';
import { useFlyouts } from './use-flyouts.ts';

const goTo = (path: string) => location.assign(path);

interface Props extends CategoryBarProps {
  /** Replaced in tests. */
  go?: ((path: string) => void) | undefined;
}

/** The shop's top categories. Each opens a flyout with its children and guides; without script they are links. */
export default function CategoryBar({ categories, activeSlug, go = goTo }: Props) {
  const { flyouts, shown, isNear, takesFocus, close, barProps, triggerProps, linkProps } = useFlyouts(go);
  return (
    // Hovering and clicking are decided in useFlyouts; Radix closes, moves the focus and connects the parts.
    <Root
      asChild
      aria-label={undefined}
      activationMode="manual"
      value={shown}
      onValueChange={(value) => value === '' && close()}
    >
      <div className={barClass} data-no-print {...barProps}>
        <nav aria-label="Categories" className="page-width">
          <List className={barListClass}>
            {categories.map(({ title, urlSlug, hasChildren }) => {
              const link = (
                <a
                  href={`/store/${urlSlug}`}
                  aria-current={urlSlug === activeSlug ? 'true' : undefined}
                  className={barLinkClass}
                >
                  {title}
                </a>
              );
              const flyout = flyouts.find((category) => category.urlSlug === urlSlug);
              return (
                <Item key={urlSlug} value={urlSlug}>
                  {hasChildren ? (
                    <Trigger asChild {...triggerProps(urlSlug)}>
                      {link}
                    </Trigger>
                  ) : (
                    <Link asChild {...linkProps}>
                      {link}
                    </Link>
                  )}
                  {flyout && (
                    <Content>
                      <CategoryFlyout category={flyout} takesFocus={takesFocus} />
                    </Content>
                  )}
                </Item>
              );
            })}
          </List>
        </nav>
        <Viewport forceMount={isNear || undefined} hidden={shown === ''} className="absolute inset-x-0 top-full z-30" />
      </div>
    </Root>
  );
}
