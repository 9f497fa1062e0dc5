import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import { navbarCategories } from '#contracts/catalogue.ts';
import { categoryPath } from '#rules/catalogue-paths.ts';
import { useCall } from '#site/data/query.ts';
import { useHoverMenu } from './use-hover-menu.ts';

const freshForMs = 4 * 60 * 60 * 1000;

/**
 * The flyouts of the category bar. Their content is loaded when the pointer or focus comes near, and nothing is shown until then; if that
 * fails, a click goes to the category's page.
 */
export function useFlyouts(go: (path: string) => void) {
  const menu = useHoverMenu();
  const { open, show } = menu;
  const [isNear, setNear] = useState(false);
  const [clickedPath, setClickedPath] = useState<string | null>(null);
  const [isByKey, setByKey] = useState(false);
  const { data, isError, refetch } = useCall(navbarCategories, {}, { enabled: isNear, staleMs: freshForMs });
  const flyouts = data?.filter(({ children }) => children) ?? [];
  const shown = flyouts.some(({ urlSlug }) => urlSlug === open) ? open : '';

  useEffect(() => {
    if (isError && clickedPath !== null) go(clickedPath);
  }, [isError, clickedPath, go]);

  function comeNear(): void {
    if (isError) void refetch();
    setNear(true);
  }
  function openOnClick(event: MouseEvent, slug: string): void {
    // The first click opens the flyout, the second follows the link.
    if (event.metaKey || event.ctrlKey || event.shiftKey || shown === slug || isError) return;
    event.preventDefault();
    setClickedPath(categoryPath(slug));
    setByKey(false);
    show(slug);
  }
  function openOnKey(event: KeyboardEvent, slug: string): void {
    if (event.key !== 'ArrowDown' || shown === slug) return;
    event.preventDefault();
    setByKey(true);
    show(slug);
  }

  return {
    flyouts,
    shown,
    isNear,
    takesFocus: isByKey,
    close() {
      setByKey(false);
      setClickedPath(null);
      show('');
    },
    barProps: {
      onFocus: comeNear,
      onPointerEnter(event: Parameters<typeof menu.barProps.onPointerEnter>[0]) {
        comeNear();
        menu.barProps.onPointerEnter(event);
      },
      onPointerLeave: menu.barProps.onPointerLeave,
    },
    triggerProps: (slug: string) => ({
      ...menu.hoverProps(slug),
      onClick: (event: MouseEvent) => openOnClick(event, slug),
      onKeyDown: (event: KeyboardEvent) => openOnKey(event, slug),
    }),
    linkProps: menu.hoverProps(''),
  };
}
