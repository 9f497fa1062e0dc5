import type { Page } from '@playwright/test';

/** A page template in one of its states: how to get there, and which part is photographed. */
export interface State {
  /** The route file under `site/pages`, or an address that the server answers without a page of the site. */
  template: string;
  name: string;
  path: string;
  /** The demo account that is signed in; if absent, nobody. */
  as?: DemoAccount;
  /** The only device that has this state. */
  on?: DeviceName;
  /** The status of the response; 200 if absent. */
  status?: number;
  /** Run after the page has loaded. They find everything by role and name, so that they survive changed markup. */
  steps?: (page: Page) => Promise<unknown>;
  /** For open dialogs and menus: only the viewport, because the page behind them can't be scrolled. */
  viewportOnly?: true;
}

export type DemoAccount = 'owner' | 'helper' | 'giver' | 'admin';
export type DeviceName = keyof typeof devices;

export const devices = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;

export const colorSchemes = ['light', 'dark'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

/** The name of a picture: the same in every run. */
export function fileName(state: State, device: DeviceName, scheme: ColorScheme): string {
  const words = `${state.template.replace(/\.\w+$/, '')} ${state.name}`.toLowerCase();
  const slug = words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  return `${slug}.${devices[device].viewport.width}.${scheme}.png`;
}

/** Waits for a form with a refused field. */
export const invalidField = (page: Page): Promise<void> => page.locator('[aria-invalid=true]').first().waitFor();
