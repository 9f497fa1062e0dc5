import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { QuantityStepper } from './QuantityStepper.tsx';

function show(props: { defaultValue?: number; max?: number; disabled?: boolean } = {}) {
  const onChange = vi.fn();
  render(<QuantityStepper name="quantity" label="Quantity of Crib" max={3} onChange={onChange} {...props} />);
  return {
    input: screen.getByRole('spinbutton', { name: 'Quantity of Crib' }),
    more: screen.getByRole('button', { name: 'One more: Quantity of Crib' }),
    less: screen.getByRole('button', { name: 'One less: Quantity of Crib' }),
    changes: () => onChange.mock.calls.map(([value]) => value),
  };
}

describe('a quantity stepper', () => {
  it('counts between its limits and reports every change', async () => {
    const { input, more, less, changes } = show({ defaultValue: 2 });
    await userEvent.click(more);
    expect(input).toHaveValue(3);
    expect(more).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(more);
    await userEvent.click(less);
    await userEvent.click(less);
    expect(less).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(less);
    expect(input).toHaveValue(1);
    expect(changes()).toEqual([3, 2, 1]);
  });

  it('keeps the focus on a button at its limit', async () => {
    const { more } = show({ defaultValue: 2 });
    await userEvent.click(more);
    expect(more).toHaveFocus();
  });

  it('takes a typed number, and brings it back between the limits when it is left', async () => {
    const { input, changes } = show();
    await userEvent.clear(input);
    await userEvent.type(input, '2');
    expect(changes()).toEqual([2]);
    await userEvent.type(input, '9');
    expect(changes()).toEqual([2]);
    await userEvent.tab();
    expect(input).toHaveValue(3);
    expect(changes().at(-1)).toBe(3);
  });

  it('is the least again when nothing is left in it', async () => {
    const { input, changes } = show({ defaultValue: 2 });
    await userEvent.clear(input);
    await userEvent.tab();
    expect(input).toHaveValue(1);
    expect(changes()).toEqual([1]);
  });

  it('follows its default when that changes, as when a change is rolled back', async () => {
    const stepper = (defaultValue: number) => <QuantityStepper name="q" label="Quantity" defaultValue={defaultValue} />;
    const { rerender } = render(stepper(2));
    await userEvent.click(screen.getByRole('button', { name: 'One more: Quantity' }));
    rerender(stepper(3));
    rerender(stepper(2));
    expect(screen.getByRole('spinbutton')).toHaveValue(2);
  });

  it('is a number field with limits where there is no script', () => {
    const { input } = show();
    expect(input).toHaveAttribute('type', 'number');
    expect(input).toHaveAttribute('name', 'quantity');
    expect([input.getAttribute('min'), input.getAttribute('max')]).toEqual(['1', '3']);
  });

  it('that is disabled cannot be changed', async () => {
    const { input, more, changes } = show({ disabled: true });
    await userEvent.click(more);
    expect(input).toBeDisabled();
    expect(changes()).toEqual([]);
  });
});
