import { linkExternalRegistry } from '#contracts/registry-shop.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { TextInput } from '#site/ui/TextInput.tsx';

interface Props {
  registryId: string;
  linked: readonly { id: string; url: string; storeName: string }[];
  refused?: RefusedForm | undefined;
}

const page = '/registry/external';

/** Registries of other shops: a link to each, shown on one's own. */
export function ExternalRegistries({ registryId, linked, refused }: Props) {
  const form = {
    endpoint: linkExternalRegistry,
    params: { id: registryId },
    page,
    withKey: false,
    onDone: () => location.reload(),
  };
  return (
    <>
      {linked.length > 0 && (
        <ul className="mb-8 grid gap-2">
          {linked.map(({ id, url, storeName }) => (
            <li
              key={id}
              className="flex items-center justify-between gap-4 rounded-card border border-line bg-raised px-4 py-2"
            >
              <a
                href={url}
                rel="noopener noreferrer nofollow"
                className="min-w-0 truncate font-semibold underline underline-offset-4"
              >
                {storeName}
              </a>
              <Form {...form} name={`remove-${id}`} body={() => ({ url, isLinked: false })}>
                <input type="hidden" name="url" value={url} />
                <input type="hidden" name="isLinked" value="false" />
                <SubmitButton look="quiet" size="small">
                  Remove<span className="sr-only"> {storeName}</span>
                </SubmitButton>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Form
        {...form}
        name="external"
        refused={refused}
        className="grid gap-5"
        body={(fields) => ({ url: fields.text('url'), storeName: fields.textOrNone('storeName') })}
      >
        <TextInput
          name="url"
          label="Address of the other registry"
          type="url"
          maxLength={2000}
          defaultValue={refused?.typed.url}
        />
        <TextInput
          name="storeName"
          label="Name of the shop"
          maxLength={80}
          optional
          defaultValue={refused?.typed.storeName}
        />
        <SubmitButton wide>Link it</SubmitButton>
      </Form>
    </>
  );
}
