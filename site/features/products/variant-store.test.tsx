import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { $chosenVariantId, chooseVariant, useShownVariant } from './variant-store.ts';

const variants = [
  { id: 70, path: '/gp/stroller-7/7/70' },
  { id: 71, path: '/gp/stroller-7/7/71' },
];

afterEach(() => {
  $chosenVariantId.set(null);
  history.replaceState(null, '', '/');
});

describe('the shown variant', () => {
  it('is the rendered one until another is chosen, in every component that follows it', () => {
    const first = renderHook(() => useShownVariant(variants, 70));
    const second = renderHook(() => useShownVariant(variants, 70));
    expect(first.result.current.id).toBe(70);
    act(() => chooseVariant(variants[1]!));
    expect([first.result.current.id, second.result.current.id]).toEqual([71, 71]);
  });

  it('gives the page its address and its query, without a new step of the history', () => {
    history.replaceState(null, '', '/gp/stroller-7/7?from=list');
    const steps = history.length;
    act(() => chooseVariant(variants[1]!));
    expect([location.pathname, location.search, history.length]).toEqual(['/gp/stroller-7/7/71', '?from=list', steps]);
  });
});
