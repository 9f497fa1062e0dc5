import { useEffect, useRef, useState } from 'react';
import { newCallKey } from '#contracts/call-keys.ts';
import type { OutputOf } from '#contracts/endpoint.ts';
import { uploadImage } from '#contracts/images.ts';
import { heicHeadBytes, heicRefusal, isHeic, uploadBytesMax } from '#rules/image-uploads.ts';
import { accountOfPage } from '#site/data/account-of-page.ts';
import { fieldMessages, type ReadableProblem } from '#site/data/problem-text.ts';

export type PhotoState =
  | { kind: 'none' }
  | { kind: 'sending'; preview: string; share: number }
  | { kind: 'done'; preview: string }
  | { kind: 'refused'; why: string };

const lost = 'We couldn’t reach the shop. Your photo wasn’t saved; please try again.';

/** Uploads a photo as soon as it is chosen, and reports progress. Only XMLHttpRequest reports the progress of an upload. */
export function usePhotoUpload(onDone: (answer: OutputOf<typeof uploadImage>) => void) {
  const [state, setState] = useState<PhotoState>({ kind: 'none' });
  const request = useRef<XMLHttpRequest | null>(null);
  const preview = useRef<string | null>(null);
  const forget = () => {
    request.current?.abort();
    if (preview.current !== null) URL.revokeObjectURL(preview.current);
    preview.current = null;
  };
  useEffect(() => forget, []);

  async function send(form: FormData): Promise<void> {
    const photo = form.get('photo');
    if (!(photo instanceof File) || photo.size === 0) return;
    forget();
    if (photo.size > uploadBytesMax) {
      setState({ kind: 'refused', why: 'That photo is too large. Please choose one of up to 12 MB.' });
      return;
    }
    // Checked before megabytes are sent.
    if (isHeic(new Uint8Array(await photo.slice(0, heicHeadBytes).arrayBuffer()))) {
      setState({ kind: 'refused', why: `This ${heicRefusal}` });
      return;
    }
    const shown = URL.createObjectURL(photo);
    preview.current = shown;
    const sending = new XMLHttpRequest();
    request.current = sending;
    sending.open(uploadImage.method, uploadImage.path);
    sending.setRequestHeader('accept', 'application/json');
    sending.setRequestHeader('idempotency-key', newCallKey());
    for (const [name, value] of Object.entries(accountOfPage())) sending.setRequestHeader(name, value);
    sending.upload.onprogress = ({ loaded, total }) =>
      setState({ kind: 'sending', preview: shown, share: total === 0 ? 0 : loaded / total });
    sending.onerror = () => setState({ kind: 'refused', why: lost });
    sending.onload = () => {
      const answer = readAnswer(sending.responseText);
      if (sending.status === 201) {
        setState({ kind: 'done', preview: shown });
        onDone(answer as OutputOf<typeof uploadImage>);
      } else setState({ kind: 'refused', why: sentenceOf(answer as ReadableProblem | null) });
    };
    setState({ kind: 'sending', preview: shown, share: 0 });
    sending.send(form);
  }
  return { state, send };
}

function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Why a photo was refused: the message of its own field, or of the whole form. */
export const photoSentence = ({ photo }: Record<string, string>, other: string | null): string =>
  photo === undefined ? (other ?? lost) : `This ${photo.charAt(0).toLowerCase()}${photo.slice(1)}`;

const sentenceOf = (problem: ReadableProblem | null): string =>
  problem === null ? lost : photoSentence(fieldMessages(problem), problem.detail ?? problem.title);
