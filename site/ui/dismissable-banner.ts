const dayMs = 86_400_000;

/** <dismissable-banner data-name="…">: sent away, it stays away for one day in this browser. */
export class DismissableBanner extends HTMLElement {
  /** Handed in by tests. */
  static now: () => number = Date.now;

  get key(): string {
    return `layette-banner-${this.dataset.name}`;
  }

  connectedCallback(): void {
    this.hidden = DismissableBanner.now() - readTime(this.key) < dayMs;
    this.addEventListener('click', (event) => {
      if (!(event.target as Element).closest('[data-dismiss]')) return;
      this.hidden = true;
      rememberTime(this.key, DismissableBanner.now());
    });
  }
}

/** Storage may be full or forbidden; then the banner comes back with the next page, which hurts nobody. */
function readTime(key: string): number {
  try {
    return Number(localStorage.getItem(key)) || 0;
  } catch {
    return 0;
  }
}

function rememberTime(key: string, timeMs: number): void {
  try {
    localStorage.setItem(key, String(timeMs));
  } catch {}
}

if (!customElements.get('dismissable-banner')) customElements.define('dismissable-banner', DismissableBanner);
