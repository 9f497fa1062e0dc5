import { useEffect, useRef, useState } from 'react';
import type { TrackedGift } from '#contracts/gift-tracker.schemas.ts';
import { saveNoteOf } from '#contracts/gift-tracker.ts';
import { useChange } from '#site/data/use-change.ts';

const pauseMs = 1_200;

/** Saves a note while it is typed, a moment after the last key. `says` is the state to show to the person. */
export function useDraft(
  { kind, id }: Pick<TrackedGift, 'kind' | 'id'>,
  text: string,
  isKept: boolean,
): { says: string } {
  const [says, setSays] = useState('');
  const saved = useRef(text);
  const save = useChange(saveNoteOf[kind], {
    onDone: (_, { body }) => {
      saved.current = body.text ?? '';
      setSays('Draft saved');
    },
    onRefused: () => setSays('Not saved yet. We’ll try again when you type.'),
  });
  const { mutate } = save;
  useEffect(() => {
    if (!isKept || text === saved.current) return;
    const timer = setTimeout(() => mutate({ params: { id }, body: { text, state: 'draft' } }), pauseMs);
    return () => clearTimeout(timer);
  }, [id, text, isKept, mutate]);
  return { says };
}
