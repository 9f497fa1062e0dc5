import { addItem } from '#contracts/registries.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';

interface Props {
  registryId: string;
  title: string;
  quantity: number;
  page: string;
}

/** Adds packs of one size to the registry, as an idea: the giver chooses the brand, or the family does later. */
export function AddDiapers({ registryId, title, quantity, page }: Props) {
  return (
    <Form
      endpoint={addItem}
      params={{ id: registryId }}
      name={`add-${title}`}
      page={page}
      className=""
      body={() => ({ kind: 'idea', title, quantity })}
      leadsTo={`/list/${registryId}?done=added`}
    >
      <input type="hidden" name="kind" value="idea" />
      <input type="hidden" name="title" value={title} />
      <input type="hidden" name="quantity" value={quantity} />
      <SubmitButton look="quiet" size="small">
        Add {quantity} {quantity === 1 ? 'pack' : 'packs'}
        <span className="sr-only"> of {title}</span>
      </SubmitButton>
    </Form>
  );
}
