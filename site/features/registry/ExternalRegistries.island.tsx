import { linkExternalRegistry } from '#contracts/registry-shop.ts';
import { ButtonForm } from '#site/forms/ButtonForm.island.tsx';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { TextInput } from '#site/ui/TextInput.tsx';

interface Props {
  registryId: string;
  linked: readonly { id: string; url: string; storeName: string }[];
  refused?: RefusedForm | undefined;
}

const page = '/registry/external';

/** Registries at other stores: a link to each, shown on this registry. */
export function ExternalRegistries({ registryId, linked, refused }: Props) {
  const form = {
    endpoint: linkExternalRegistry,
    params: { id: registryId },
    page,
    withKey: false,
  };
  return (
    <>
      {linked.length > 0 && (
        <ul className="mb-8 grid grid-cols-1 gap-2">
          {linked.map(({ id, url, storeName }) => (
            <li
              key={id}
              className="flex items-center justify-between gap-4 rounded-card border border-line bg-raised px-4 py-2"
            >
              <a
                href={url}
                rel="noopener noreferrer nofollow"
                className="min-w-0 flex-1 truncate font-semibold underline underline-offset-4"
              >
                {storeName}
              </a>
              <ButtonForm
                {...form}
                name={`remove-${id}`}
                fields={{ url, isLinked: false }}
                label="Remove"
                of={storeName}
                look="quiet"
                size="small"
              />
            </li>
          ))}
        </ul>
      )}
      <Form
        {...form}
        name="external"
        refused={refused}
        body={(fields) => ({ url: fields.text('url'), storeName: fields.textOrNone('storeName') })}
      >
        <TextInput name="url" label="Link to the other registry" type="url" maxLength={2000} />
        <TextInput name="storeName" label="Name of the store" maxLength={80} optional />
        <SubmitButton wide>Add link</SubmitButton>
      </Form>
    </>
  );
}
