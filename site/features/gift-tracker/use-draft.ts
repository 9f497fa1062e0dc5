import { useEffect, useRef, useState } from 'react';
import type { TrackedGift } from '#contracts/gift-tracker.schemas.ts';
import { saveNoteOf, wasMax } from '#contracts/gift-tracker.ts';
import { CallError } from '#site/data/call.ts';
import { errorSentence, type ReadableProblem } from '#site/data/problem-text.ts';
import { useChange } from '#site/data/use-change.ts';
import { forgetEdits, keepEdits, readEdits } from '#site/forms/kept-edits.ts';
import { isClearRefusal } from '#site/forms/known-values.ts';

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
  /** The page shows a note that was refused, with what was typed. */
  isRefused: boolean;
}

export interface Draft {
  /** The state to show to the person. */
  says: string;
  needsSignIn: boolean;
  /** What the note said when it was last read or saved here: another change is not overwritten. */
  was: string[];
  /** What was saved elsewhere meanwhile. Nothing is saved until the person has chosen between the two. */
  other: string | null;
  keepMine: () => void;
  takeOther: () => void;
  onRefused: (problem: ReadableProblem) => void;
  /** The note is saved, by its form. */
  forget: () => void;
  /** The note is on its way to be saved, by its form. */
  onSending: () => void;
}

/**
 * Saves a note while it is typed, a moment after the last key. What is not saved yet is also kept in this tab, with what the note said
 * before, for the same account: the session may end while somebody writes.
 */
export function useDraft(options: Options): Draft {
  const { gift, stored, text, onText, isKept, other: otherAtFirst, isRefused } = options;
  const { kind, id } = gift;
  const form = `note ${kind} ${id}`;
  const [says, setSays] = useState('');
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const [was, setWas] = useState([stored]);
  const [other, setOther] = useState(otherAtFirst);
  /** null where it is not known. */
  const saved = useRef<string | null>(text);
  // What could not be saved is tried again once something is typed, and, where that may help, once the connection is back.
  const [tries, setTries] = useState(0);
  const failed = useRef<string | null>(null);
  const sent = useRef(text);
  const onRefused = (problem: ReadableProblem, refused = sent.current) => {
    if (problem.code === 'stale') setOther(String(problem.facts?.now ?? ''));
    // It may have been saved although the answer was lost: what was saved before is then a change.
    if (isClearRefusal(problem)) return;
    saved.current = null;
    setWas(([read = '', ...tried]) => [read, ...[...tried, refused].slice(1 - wasMax)]);
  };
  const save = useChange(saveNoteOf[kind], {
    onDone: ({ gift: { thanks } }, { body }) => {
      saved.current = body.text ?? '';
      setNeedsSignIn(false);
      setWas([thanks?.text ?? body.text ?? '']);
      setSays('Draft saved');
    },
    onRefused: (error, { body }) => {
      const problem = error instanceof CallError ? (error.problem as ReadableProblem) : null;
      failed.current = body.text ?? '';
      if (problem !== null) onRefused(problem, body.text ?? '');
      setSays(saysOf(problem, error));
      setNeedsSignIn(problem?.code === 'sign-in-required');
    },
  });
  const { mutate, isPending } = save;
  const isOpen = isKept && other === null && !isPending;
  // Something was typed.
  useEffect(() => {
    failed.current = null;
  }, [text]);
  useEffect(() => {
    const again = () => {
      failed.current = null;
      setTries((before) => before + 1);
    };
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  useEffect(() => {
    if (!isOpen || text === saved.current || text === failed.current) return;
    const timer = setTimeout(() => {
      sent.current = text;
      mutate({ params: { id }, body: { text, was, state: 'draft' } });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [id, text, was, isOpen, mutate, tries]);
  useEffect(() => {
    const kept = isRefused ? null : readEdits(form);
    const [, keptText] = kept?.fields[0] ?? [];
    if (kept === null || typeof keptText !== 'string' || keptText === saved.current) return forgetEdits(form);
    setWas(kept.was);
    onText(keptText);
    setSays('We put back what wasn’t saved yet.');
  }, [form, isRefused, onText]);
  const isTyped = useRef(false);
  useEffect(() => {
    // The first time it is the text of the page.
    if (!isTyped.current) isTyped.current = true;
    else if (text === saved.current) forgetEdits(form);
    else keepEdits(form, { was, fields: [['text', text]] });
  }, [form, text, was]);
  const decide = () => {
    setWas([other ?? '']);
    setOther(null);
    setSays('');
    setNeedsSignIn(false);
  };
  return {
    says: isKept && other === null ? says : '',
    needsSignIn: isKept && other === null && needsSignIn,
    // A form that is sent while a draft is being saved follows it.
    was: isPending ? [...was, sent.current].slice(-wasMax) : was,
    other,
    onRefused,
    forget: () => forgetEdits(form),
    onSending() {
      sent.current = text;
    },
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

const passing = new Set(['unreachable', 'busy', 'too-many-requests']);

function saysOf(problem: ReadableProblem | null, error: unknown): string {
  if (problem === null || passing.has(problem.code) || isOfServer(problem))
    return 'Not saved yet. We’ll try again when you type.';
  // What can never succeed says why.
  switch (problem.code) {
    case 'stale':
      return '';
    case 'sign-in-required':
      return 'Not saved: please sign in first. What you wrote stays here.';
    case 'not-found':
      return 'Not saved: this gift isn’t in your tracker anymore. Copy what you’d like to keep.';
    case 'not-allowed':
      return 'Not saved: you can’t edit this registry anymore. Copy what you’d like to keep.';
    case 'wrong-state':
    case 'other-account':
      return errorSentence(error);
    default:
      return `Not saved. ${errorSentence(error)}`;
  }
}

const isOfServer = (problem: object) => 'status' in problem && Number(problem.status) >= 500;
