import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QrCode } from './QrCode.tsx';

it('draws the code of its text, and another for another text', async () => {
  const { rerender } = render(<QrCode text="https://shop.example/olive" label="QR code of the list" />);
  const path = () => screen.getByRole('img', { name: 'QR code of the list' }).querySelector('path')?.getAttribute('d');
  await waitFor(() => expect(path()).toMatch(/^M2 2h1v1h-1z/));
  const before = path();
  rerender(<QrCode text="https://shop.example/sam" label="QR code of the list" />);
  await waitFor(() => expect(path()).not.toBe(before));
});
