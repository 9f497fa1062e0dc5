import { useStore } from '@nanostores/react';
import { type MouseEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import { changedItem } from '#contracts/changed-item.ts';
import type { RegItem } from '#contracts/registries.schemas.ts';
import { changeItem, readRegistry } from '#contracts/registries.ts';
import type { RegistryCategory } from '#contracts/registry-categories.schemas.ts';
import { listCategories } from '#contracts/registry-categories.ts';
import { settingsHref } from '#contracts/settings-addresses.ts';
import { queryClient, queryKeyOf, useCall } from '#site/data/query.ts';
import { useChange } from '#site/data/use-change.ts';
import { type RefusedForm, typedValue } from '#site/forms/refused-form.ts';
import { Button, LinkButton } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { Progress } from '#site/ui/Progress.tsx';
import { showToast } from '#site/ui/toasts.tsx';
import { AddGift, addGiftPage } from '../../add-gift/AddGift.island.tsx';
import { FindingForm } from '../FindingForm.tsx';
import { progressText } from '../item-text.ts';
import { ShareBox } from '../ShareBox.tsx';
import { ShippingForm } from '../ShippingForm.tsx';
import { itemsInput, type ShownRegistry, useRegistry } from '../use-registry.ts';
import { $collapsedSections, isAllCollapsed, replaceCollapsed, setCollapsed } from './collapsed-sections-store.ts';
import { EditorItem, isCollectedItem } from './EditorItem.tsx';
import { EditorMenu } from './EditorMenu.tsx';
import { EditorSectionFrame } from './EditorSectionFrame.tsx';
import { EditorToolbar } from './EditorToolbar.tsx';
import { EmptyRegistry } from './EmptyRegistry.tsx';
import { everything, giftsText, narrowed, sectionsOf } from './editor-list.ts';
import { ItemEditorDrawer } from './ItemEditorDrawer.tsx';
import { TakenDialog } from './TakenDialog.tsx';
import { undoOf } from './undo-edit.ts';
import { useItemChanges } from './use-item-changes.ts';

const noneCollapsed = {};

interface Props extends Omit<ShownRegistry, 'isPreview'> {
  categories: RegistryCategory[];
  /** The registry's address, to share with guests. */
  url: string;
  /** A form of one of its items that was refused without script. */
  refused?: RefusedForm | undefined;
}

const focusElement = (element: HTMLElement | null) => element?.focus();
/** Fewer items need no toolbar. */
const toolbarFrom = 8;

/** A registry for its members: owner, editors, and those who may only view. */
export function RegistryEditor({ url, refused, categories: shownCategories, ...shown }: Props) {
  const { registry, items } = useRegistry(shown);
  const { data } = useCall(
    listCategories,
    { params: { id: registry.id } },
    {
      staleMs: Number.POSITIVE_INFINITY,
      initial: { data: { categories: shownCategories, version: registry.version }, at: 0 },
    },
  );
  const categories = data?.categories ?? shownCategories;
  const [dialog, setDialog] = useState<'share' | 'add' | null>(null);
  const [edited, setEdited] = useState<RegItem | null>(null);
  const [again, setAgain] = useState<(() => void) | null>(null);
  const [narrowing, setNarrowing] = useState(everything);
  const deferred = useDeferredValue(narrowing);
  const changes = useItemChanges(registry.id, { onTaken: (run) => setAgain(() => run) });
  const undoing = useChange(changeItem, { onDone: ({ regItem, version }) => changes.put(regItem, version) });
  const close = () => setDialog(null);
  const addButton = useRef<HTMLAnchorElement>(null);
  /** The item that takes the focus, because the focused one was removed. */
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const isNarrowed = deferred.search !== '' || deferred.filter !== '' || deferred.sort !== 'family';
  const list = useMemo(() => (isNarrowed ? narrowed(items, deferred) : items), [items, deferred, isNarrowed]);
  const sections = useMemo(
    () => (deferred.sort === 'family' ? sectionsOf(list, categories) : [{ category: null, items: list }]),
    [list, categories, deferred.sort],
  );
  const remove = (item: RegItem) => {
    const order = sections.flatMap((section) => section.items);
    const place = order.indexOf(item);
    const neighbor = order[place + 1] ?? order[place - 1];
    setFocusedId(neighbor?.id ?? null);
    if (neighbor === undefined) addButton.current?.focus();
    changes.remove(item);
  };
  const collapsed = useStore($collapsedSections, { ssr: () => noneCollapsed })[registry.id] ?? [];
  const foldable = sections.flatMap(({ category }) => (category === null ? [] : [category.id]));
  const isAllFolded = isAllCollapsed(collapsed, foldable);
  const canEdit = registry.role === 'owner' || registry.role === 'editor';
  // As in the guests' count: a fund is never taken.
  const progress = progressText(items.filter(({ fund }) => fund === null));
  const addGift = {
    href: addGiftPage(registry.id),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      setDialog('add');
    },
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {canEdit && (
        <div className="flex flex-wrap justify-center gap-3" data-no-print>
          <LinkButton ref={addButton} icon="add" {...addGift}>
            Add a gift
          </LinkButton>
          <Button icon="link" look="secondary" className="not-scripted:hidden" onClick={() => setDialog('share')}>
            Share
          </Button>
          <LinkButton
            href={settingsHref('/registry/share', registry.id)}
            icon="link"
            look="secondary"
            className="scripted:hidden"
          >
            Share
          </LinkButton>
        </div>
      )}
      <EditorMenu registry={registry} />
      {items.length > 0 ? (
        <>
          {/* At zero nothing is shown: owners who want to be surprised always get zero. */}
          {progress.taken > 0 && (
            <div className="mx-auto w-full max-w-96">
              <Progress label="Gifts" value={progress.taken} max={progress.total} words={progress.words} />
            </div>
          )}
          {items.length >= toolbarFrom && <EditorToolbar items={items} narrowing={narrowing} onChange={setNarrowing} />}
          <div className="-mb-4 flex items-center justify-between gap-4 empty:hidden" data-no-print>
            <p role="status" className="text-sm text-ink-soft">
              {isNarrowed &&
                (list.length === 0
                  ? 'Nothing on your list fits that.'
                  : `${giftsText(list.length)} of ${items.length}`)}
            </p>
            {foldable.length > 1 && (
              <Button
                look="quiet"
                size="small"
                className="-me-4 not-scripted:hidden"
                onClick={() => replaceCollapsed(registry.id, isAllFolded ? [] : foldable)}
              >
                {isAllFolded ? 'Open all sections' : 'Close all sections'}
              </Button>
            )}
          </div>
          {sections.map(({ category, items: own }) => (
            <EditorSectionFrame
              key={category?.id ?? 'all'}
              category={category && (sections.length > 1 || category.id !== 1) ? category : null}
              count={own.length}
              // A search shows its results even in collapsed sections.
              isCollapsed={category !== null && !isNarrowed && collapsed.includes(category.id)}
              onToggle={(isOpen) => category && !isNarrowed && setCollapsed(registry.id, category.id, !isOpen)}
            >
              <ul className="grid grid-flow-dense pair-columns gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4 print:grid-cols-5">
                {own.map((item) => (
                  <li
                    key={item.id}
                    ref={item.id === focusedId ? focusElement : undefined}
                    id={`gift-${item.id}`}
                    tabIndex={-1}
                    className={`scroll-mt-6 print:break-inside-avoid ${isCollectedItem(item) ? 'col-span-full sm:col-span-2' : ''}`}
                  >
                    <EditorItem
                      item={item}
                      slug={registry.slug}
                      canEdit={canEdit}
                      onEdit={setEdited}
                      changes={{ ...changes, remove }}
                      refused={typedValue(refused, 'item') === item.id ? refused : undefined}
                    />
                  </li>
                ))}
              </ul>
            </EditorSectionFrame>
          ))}
        </>
      ) : canEdit ? (
        <EmptyRegistry registry={registry} addGift={addGift} />
      ) : (
        <p className="py-10 text-center text-ink-soft">Nothing is on this list yet.</p>
      )}
      {canEdit && (
        <>
          <ItemEditorDrawer
            item={edited}
            categories={categories}
            onClose={() => setEdited(null)}
            onPhoto={(item, imgUrl) => changes.put({ ...item, imgUrl }, registry.version)}
            onSaved={({ regItem, version }, before, fields) => {
              changes.put(regItem, version);
              const body = undoOf(changedItem(fields), before, regItem);
              const undo = { params: { id: registry.id, item: before.id }, body };
              showToast({
                text: `${regItem.title} was saved.`,
                action: { text: 'Undo', run: () => undoing.mutate(undo) },
              });
            }}
          />
          <TakenDialog again={again} onClose={() => setAgain(null)} />
          <Dialog title="Share your registry" open={dialog === 'share'} onClose={close}>
            <ShareBox url={url} title={registry.title} />
            {registry.role === 'owner' && dialog === 'share' && (
              <>
                <FindingForm
                  registry={registry}
                  onDone={(answer) => {
                    queryClient.setQueryData(queryKeyOf(readRegistry, itemsInput({ registry })), answer);
                    close();
                  }}
                />
                <ShippingForm registryId={registry.id} slug={registry.slug} />
              </>
            )}
          </Dialog>
          <Dialog title="Add a gift" open={dialog === 'add'} onClose={close}>
            <AddGift
              registry={registry}
              onAdded={({ regItem, version }) => {
                changes.put(regItem, version);
                close();
              }}
            />
          </Dialog>
        </>
      )}
    </div>
  );
}
