import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReadableProblem } from '#site/data/problem-text.ts';
import { captureSaved, captureValues, fieldsOf, isAsSaved, putBack, putSaved, rememberSaved } from './form-controls.ts';
import { forgetEdits, keepEdits, readEdits } from './kept-edits.ts';
import { afterDiscarding, afterRefusal, afterSaving, isClearRefusal, isUnsure, whileSending } from './known-values.ts';

interface Options {
  form: RefObject<HTMLFormElement | null>;
  /** From `keptForm`. */
  id: string;
  /** The form's initial values. One without them is kept only once the session has ended: the browser does the rest. */
  was: string | undefined;
  /** Nothing is kept: another component does it, it is too private, or the page shows a refused form, with what was typed. */
  isOff: boolean;
}

/**
 * Keeps what was typed into a form until it is saved, with the values on the server that it belongs to: the session may end meanwhile, and
 * the browser does not fill in such a form. The same account gets both back in this tab, so that the server refuses to overwrite a newer
 * value.
 */
export function useKeptEdits({ form, id, was, isOff }: Options) {
  /** The known values (`known-values.ts`): at first the initial ones, or those that came back with the edits. */
  const [known, setKnown] = useState<readonly string[]>(() => (was === undefined ? [] : [was]));
  const [hasKept, setHasKept] = useState(false);
  const latest = useRef(known);
  /** The values that the page began with, or that were saved last. */
  const shown = useRef(was);
  const sending = useRef<{ before: readonly string[]; sent: object; saved: () => void } | null>(null);
  const isPuttingBack = useRef(false);
  /** Without initial values, it is kept from the end of the session on. */
  const isKept = useRef(was !== undefined);
  const learn = (texts: readonly string[]) => {
    latest.current = texts;
    setKnown(texts);
  };
  const forget = () => {
    if (!isOff) forgetEdits(id);
    setHasKept(false);
  };
  const keep = () => {
    if (isOff || isPuttingBack.current || !isKept.current || form.current === null) return;
    if (isAsSaved(form.current) && !isUnsure(latest.current)) forgetEdits(id);
    else keepEdits(id, { was: [...latest.current], fields: fieldsOf(form.current) });
  };
  const latestKeep = useRef(keep);

  useLayoutEffect(() => {
    latestKeep.current = keep;
    rememberSaved(form.current!);
  });
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
        if (kept.was.length > 0) {
          latest.current = kept.was;
          setKnown(kept.was);
        }
        setHasKept(true);
      }
    });
    return () => {
      isGone = true;
    };
  }, [form, id, isOff]);
  useEffect(() => {
    const element = form.current!;
    // A button of a field ("One more") changes it once its component is rendered, and dispatches no event.
    const onClick = () => setTimeout(() => latestKeep.current());
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [form]);
  useEffect(() => {
    let values = () => {};
    const onHide = () => {
      values = captureValues(form.current!);
    };
    const again = () => {
      isPuttingBack.current = true;
      values();
      isPuttingBack.current = false;
    };
    // A page that comes back as it was left: just after this event, WebKit resets a form that the browser does not fill in.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setTimeout(again);
    addEventListener('pagehide', onHide);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pagehide', onHide);
      removeEventListener('pageshow', onShow);
    };
  }, [form]);
  // Closed without saving. A page that is left unmounts nothing.
  useEffect(() => (isOff ? undefined : () => forgetEdits(id)), [id, isOff]);

  return {
    hasKept,
    /** For the hidden fields `was`. */
    was: known,
    onChange: keep,
    /** @param sent the values that the call sends, by the names of `was` */
    onSending(sent: object) {
      sending.current = { before: latest.current, sent, saved: captureSaved(form.current!) };
      learn(whileSending(latest.current, sent as Record<string, unknown>));
      keep();
    },
    /** @param problem null where there is no answer that says what happened */
    onRefused(problem: ReadableProblem | null) {
      if (isClearRefusal(problem)) learn(afterRefusal(sending.current!.before, problem));
      if (problem?.code === 'sign-in-required') isKept.current = true;
      keep();
    },
    onDone() {
      forget();
      const { before, sent, saved } = sending.current!;
      saved();
      learn(afterSaving(before, sent as Record<string, unknown>));
      if (shown.current !== undefined) [shown.current] = afterSaving([shown.current], sent as Record<string, unknown>);
    },
    discard() {
      forget();
      isPuttingBack.current = true;
      putSaved(form.current!);
      isPuttingBack.current = false;
      if (shown.current !== undefined)
        learn(sending.current === null ? [shown.current] : afterDiscarding(latest.current, shown.current));
    },
  };
}
