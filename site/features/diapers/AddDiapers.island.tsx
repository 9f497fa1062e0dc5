import { addItem } from '#contracts/registries.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';

interface Props {
  registryId: string;
  title: string;
  quantity: number;
  page: string;
}

/** Packs of one size onto the registry, as an idea: which brand is the giver's choice, or the family's later. */
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
