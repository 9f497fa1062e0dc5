import { render, renderHook, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PhotoForm } from './PhotoForm.island.tsx';
import { usePhotoUpload } from './use-photo-upload.ts';

const shown = { label: 'Photo', purpose: 'cover', shownUrl: null, page: '/olive' } as const;

it('a HEIC photo is refused before it is sent, with what to do on the phone', async () => {
  const sending = vi.spyOn(XMLHttpRequest.prototype, 'send');
  const { result } = renderHook(() => usePhotoUpload(() => {}));
  const form = new FormData();
  form.set('photo', new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'pixels'], 'IMG_0001.jpg'));
  await result.current.send(form);
  const why = expect.stringMatching(/^This is a HEIC photo.*choose it from your photo library instead of Files/);
  await waitFor(() => expect(result.current.state).toEqual({ kind: 'refused', why }));
  expect(sending).not.toHaveBeenCalled();
});

it('a photo that was refused without script is explained beside the field', () => {
  const refused = { errors: { photo: 'Isn’t a photo we can read.' }, typed: {}, sentence: null, key: undefined };
  render(<PhotoForm {...shown} refused={refused} />);
  expect(screen.getByRole('alert')).toHaveTextContent('This isn’t a photo we can read.');
  expect(screen.getByLabelText('Photo')).toHaveAttribute('aria-invalid', 'true');
});
