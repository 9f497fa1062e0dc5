import { createRegistry } from '#contracts/registries.ts';
import { openRegistryDraft } from '#contracts/registry-drafts.ts';
import { firstPageOf } from '#rules/first-steps.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';

interface Props {
  page: string;
  /** Where the new registry leads; to its first steps when left out. */
  next?: string | undefined;
  refused?: RefusedForm | undefined;
}

/** The last step with an account. */
export function OpenDraft({ page, next, refused }: Props) {
  return (
    <Form
      endpoint={openRegistryDraft}
      name="open-draft"
      page={page}
      next={next}
      refused={refused}
      leadsTo={({ registry }) => next ?? firstPageOf(registry.registryType)}
    >
      <SubmitButton size="large" wide>
        Create my registry
      </SubmitButton>
    </Form>
  );
}

/** For who wants no questions, and is signed in. */
export function CreateEmpty({ page, next, refused }: Props) {
  return (
    <Form
      endpoint={createRegistry}
      name="create-empty"
      page={page}
      next={next}
      refused={refused}
      body={() => ({})}
      leadsTo={({ registry }) => next ?? `/${registry.slug}`}
    >
      <SubmitButton look="secondary" wide>
        Create my registry
      </SubmitButton>
    </Form>
  );
}
