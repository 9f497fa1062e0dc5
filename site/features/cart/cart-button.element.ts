/** <cart-button>: a link to the cart; where this script is, a press opens the cart beside the page, fetched when a finger comes down. */
class CartButton extends HTMLElement {
  connectedCallback(): void {
    this.onpointerdown = () => void import('./cart-drawer.ts').catch(() => {});
    this.onclick = (event) => {
      if (location.pathname.startsWith('/store/cart') || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const link = this.firstElementChild as HTMLElement;
      link.dataset.touched = '';
      import('./cart-drawer.ts')
        .then(
          ({ openCartDrawer }) => openCartDrawer(),
          () => location.assign('/store/cart'),
        )
        .finally(() => delete link.dataset.touched);
    };
  }
}

if (!customElements.get('cart-button')) customElements.define('cart-button', CartButton);
