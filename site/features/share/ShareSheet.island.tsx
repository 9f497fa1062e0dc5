import { useState } from 'react';
import { settingsHref } from '#contracts/settings-addresses.ts';
import { shareRegistry } from '#contracts/sharing.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { LinkButton } from '#site/ui/Button.tsx';
import { Textarea } from '#site/ui/TextInput.tsx';
import { ShareBox } from '../registry/ShareBox.tsx';
import { shareLinks } from './share-links.ts';

interface Props {
  registry: { id: string; title: string; isPaused: boolean };
  url: string;
  isSent: boolean;
  refused?: RefusedForm | undefined;
}

/** Every way to share a registry. */
export function ShareSheet({ registry, url, isSent, refused }: Props) {
  const { mail, text, networks } = shareLinks(registry.title, url);
  return (
    <div className="grid gap-10">
      <ShareBox url={url} title={registry.title} />
      <section aria-labelledby="send-it" className="grid gap-3 border-t border-line pt-8">
        <h2 id="send-it" className="text-2xl">
          Send it yourself
        </h2>
        <p className="text-ink-soft">With your own words, from your own apps.</p>
        <p className="flex flex-wrap gap-2">
          <LinkButton look="secondary" size="small" icon="mail" href={mail}>
            Email
          </LinkButton>
          <LinkButton look="secondary" size="small" href={text}>
            Text message
          </LinkButton>
          {networks.map(({ name, href }) => (
            <LinkButton key={name} look="secondary" size="small" href={href} target="_blank" rel="noopener noreferrer">
              {name}
            </LinkButton>
          ))}
        </p>
      </section>
      <section aria-labelledby="we-send-it" className="grid gap-3 border-t border-line pt-8">
        <h2 id="we-send-it" className="text-2xl">
          Have us send it
        </h2>
        <p className="text-ink-soft">
          We send the link without any names, so no one can use us to write to strangers. Let people know it’s coming.
        </p>
        <Invite registry={registry} isSent={isSent} refused={refused} />
      </section>
    </div>
  );
}

function Invite({ registry, isSent: wasSent, refused }: Omit<Props, 'url'>) {
  const [isSent, setSent] = useState(wasSent);
  if (registry.isPaused) return <p className="text-ink-soft">Your registry is paused, so it sends no email.</p>;
  return (
    <Form
      endpoint={shareRegistry}
      params={{ id: registry.id }}
      name="invite"
      page={settingsHref('/registry/share', registry.id)}
      next={settingsHref('/registry/share', registry.id, 'sent')}
      refused={refused}
      className="grid max-w-form gap-4"
      onDone={() => setSent(true)}
    >
      {isSent && (
        <p role="status" className="rounded-card bg-mint p-4">
          On its way. An address gets at most two emails a day from all families together, so some may not arrive.
        </p>
      )}
      <Textarea
        name="emails"
        label="Email addresses"
        hint="Up to ten, separated by commas or new lines."
        maxLength={2600}
        inputMode="email"
        autoComplete="off"
      />
      <SubmitButton look="secondary">Send the link</SubmitButton>
    </Form>
  );
}
