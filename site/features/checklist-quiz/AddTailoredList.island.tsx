import { addChecklistItems } from '#contracts/registry-checklist.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';

interface Props {
  registryId: string;
  checklistItemIds: readonly string[];
  secondHandWelcome: boolean;
  page: string;
  refused?: RefusedForm | undefined;
}

const next = '/registry/checklist?added=true';

/** Adds the whole list to the registry, as ideas. */
export function AddTailoredList({ registryId, checklistItemIds, secondHandWelcome, page, refused }: Props) {
  return (
    <Form
      endpoint={addChecklistItems}
      params={{ id: registryId }}
      name="add-list"
      page={page}
      next={next}
      refused={refused}
    >
      <input type="hidden" name="checklistItemIds" value={checklistItemIds.join(',')} />
      <input type="hidden" name="secondHandWelcome" value={String(secondHandWelcome)} />
      <SubmitButton>Add to my registry</SubmitButton>
    </Form>
  );
}
