/** How long the next page may take before the buttons of this one work again. */
export const leavingMs = 8_000;

/** 'back': somebody has come back to the page; 'late': the next page has not come. */
type HowItEnded = 'back' | 'late';

let leaving: Promise<HowItEnded> | undefined;

/** The last leaving of this page. A change that leads to another page is pending until then, so that a second press does not repeat it. */
export const lastLeaving = (): Promise<HowItEnded> | undefined => leaving;

/** Leads to another page after a change, or to this one again. */
export function leaveFor(path: string): void {
  leaving = new Promise<HowItEnded>((resolve) => {
    const end = (how: HowItEnded) => {
      clearTimeout(timer);
      removeEventListener('pageshow', comeBack);
      resolve(how);
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && end('back');
    const timer = setTimeout(() => end('late'), leavingMs);
    addEventListener('pageshow', comeBack);
  });
  location.assign(path);
}
