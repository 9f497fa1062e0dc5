import type { ListChecklistItems } from '#contracts/checklist-deletions.schemas.ts';
import { deleteChecklistItems } from '#contracts/checklist-deletions.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { Checkbox, ChoiceGroup } from '#site/ui/Choice.tsx';

type Found = ListChecklistItems['response'];
interface Props extends Pick<Found, 'items' | 'markCount'> {
  registryId: string;
  page: string;
  refused?: RefusedForm | undefined;
}

export const deleteChecklistName = 'delete-checklist-items';

/** The items of a registry that the checklist recognizes, to delete them in one step. */
export function DeleteChecklistItems({ registryId, items, markCount, page, refused }: Props) {
  if (items.length === 0 && markCount === 0)
    return (
      <p className="text-ink-soft">Nothing on this list comes from the checklist, and nothing is marked by hand.</p>
    );
  const sections = [...Map.groupBy(items, ({ section }) => section)];
  return (
    <Form
      endpoint={deleteChecklistItems}
      name={deleteChecklistName}
      page={page}
      refused={refused}
      leadsTo={({ deletedCount }) => `${page}?done=${deletedCount}`}
    >
      <input type="hidden" name="registryId" value={registryId} />
      {sections.map(([section, found]) => (
        <ChoiceGroup key={section} id={`section-${section}`} label={section}>
          {found.map(({ regItemId, title }) => (
            <Checkbox key={regItemId} name="item" value={regItemId} label={title} defaultChecked />
          ))}
        </ChoiceGroup>
      ))}
      {markCount > 0 && (
        <ChoiceGroup id="marks" label="Marked by hand">
          <Checkbox
            name="forgetsMarks"
            label={markCount === 1 ? 'Forget 1 mark' : `Forget ${markCount} marks`}
            hint="Things the family says it has or doesn’t need."
          />
        </ChoiceGroup>
      )}
      <ChoiceGroup
        id="isConfirmed"
        label="Please confirm"
        hint="Anyone who has taken one of these is told by email. The owner can put each gift back."
      >
        <Checkbox name="isConfirmed" label="Take these off the list" required />
      </ChoiceGroup>
      <SubmitButton>Delete checklist items</SubmitButton>
    </Form>
  );
}
