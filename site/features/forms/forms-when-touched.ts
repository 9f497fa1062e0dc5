/**
 * Forms work as they are; what keeps their page and says refusals beside the fields comes with the first touch of one. Who sends
 * a form before that has arrived waits for it, and loses nothing.
 */
const load = () => import('./call-form.element.ts');
const formAt = (event: Event): Element | null => (event.target as Element).closest?.('call-form') ?? null;

export function prepareFormsWhenTouched(): void {
  for (const touch of ['pointerdown', 'focusin'])
    document.addEventListener(touch, (event) => void (formAt(event) && load()), { passive: true });
  document.addEventListener(
    'submit',
    (event) => {
      if (formAt(event) === null || customElements.get('call-form') !== undefined) return;
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      // Where the script never comes, the form is sent as HTML sends it.
      void load().then(
        () => form.requestSubmit(event.submitter ?? undefined),
        () => form.submit(),
      );
    },
    { capture: true },
  );
}
