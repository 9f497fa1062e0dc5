import { useRef, useState } from 'react';
import type { OutputOf } from '#contracts/endpoint.ts';
import type { Registry } from '#contracts/registries.schemas.ts';
import { changeRegistry, type suggestAddresses } from '#contracts/registries.ts';
import { settingsHref } from '#contracts/settings-addresses.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import { type RefusedForm, typedValue } from '#site/forms/refused-form.ts';
import { buttonClass } from '#site/ui/Button.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { useWantedAddress } from './use-wanted-address.ts';

interface Props {
  registry: Pick<Registry, 'id' | 'slug'>;
  /** Host of the site, without the protocol. */
  host: string;
  /** Suggestions that this page was rendered with. */
  known: OutputOf<typeof suggestAddresses>;
  /** A suggestion that was followed without script. */
  wanted?: string | undefined;
  refused?: RefusedForm | undefined;
}

const path = '/registry/share/link';

/** The registry's own address: while somebody types, it shows whether the typed address is free, and offers free ones. */
export function AddressForm({ registry, host, known, wanted, refused }: Props) {
  const [typed, setTyped] = useState(typedValue(refused, 'slug') ?? wanted ?? registry.slug);
  const field = useRef<HTMLInputElement>(null);
  const type = (text: string) => {
    const slug = text.toLowerCase().replaceAll(' ', '-');
    field.current!.value = slug;
    setTyped(slug);
  };
  const { state, suggestions } = useWantedAddress(registry, typed, known);
  return (
    <Form
      endpoint={changeRegistry}
      params={{ id: registry.id }}
      name="address"
      page={settingsHref(path, registry.id)}
      next={settingsHref(path, registry.id, 'moved')}
      refused={refused}
      withKey={false}
    >
      <TextInput
        name="slug"
        label="Your address"
        hint={`${host}/${typed || '…'}`}
        ref={field}
        defaultValue={typed}
        onChange={({ target }) => type(target.value)}
        minLength={3}
        maxLength={60}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <p role="status" className="-mt-3 min-h-6 text-sm text-ink-soft">
        {state}
      </p>
      {suggestions.length > 0 && (
        <div>
          <p className="mb-2 text-sm text-ink-soft">Available right now:</p>
          <ul className="flex flex-wrap gap-2">
            {suggestions.map((slug) => (
              <li key={slug}>
                <a
                  href={`${path}?${new URLSearchParams({ registry: registry.id, wanted: slug })}`}
                  className={`${buttonClass({ look: 'secondary', size: 'small' })} wrap-anywhere`}
                  onClick={(event) => {
                    event.preventDefault();
                    type(slug);
                  }}
                >
                  {slug}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <SubmitButton>Use this address</SubmitButton>
    </Form>
  );
}
