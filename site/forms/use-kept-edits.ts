import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReadableProblem } from '#site/data/problem-text.ts';
import { fieldsOf, isAsSaved, putBack, putSaved, rememberSaved } from './form-controls.ts';
import { forgetEdits, keepEdits, readEdits } from './kept-edits.ts';
import { initialAfter } from './use-initial-values.ts';

interface Options {
  form: RefObject<HTMLFormElement | null>;
  /** Identifies the form on all pages. */
  id: string;
  /** The form's initial values. One without them is kept only once the session has ended: the browser does the rest. */
  was: string | undefined;
  /** Another component keeps what is typed, or the page shows a refused form, with what was typed. */
  isOff: boolean;
}

/**
 * Keeps what was typed into a form until it is saved, with the initial values that it belongs to: the session may end meanwhile, and the
 * browser does not fill in such a form. The same account gets both back in this tab, so that the server refuses to overwrite a newer value.
 */
export function useKeptEdits({ form, id, was, isOff }: Options) {
  /** The initial values that came back with the edits; null where none came back. */
  const [keptWas, setKeptWas] = useState<string[] | null>(null);
  const isPuttingBack = useRef(false);
  /** Without initial values, it is kept from the end of the session on. */
  const isKept = useRef(was !== undefined);
  const forget = () => {
    if (!isOff) forgetEdits(id);
    setKeptWas(null);
  };
  const keep = (initial = keptWas ?? [was].flat().filter((text) => text !== undefined)) => {
    if (isOff || isPuttingBack.current) return;
    if (isAsSaved(form.current!)) forgetEdits(id);
    else keepEdits(id, { was: initial, fields: fieldsOf(form.current!) });
  };
  const onChange = useRef(() => {});

  useLayoutEffect(() => {
    onChange.current = () => {
      if (isKept.current && form.current !== null) keep();
    };
    rememberSaved(form.current!);
  });
  useEffect(() => {
    const element = form.current!;
    // A button of a field ("One more") changes it once its component is rendered, and dispatches no event.
    const onClick = () => setTimeout(() => onChange.current());
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [form]);
  useEffect(() => {
    const kept = isOff ? null : readEdits(id);
    if (kept === null) return;
    let isGone = false;
    // In an effect, React would not render the fields that are added for them.
    queueMicrotask(() => {
      if (isGone) return;
      const element = form.current!;
      isPuttingBack.current = true;
      putBack(element, kept.fields);
      isPuttingBack.current = false;
      if (isAsSaved(element)) forgetEdits(id);
      else {
        isKept.current = true;
        setKeptWas(kept.was);
      }
    });
    return () => {
      isGone = true;
    };
  }, [form, id, isOff]);
  // Closed without saving. A page that is left unmounts nothing.
  useEffect(() => (isOff ? undefined : () => forgetEdits(id)), [id, isOff]);

  return {
    hasKept: keptWas !== null,
    /** The form's initial values, which may be those that came back. */
    was: keptWas?.length ? keptWas : was,
    onChange() {
      if (isKept.current) keep();
    },
    onRefused(problem: ReadableProblem) {
      const initial = keptWas?.map((text) => initialAfter(text, problem));
      if (initial) setKeptWas(initial);
      if (problem.code === 'sign-in-required') isKept.current = true;
      if (isKept.current) keep(initial);
    },
    onDone: forget,
    discard() {
      forget();
      isPuttingBack.current = true;
      putSaved(form.current!);
      isPuttingBack.current = false;
    },
  };
}
