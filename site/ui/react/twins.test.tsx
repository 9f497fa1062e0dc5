import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { usd } from '#rules/money.ts';
import { buttonClass, chipClass, inputClass } from '../classes.ts';
import { Button } from './Button.tsx';
import { Chip } from './Chip.tsx';
import { Checkbox } from './Choice.tsx';
import { TextInput } from './Field.tsx';
import { ProductCard } from './ProductCard.tsx';

function render(element: React.ReactElement): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = renderToStaticMarkup(element);
  return box.firstElementChild as HTMLElement;
}

describe('the React twins', () => {
  it('wear the same classes as the Astro primitives', () => {
    expect(render(<Button look="secondary">Save</Button>).className).toBe(buttonClass({ look: 'secondary' }));
    expect(render(<Chip pressed={true}>New</Chip>).className).toBe(chipClass);
    expect(render(<TextInput name="n" label="Name" />).querySelector('input')!.className).toBe(inputClass);
  });

  it('tie label, hint and error to the field', () => {
    const field = render(<TextInput name="email" label="E-mail" hint="For the link" error="Write an address." />);
    const input = field.querySelector('input')!;
    expect(field.querySelector('label')!.htmlFor).toBe(input.id);
    const described = input.getAttribute('aria-describedby')!.split(' ');
    expect(described.map((id) => field.querySelector(`#${id}`)!.textContent)).toEqual([
      'Write an address.',
      'For the link',
    ]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('keep a busy button in place, and deaf', () => {
    const onClick = vi.fn();
    const button = render(
      <Button busy onClick={onClick}>
        Saving
      </Button>,
    );
    expect([button.getAttribute('aria-busy'), button.getAttribute('aria-disabled')]).toEqual(['true', 'true']);
    expect(button.hasAttribute('disabled')).toBe(false);
  });

  it('name a choice by its text', () => {
    expect(render(<Checkbox name="stock" label="In stock" />).textContent).toBe('In stock');
  });

  it('show a product with its price before the sale, and nothing about reviews that nobody wrote', () => {
    const card = render(
      <ProductCard
        product={{
          title: 'Night light',
          brand: 'Moss',
          path: '/gp/night-light/1',
          imageUrl: '/pictures/a.svg',
          imageAlt: 'A lamp',
          price: { current: usd(1000), min: usd(1000), max: usd(1000) },
          priceDetails: { listPrice: usd(2000), percentOff: 50 },
          rating: 0,
          reviewCount: 0,
          promotionalBadges: ['sale'],
          optionsCta: null,
          merchandisingMessage: null,
        }}
      />,
    );
    expect(card.textContent).toContain('50% off');
    expect(card.textContent).toContain('Now $10.00, before $20.00');
    expect(card.textContent).not.toContain('Rated');
  });
});
