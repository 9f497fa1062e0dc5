import { createContext, type FormEvent, type ReactNode, use, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { newCallKey } from '#contracts/call-keys.ts';
import { addressOf, type Endpoint, type InputOf, type OutputOf, typedBody } from '#contracts/endpoint.ts';
import { type FormFields, readFields } from '#contracts/form-fields.ts';
import { CallError } from '#site/data/call.ts';
import { leaveFor } from '#site/data/leaving.ts';
import { errorSentence, fieldMessages, type ReadableProblem } from '#site/data/problem-text.ts';
import { useChange } from '#site/data/use-change.ts';
import { Button, type ButtonLooks } from '#site/ui/Button.tsx';
import { FormState } from '#site/ui/Field.tsx';
import { keptForm } from './kept-edits.ts';
import type { RefusedForm } from './refused-form.ts';
import { SignInLink } from './SignInLink.tsx';
import { useKeptEdits } from './use-kept-edits.ts';

interface Props<E extends Endpoint> {
  endpoint: E;
  /** Path parameters of the call. */
  params?: Record<string, string | number> | undefined;
  /** Makes the body of the call from the fields, where the endpoint's own `typed` does not fit. */
  body?: ((fields: FormFields) => unknown) | undefined;
  /** Tells the forms of one page apart, so that each shows its own refusal. */
  name: string;
  /** Without script: the page that shows the form again when it is refused. */
  page: string;
  /** Without script: where success leads, where the endpoint's route names no page. */
  next?: string | undefined;
  /** The refusal that this page was rendered with. */
  refused?: RefusedForm | undefined;
  /** `false` on a page that everybody shares: a key belongs to one person. */
  withKey?: boolean | undefined;
  /** Where success leads with script; when left out, to `next`, or else to `page`, reloaded. */
  leadsTo?: string | ((answer: OutputOf<E>) => string) | undefined;
  /** Called on success, instead of leading anywhere. */
  onDone?: ((answer: OutputOf<E>, fields: FormFields) => void) | undefined;
  /** Called with the problem of a refusal, in addition to showing it. */
  onRefused?: ((problem: ReadableProblem) => void) | undefined;
  /** A sentence for a refusal, where the problem's own text does not say what to do here. */
  sentence?: ((problem: ReadableProblem) => string | undefined) | undefined;
  /**
   * What the values were when the form was rendered (`useInitialValues`), sent with it. What the browser would fill in after Back belongs to
   * what they were before: it would look like changes of this person. So the form keeps what is typed itself, with these values; where there
   * are several, its component does.
   */
  was?: string | readonly string[] | undefined;
  /** The values that a body sends, by the names and in the form of `was`, where they are not the body's own. */
  valuesOf?: ((body: NonNullable<InputOf<E>['body' & keyof InputOf<E>]>) => object) | undefined;
  /** What is typed is not kept in the tab while it is not saved: this browser may be somebody else's, too. */
  isPrivate?: boolean | undefined;
  /** `false` on a page of nobody, where what is typed is not kept: there the browser fills in such a form after Back, too. */
  isKept?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

const FormBusy = createContext(false);

/**
 * A form that sends one call. With script it sends JSON and shows refusals beside their fields; without, it posts, and the server answers
 * with a page that starts at what was refused. Nothing that was typed is lost either way.
 */
export function Form<E extends Endpoint>(props: Props<E>) {
  const {
    endpoint,
    params,
    body = (fields: FormFields) => typedBody(endpoint, fields),
    name,
    page,
    next,
    refused,
    withKey = true,
    was,
    isPrivate = false,
    isKept = true,
    className = 'grid grid-cols-1 gap-5',
  } = props;
  const { leadsTo = next ?? page, onDone } = props;
  const [errors, setErrors] = useState<Record<string, string>>(refused?.errors ?? {});
  const [sentence, setSentence] = useState(refused?.sentence ?? null);
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const summary = useRef<HTMLParagraphElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const summaryId = useId();
  const fields = useRef<FormFields | null>(null);
  const action = addressOf(endpoint, { params: params ?? {} });
  const isOwn = was === undefined || typeof was === 'string';
  const kept = useKeptEdits({
    form,
    id: keptForm(name, action, page),
    was: isOwn ? was : undefined,
    isOff: !isOwn || isPrivate || refused !== undefined,
  });
  const initial = isOwn ? kept.was : was;
  useEffect(() => {
    if (kept.hasKept) openAround(form.current!);
  }, [kept.hasKept]);

  const change = useChange(endpoint, {
    onDone: (answer) => {
      kept.onDone();
      if (onDone) onDone(answer, fields.current!);
      else leaveFor(typeof leadsTo === 'string' ? leadsTo : leadsTo(answer));
    },
    onRefused: (error) => {
      const problem = error instanceof CallError ? (error.problem as ReadableProblem) : null;
      if (problem !== null) props.onRefused?.(problem);
      kept.onRefused(problem);
      const messages = problem === null ? {} : fieldMessages(problem);
      const names = Object.keys(messages).filter((field) => controlNamed(form.current!, field) !== null);
      const untold = Object.keys(messages).filter((field) => !names.includes(field));
      const isToldByFields = names.length > 0 && untold.length === 0;
      // Rendered synchronously: the element to focus exists then, and a screen reader reads the message with its control.
      flushSync(() => {
        setErrors(messages);
        setNeedsSignIn(problem?.code === 'sign-in-required');
        setSentence(
          isToldByFields
            ? null
            : ((problem && props.sentence?.(problem)) ??
                errorSentence(
                  error,
                  untold.map((field) => messages[field]!),
                )),
        );
      });
      ((names[0] && controlNamed(form.current!, names[0])) || summary.current)?.focus();
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isPending) return;
    fields.current = readFields(new FormData(event.currentTarget));
    setErrors({});
    setSentence(null);
    setNeedsSignIn(false);
    const sent = body(fields.current);
    kept.onSending(props.valuesOf?.(sent as never) ?? (sent as object));
    change.mutate({ ...(params && { params }), body: sent } as InputOf<E>);
  };

  return (
    <form
      ref={form}
      method="post"
      action={endpoint.method === 'POST' ? action : `${action}?_method=${endpoint.method}`}
      className={className}
      autoComplete={was !== undefined && isKept ? 'off' : undefined}
      aria-describedby={sentence ? summaryId : undefined}
      onSubmit={submit}
      onChange={({ target }) => {
        kept.onChange();
        const { name: changed } = target as unknown as { name?: string };
        if (changed !== undefined && errors[changed] !== undefined) setErrors(({ [changed]: _, ...others }) => others);
      }}
    >
      {sentence && (
        <p
          id={summaryId}
          ref={summary}
          role="alert"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: the page was asked for by sending this form
          autoFocus={refused?.sentence === sentence}
          className="rounded-card bg-danger-soft p-3 text-sm text-danger"
        >
          {sentence}
          {needsSignIn && <SignInLink page={page} />}
        </p>
      )}
      {kept.hasKept && (
        <div
          role="alert"
          className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-butter p-3 text-sm"
        >
          <p>We put back what you changed here earlier. It isn’t saved yet.</p>
          <Button
            look="secondary"
            size="small"
            onClick={() => {
              kept.discard();
              firstControl(form.current!)?.focus();
            }}
          >
            Discard it
          </Button>
        </div>
      )}
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="page" value={page} />
      {next && <input type="hidden" name="next" value={next} />}
      {initial !== undefined &&
        [initial].flat().map((text, index) => <input key={index} type="hidden" name="was" value={text} />)}
      {withKey && <input type="hidden" name="key" value={refused?.key ?? newCallKey()} suppressHydrationWarning />}
      <FormBusy value={change.isPending}>
        <FormState value={{ errors, typed: refused?.typed ?? null, focused: Object.keys(refused?.errors ?? {})[0] }}>
          {props.children}
        </FormState>
      </FormBusy>
    </form>
  );
}

/** Submits the form around it; busy until it is answered, and until the page that this leads to is there. */
export function SubmitButton({ children, ...looks }: ButtonLooks & { children: ReactNode }) {
  return (
    <Button type="submit" busy={use(FormBusy)} className={looks.wide ? '' : 'justify-self-start'} {...looks}>
      {children}
    </Button>
  );
}

const firstControl = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>(':is(input:not([type=hidden]), textarea, select):enabled');

/** A form that has something to say is not hidden. */
function openAround(form: HTMLFormElement): void {
  for (let around = form.closest('details'); around !== null; around = around.parentElement!.closest('details'))
    around.open = true;
}

function controlNamed(form: HTMLFormElement, name: string): HTMLElement | null {
  const found = form.elements.namedItem(name);
  const controls = found instanceof RadioNodeList ? [...found] : [found];
  // A hidden field shows no message.
  return (
    controls.find((one): one is HTMLElement => one instanceof HTMLElement && one.getAttribute('type') !== 'hidden') ??
    null
  );
}
