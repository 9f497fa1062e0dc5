import { useEffect, useRef, useState } from 'react';
import type { TrackedGift } from '#contracts/gift-tracker.schemas.ts';
import { saveNoteOf, wasMax } from '#contracts/gift-tracker.ts';
import { CallError } from '#site/data/call.ts';
import { errorSentence, type ReadableProblem } from '#site/data/problem-text.ts';
import { useChange } from '#site/data/use-change.ts';

const pauseMs = 1_200;

interface Options {
  gift: Pick<TrackedGift, 'kind' | 'id'>;
  /** What was saved when the page was rendered. */
  stored: string;
  text: string;
  onText: (text: string) => void;
  isKept: boolean;
  /** A form that was sent without script was refused for this text, which was saved elsewhere. */
  other: string | null;
}

export interface Draft {
  /** The state to show to the person. */
  says: string;
  /** What the note said when it was last read or saved here: another change is not overwritten. */
  was: string[];
  /** What was saved elsewhere meanwhile. Nothing is saved until the person has chosen between the two. */
  other: string | null;
  keepMine: () => void;
  takeOther: () => void;
  onRefused: (problem: ReadableProblem) => void;
}

/** Saves a note while it is typed, a moment after the last key. */
export function useDraft({ gift, stored, text, onText, isKept, other: otherAtFirst }: Options): Draft {
  const { kind, id } = gift;
  const [says, setSays] = useState('');
  const [was, setWas] = useState([stored]);
  const [other, setOther] = useState(otherAtFirst);
  const saved = useRef(text);
  // What could not be saved is tried again once something is typed.
  const failed = useRef<string | null>(null);
  const sent = useRef(text);
  const onRefused = ({ code, facts }: ReadableProblem) => {
    if (code === 'stale') setOther(String(facts?.now ?? ''));
  };
  const save = useChange(saveNoteOf[kind], {
    onDone: ({ gift: { thanks } }, { body }) => {
      saved.current = body.text ?? '';
      setWas([thanks?.text ?? body.text ?? '']);
      setSays('Draft saved');
    },
    onRefused: (error, { body }) => {
      const problem = error instanceof CallError ? (error.problem as ReadableProblem) : null;
      failed.current = body.text ?? '';
      // It may have been saved although the answer was lost.
      if (problem?.code === 'unreachable')
        setWas(([read = '', ...tried]) => [read, ...[...tried, body.text ?? ''].slice(1 - wasMax)]);
      if (problem !== null) onRefused(problem);
      setSays(saysOf(problem, error));
    },
  });
  const { mutate, isPending } = save;
  const isOpen = isKept && other === null && !isPending;
  // Something was typed.
  useEffect(() => {
    failed.current = null;
  }, [text]);
  useEffect(() => {
    if (!isOpen || text === saved.current || text === failed.current) return;
    const timer = setTimeout(() => {
      sent.current = text;
      mutate({ params: { id }, body: { text, was, state: 'draft' } });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [id, text, was, isOpen, mutate]);
  const decide = () => {
    setWas([other ?? '']);
    setOther(null);
    setSays('');
  };
  return {
    says: isKept && other === null ? says : '',
    // A form that is sent while a draft is being saved follows it.
    was: isPending ? [...was, sent.current].slice(-wasMax) : was,
    other,
    onRefused,
    keepMine() {
      decide();
      sent.current = text;
      mutate({ params: { id }, body: { text, was: [other ?? ''], state: 'draft' } });
    },
    takeOther() {
      decide();
      saved.current = other ?? '';
      onText(other ?? '');
    },
  };
}

function saysOf(problem: ReadableProblem | null, error: unknown): string {
  if (problem?.code === 'stale') return '';
  // What can never succeed says why.
  if (problem?.code === 'wrong-state') return errorSentence(error);
  return 'Not saved yet. We’ll try again when you type.';
}
