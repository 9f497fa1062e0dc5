import { type MouseEvent, useRef, useState } from 'react';
import type { RegItem } from '#contracts/registries.schemas.ts';
import { readRegistry } from '#contracts/registries.ts';
import { queryClient, queryKeyOf } from '#site/data/query.ts';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { Button, LinkButton } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { EmptyState } from '#site/ui/EmptyState.tsx';
import { Progress } from '#site/ui/Progress.tsx';
import { AddGift, addGiftPage } from './AddGift.island.tsx';
import { FindingForm } from './FindingForm.tsx';
import { progressWords } from './item-words.ts';
import { OwnerItem } from './OwnerItem.tsx';
import { ShareBox } from './ShareBox.tsx';
import { ShippingForm } from './ShippingForm.tsx';
import { useOwnedItems } from './use-owned-items.ts';
import { itemsInput, type ShownRegistry, useRegistry } from './use-registry.ts';

interface Props extends Omit<ShownRegistry, 'isPreview'> {
  /** Of the registry, to be handed to guests. */
  url: string;
  /** A form of one of its items, refused without script. */
  refused?: RefusedForm | undefined;
}

const focusElement = (element: HTMLElement | null) => element?.focus();

/** A registry for the people who run it: owner, editors, and those who only look. */
export function OwnerRegistry({ url, refused, ...shown }: Props) {
  const { registry, items } = useRegistry(shown);
  const owned = useOwnedItems(registry);
  const [dialog, setDialog] = useState<'share' | 'add' | null>(null);
  const close = () => setDialog(null);
  const addButton = useRef<HTMLAnchorElement>(null);
  /** The item that takes the focus, because the one that had it was removed. */
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const remove = (item: RegItem) => {
    const place = items.indexOf(item);
    const neighbor = items[place + 1] ?? items[place - 1];
    setFocusedId(neighbor?.id ?? null);
    if (neighbor === undefined) addButton.current?.focus();
    owned.remove(item);
  };
  const canEdit = registry.role === 'owner' || registry.role === 'editor';
  const progress = progressWords(items);
  const addGift = {
    href: addGiftPage(registry.id),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      setDialog('add');
    },
  };
  return (
    <>
      {canEdit && (
        <div className="flex flex-wrap justify-center gap-3 pb-8" data-no-print>
          <Button icon="link" className="hidden scripted:inline-flex" onClick={() => setDialog('share')}>
            Share
          </Button>
          <LinkButton ref={addButton} look="secondary" icon="add" {...addGift}>
            Add a gift
          </LinkButton>
          <LinkButton look="quiet" href={`/${registry.slug}?view=guest`}>
            See it as a guest
          </LinkButton>
        </div>
      )}
      {items.length > 0 ? (
        <>
          <div className="w-full max-w-72 pb-3">
            <Progress label="Gifts" value={progress.taken} max={progress.total} words={progress.words} />
          </div>
          <ul className="grid gap-px overflow-hidden rounded-panel border border-line bg-line">
            {items.map((item) => (
              <li
                key={item.id}
                ref={item.id === focusedId ? focusElement : undefined}
                id={`gift-${item.id}`}
                tabIndex={-1}
                className="scroll-mt-6 bg-raised"
              >
                <OwnerItem
                  item={item}
                  slug={registry.slug}
                  canEdit={canEdit}
                  owned={{ ...owned, remove }}
                  refused={refused?.typed.item === item.id ? refused : undefined}
                />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <EmptyState
          title="Your list is ready for its first gift"
          icon="gift"
          actions={
            canEdit && (
              <>
                <LinkButton href="/store">Browse the shop</LinkButton>
                <LinkButton look="secondary" {...addGift}>
                  Add from anywhere
                </LinkButton>
              </>
            )
          }
        >
          Add something from the shop, paste a link from any other store, or write down an idea.
        </EmptyState>
      )}
      {canEdit && (
        <>
          <Dialog title="Share your registry" open={dialog === 'share'} onClose={close}>
            <ShareBox url={url} title={registry.title} />
            {registry.role === 'owner' && (
              <>
                <FindingForm
                  registry={registry}
                  onDone={(answer) => {
                    queryClient.setQueryData(queryKeyOf(readRegistry, itemsInput({ registry })), answer);
                    close();
                  }}
                />
                {dialog === 'share' && <ShippingForm registryId={registry.id} slug={registry.slug} />}
              </>
            )}
          </Dialog>
          <Dialog title="Add a gift" open={dialog === 'add'} onClose={close}>
            <AddGift
              registry={registry}
              onAdded={({ regItem, version }) => {
                owned.put(regItem, version);
                close();
              }}
            />
          </Dialog>
        </>
      )}
    </>
  );
}
