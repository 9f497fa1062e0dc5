import { useEffect, useRef, useState } from 'react';
import { type HandedOverPage, readHandedOver, saveItemPath } from '#contracts/browser-button.ts';
import type { OutputOf } from '#contracts/endpoint.ts';
import { readLink } from '#contracts/platform.ts';
import { type addItem, removeItem } from '#contracts/registries.ts';
import { putUserEvent } from '#contracts/registry-home.ts';
import type { OwnRegistry } from '#site/data/own-registries.ts';
import { useChange } from '#site/data/use-change.ts';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { Button, LinkButton } from '#site/ui/Button.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { Select } from '#site/ui/Select.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { AddGift } from './AddGift.island.tsx';
import type { AddGiftStep } from './add-gift-step.ts';
import { keepHandedOver, takeHandedOver } from './handed-over.ts';

interface Props {
  /** Registries that may be added to, the chosen one first; or, where there is none, what must be created first. */
  registries: readonly OwnRegistry[] | 'account' | 'registry';
  start: AddGiftStep;
  refused?: RefusedForm | undefined;
}

type Added = OutputOf<typeof addItem>['regItem'];

/**
 * Saves what the browser button, the extension or a phone handed over: it is read, reviewed and added. Without script, or with nothing
 * handed over, it is the page for adding a gift by hand.
 */
export function SaveItem({ registries, start, refused }: Props) {
  const [step, setStep] = useState(start);
  const [registryId, setRegistryId] = useState(typeof registries === 'string' ? '' : registries[0]!.id);
  const [added, setAdded] = useState<Added | null>(null);
  const cameByButton = useRef(false);
  // The gift is saved whether or not this event is stored.
  const remembering = useChange(putUserEvent, { onRefused: () => {} });
  const reading = useChange(readLink, { onDone: ({ draft }) => setStep({ at: 'draft', draft }) });

  useEffect(() => {
    const page = readHandedOver(location.hash);
    // Keeps a whole page's content out of the address bar and the history.
    if (page !== null) history.replaceState(history.state, '', location.pathname + location.search);
    if (typeof registries === 'string') return void (page && keepHandedOver(page));
    const handedOver = page ?? takeHandedOver();
    cameByButton.current = handedOver !== null;
    const found: HandedOverPage | { url: string } | null =
      handedOver ?? (start.at === 'link' && start.url && !refused ? { url: start.url } : null);
    if (found === null) return;
    setStep({ at: 'link', url: found.url });
    reading.mutate({ body: found });
    // The handed-over page is read once, when this page opens.
  }, []);

  if (typeof registries === 'string') return <FirstStep needs={registries} />;
  const registry = registries.find(({ id }) => id === registryId) ?? registries[0]!;
  if (added !== null) return <Saved item={added} registry={registry} onRemoved={() => setAdded(null)} />;
  return (
    <div className="grid gap-6">
      {registries.length > 1 && (
        <div className="not-scripted:hidden">
          <Select
            name="registry"
            label="Save to"
            value={registryId}
            onChange={(event) => setRegistryId(event.currentTarget.value)}
            options={registries.map(({ id, title }) => ({ value: id, label: title }))}
          />
        </div>
      )}
      {registries.length === 1 && <p className="-mt-4 text-ink-soft">To {registry.title}</p>}
      {reading.isPending ? (
        <Reading />
      ) : (
        <AddGift
          key={JSON.stringify(step)}
          registry={registry}
          start={step}
          refused={refused}
          onAdded={({ regItem }) => {
            setAdded(regItem);
            if (cameByButton.current) remembering.mutate({ body: { name: 'bookmarklet_used', value: 'yes' } });
          }}
        />
      )}
    </div>
  );
}

function Reading() {
  return (
    <div className="grid gap-5" aria-busy="true">
      <p role="status" className="rounded-card bg-sky p-3 text-sm">
        Reading the page. This takes a few seconds.
      </p>
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}

const firstSteps = {
  account: {
    text: 'Sign in, and we’ll take you right back to this gift. We’ve kept what we found on the page.',
    primary: { path: '/login', label: 'Sign in' },
    secondary: { path: '/signup', label: 'Create an account' },
  },
  registry: {
    text: 'Create a registry first. It takes a minute, and then you’ll come right back to this gift.',
    primary: { path: '/registry/new', label: 'Create a registry' },
    secondary: null,
  },
} as const;

function FirstStep({ needs }: { needs: keyof typeof firstSteps }) {
  const { text, primary, secondary } = firstSteps[needs];
  const back = new URLSearchParams({ redirect_path: saveItemPath });
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">{text}</p>
      <LinkButton wide href={`${primary.path}?${back}`}>
        {primary.label}
      </LinkButton>
      {secondary && (
        <LinkButton wide look="secondary" href={`${secondary.path}?${back}`}>
          {secondary.label}
        </LinkButton>
      )}
    </div>
  );
}

function Saved({ item, registry, onRemoved }: { item: Added; registry: OwnRegistry; onRemoved: () => void }) {
  const removal = useChange(removeItem, { onDone: onRemoved });
  return (
    <div className="grid justify-items-center gap-5 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-sage-soft text-sage">
        <Icon name="check" className="size-8" />
      </span>
      <p role="status" className="wrap-anywhere text-xl">
        {item.title} is on {registry.title}.
      </p>
      <LinkButton wide href={`/list/${registry.id}#gift-${item.id}`}>
        View my registry
      </LinkButton>
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          look="quiet"
          size="small"
          busy={removal.isPending}
          onClick={() => removal.mutate({ params: { id: registry.id, item: item.id } })}
        >
          Undo
        </Button>
        <Button look="quiet" size="small" onClick={() => window.close()}>
          Close this window
        </Button>
      </div>
    </div>
  );
}
