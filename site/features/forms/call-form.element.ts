import { newCallKey } from '#contracts/call-keys.ts';
import type { Endpoint, Method } from '#contracts/endpoint.ts';
import { CallError, call } from '#site/data/call.ts';
import { errorClass } from '#site/ui/classes.ts';
import { errorId } from '#site/ui/field.ts';
import { bodyOf, type FieldAs, type FormControl } from './form-body.ts';
import { nextPage } from './next-page.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * A form that is sent as a call: `<call-form data-method="POST" data-address="/api/v3/user" data-done="/registry/new"><form>…`.
 * The form itself works without this script where its row takes forms. A refusal is told beside its field; nothing typed is lost.
 * After success the page goes to `data-done` (or to `redirect_path` of the address bar where `data-follow` is set), or hears `call-done`.
 * `data-or-sign-in` is where it goes first when success has brought no session: an answer that got lost is told again without it.
 */
export class CallForm extends HTMLElement {
  #key = newCallKey();
  #sent = '';

  connectedCallback(): void {
    this.querySelector('form')?.addEventListener('submit', this.#onSubmit);
    this.addEventListener('input', this.#onInput);
  }

  disconnectedCallback(): void {
    this.querySelector('form')?.removeEventListener('submit', this.#onSubmit);
    this.removeEventListener('input', this.#onInput);
  }

  readonly #onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (this.ariaBusy === 'true') return;
    const form = event.currentTarget as HTMLFormElement;
    const body = bodyOf(this.#controls(form).map(readControl));
    const sent = JSON.stringify(body);
    // The same attempt keeps its key, so that a repetition after a lost answer is done once.
    if (sent !== this.#sent) this.#key = newCallKey();
    this.#sent = sent;
    this.#clearErrors();
    this.#setBusy(true);
    try {
      const endpoint: Endpoint = {
        method: (this.dataset.method ?? 'POST') as Method,
        path: this.dataset.address ?? '',
      };
      const answer = await call(endpoint, { body } as never, { key: this.#key });
      this.#sent = '';
      if (!this.dispatchEvent(new CustomEvent('call-done', { bubbles: true, cancelable: true, detail: answer })))
        return this.#setBusy(false);
      const next = nextPage(this.dataset, answer, location.search, document.cookie);
      if (next === null) this.#setBusy(false);
      else location.assign(next);
    } catch (error) {
      this.#setBusy(false);
      if (!(error instanceof CallError)) throw error;
      this.#showProblem(form, error);
    }
  };

  readonly #onInput = (event: Event) => {
    const control = event.target as Control;
    if (control.getAttribute('aria-invalid') === 'true') this.#setError(control, '');
  };

  #controls(form: HTMLFormElement): Control[] {
    return [...form.elements].filter(
      (element): element is Control =>
        'name' in element &&
        (element as Control).name !== '' &&
        (element as Control).type !== 'submit' &&
        !(element as HTMLInputElement).disabled &&
        (element as HTMLInputElement).dataset.only !== 'form',
    );
  }

  #showProblem(form: HTMLFormElement, { problem }: CallError): void {
    const controls = this.#controls(form);
    const untold: string[] = [];
    let first: Control | undefined;
    for (const field of problem.fields ?? []) {
      const name = field.field.replace(/^body\./, '');
      const control =
        controls.find((one) => one.name === name) ??
        controls.find((one) => name.startsWith(`${one.name}.`) || one.name.startsWith(`${name}.`));
      if (control === undefined) untold.push(`${name} ${field.message}`);
      else {
        this.#setError(control, capitalised(field.message));
        first ??= control;
      }
    }
    const summary = this.querySelector<HTMLElement>('[data-form-error]');
    if (summary !== null && (first === undefined || untold.length > 0)) {
      summary.textContent = [problem.detail ?? problem.title, ...untold].join(' ');
      summary.hidden = false;
    }
    (first ?? summary)?.focus();
  }

  #setError(control: Control, message: string): void {
    const id = errorId(control.id);
    let error = document.getElementById(id);
    if (message === '') control.removeAttribute('aria-invalid');
    else control.setAttribute('aria-invalid', 'true');
    if (error === null && message !== '') {
      error = document.createElement('p');
      error.id = id;
      error.className = errorClass;
      control.after(error);
      control.setAttribute(
        'aria-describedby',
        [id, control.getAttribute('aria-describedby')].filter(Boolean).join(' '),
      );
    }
    if (error === null) return;
    error.textContent = message;
    error.hidden = message === '';
  }

  #clearErrors(): void {
    for (const control of this.querySelectorAll<Control>('[aria-invalid="true"]')) this.#setError(control, '');
    const summary = this.querySelector<HTMLElement>('[data-form-error]');
    if (summary !== null) summary.hidden = true;
  }

  #setBusy(isBusy: boolean): void {
    this.ariaBusy = String(isBusy);
    for (const button of this.querySelectorAll<HTMLButtonElement>('button:not([type="button"])')) {
      button.ariaBusy = String(isBusy);
    }
  }
}

function readControl(control: Control): FormControl {
  const isCheckbox = control instanceof HTMLInputElement && control.type === 'checkbox';
  const value = control instanceof HTMLInputElement && control.type === 'radio' ? radioValue(control) : control.value;
  return {
    name: control.name,
    value,
    as: (control.dataset.as as FieldAs | undefined) ?? 'text',
    ...(isCheckbox ? { isChecked: control.checked } : {}),
  };
}

const radioValue = (radio: HTMLInputElement): string =>
  radio.form?.querySelector<HTMLInputElement>(`input[type="radio"][name="${CSS.escape(radio.name)}"]:checked`)?.value ??
  '';

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

if (!customElements.get('call-form')) customElements.define('call-form', CallForm);
