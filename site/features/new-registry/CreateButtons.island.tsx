import { createRegistry } from '#contracts/registries.ts';
import { openRegistryDraft } from '#contracts/registry-drafts.ts';
import { firstPageOf } from '#rules/first-steps.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';

interface Props {
  page: string;
  /** The page that the new registry leads to; its first steps if left out. */
  next?: string | undefined;
  refused?: RefusedForm | undefined;
}

/** The last step for somebody with an account. */
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

/** For signed-in people who want to skip the questions. */
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
