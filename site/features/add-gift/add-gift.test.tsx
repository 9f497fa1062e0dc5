import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { problemOf } from '#contracts/problems.ts';
import { readRefusedForm } from '#site/forms/refused-form.ts';
import { AddGift } from './AddGift.island.tsx';
import { readAddGiftStep } from './add-gift-step.ts';

const registry = { id: 'r1', slug: 'olive' };
const read = { outcome: 'read', url: 'https://toys.example/a', title: 'Stacker', price: '34.00', currency: 'USD' };

const show = (fields: Record<string, string>, refused?: Record<string, string>) => {
  const start = readAddGiftStep(refused ?? fields);
  const problem = problemOf('invalid-input', {
    fields: [{ field: 'body.price.amount', message: 'must be an amount, such as 45.99' }],
  });
  const { container } = render(
    <AddGift
      registry={registry}
      start={start}
      refused={
        refused &&
        readRefusedForm({ problem, fields: refused, sent: { action: '', fields: refused, isWhole: true } }, start.at)
      }
    />,
  );
  return container.querySelector('form')!;
};

describe('the page for adding a gift without script', () => {
  it('begins with the link, and offers an idea by an address', () => {
    const form = show({});
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/api/v3/link_readings']);
    expect(form).toHaveFormValues({ registry: 'r1', page: '/registry/save_item?registry=r1' });
    expect(screen.getByRole('link', { name: 'Write down an idea instead' })).toHaveAttribute(
      'href',
      '/registry/save_item?registry=r1&step=idea',
    );
  });

  it('takes an idea', () => {
    const form = show({ step: 'idea' });
    expect(form.getAttribute('action')).toBe('/api/v3/registries/r1/reg_items');
    expect(form).toHaveFormValues({ kind: 'idea', quantity: 1 });
  });

  it('shows what was read, to be corrected', () => {
    const form = show(read);
    expect(screen.getByRole('status')).toHaveTextContent('Here’s what we found. Please look it over.');
    expect(form).toHaveFormValues({
      kind: 'external',
      title: 'Stacker',
      url: 'https://toys.example/a',
      price: '34.00',
      currency: 'USD',
    });
  });

  it('shows yen without cents', () => {
    expect(show({ ...read, price: '4599', currency: 'JPY' })).toHaveFormValues({ price: '4599', currency: 'JPY' });
  });

  it('keeps what was typed when it was refused, and says why beside the field', () => {
    show({}, { ...read, form: 'draft', kind: 'external', title: 'The stacker', price: 'a lot', note: 'Any color' });
    expect(screen.getByLabelText('What is it?')).toHaveValue('The stacker');
    expect(screen.getByLabelText(/^Price/)).toHaveValue('a lot');
    expect(screen.getByLabelText(/^Price/)).toHaveAccessibleDescription('Must be an amount, such as 45.99');
    expect(screen.getByLabelText(/^Note/)).toHaveValue('Any color');
  });
});
