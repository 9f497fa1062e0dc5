import type { Registry } from '#contracts/registries.schemas.ts';
import { changeRegistryDraft } from '#contracts/registry-drafts.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';

interface Props {
  id: string;
  title: string;
  registryType: Registry['registryType'];
}

/** Starts a registry with this list, which is kept through sign-up. For a built page, the same for everybody. */
export function UseTemplate({ id, title, registryType }: Props) {
  const next = `/registry/new?step=${registryType === 'baby' ? 'stage' : 'day'}`;
  return (
    <Form
      endpoint={changeRegistryDraft}
      name={`use-${id}`}
      page="/hello-baby/sample-registries"
      next={next}
      leadsTo={next}
      withKey={false}
      className=""
    >
      <input type="hidden" name="registryType" value={registryType} />
      <input type="hidden" name="templateId" value={id} />
      <SubmitButton>
        Start with this list<span className="sr-only">: {title}</span>
      </SubmitButton>
    </Form>
  );
}
