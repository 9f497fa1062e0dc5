import { useState } from 'react';
import { readCashFundPreferences } from '#contracts/cash-funds.ts';
import { queryClient, queryKeyOf, useCall } from '#site/data/query.ts';
import { Button } from '#site/ui/Button.tsx';
import { Dialog, Drawer } from '#site/ui/Dialog.tsx';
import { Textarea, TextInput } from '#site/ui/TextInput.tsx';
import { showToast } from '#site/ui/toasts.tsx';
import { PreferencesForm } from './PreferencesForm.island.tsx';
import { type FundDraft, type SavedFund, useCashFundDrawer } from './use-cash-fund-drawer.ts';

interface Props {
  open: boolean;
  registryId: string | null;
  /** The fund of the shop that is added, with its picture. */
  product: { productId: number | null; title: string; imageUrl?: string | undefined };
  onClose: () => void;
  /** Called instead of announcing that it was added. */
  onAdded?: ((item: SavedFund) => void) | undefined;
}

const linkClass = 'min-h-11 justify-self-start font-semibold text-accent text-sm underline underline-offset-4';

/** Adds a cash fund to the current registry: its purpose, its goal, and how it is paid. */
export function CashFundDrawer({ open, registryId, product, onClose, onAdded }: Props) {
  const [dialog, setDialog] = useState<'info' | 'preferences' | null>(null);
  const drawer = useCashFundDrawer({
    isOpen: open,
    registryId,
    start: { productId: product.productId, title: product.title, goal: '', note: '' },
    onClose,
    onSaved: (item) => {
      onClose();
      if (onAdded) onAdded(item);
      else
        showToast({
          text: `Cash fund added to ${drawer.registry?.title ?? 'your registry'}`,
          link: { text: 'View', href: `/list/${registryId}` },
        });
    },
  });
  const { draft } = drawer;
  return (
    <>
      <Drawer
        title="Item Details"
        open={open && dialog !== 'info'}
        // Closing asks about unsaved changes first, also by Escape and a press outside.
        onClose={() => open && dialog === null && drawer.close()}
        onCancel={(event) => {
          event.preventDefault();
          drawer.close();
        }}
        actions={
          <Button wide busy={drawer.isPending} onClick={drawer.save}>
            Add to {draft.title || product.title}
          </Button>
        }
      >
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            drawer.save();
          }}
        >
          {drawer.error && (
            <p role="alert" className="rounded-card bg-danger-soft p-3 text-sm text-danger">
              {drawer.error}
            </p>
          )}
          <div className="flex items-center gap-4">
            {product.imageUrl && (
              <img
                src={product.imageUrl}
                alt=""
                width="96"
                height="96"
                className="size-24 rounded-card bg-picture object-cover night:opacity-90"
              />
            )}
            <div className="grid">
              <p className="font-semibold wrap-anywhere">{draft.title}</p>
              <button type="button" className={linkClass} onClick={() => setDialog('info')}>
                Edit product info
              </button>
            </div>
          </div>
          <TextInput
            id="fund-goal"
            name="goal"
            label="Goal"
            hint="Guests can give any amount, with or without a goal."
            inputMode="decimal"
            maxLength={20}
            placeholder="$"
            optional
            value={draft.goal}
            onChange={({ currentTarget }) => drawer.edit({ goal: currentTarget.value })}
          />
          <Textarea
            id="fund-note"
            name="note"
            label="Note for your guests"
            maxLength={500}
            rows={3}
            optional
            value={draft.note}
            onChange={({ currentTarget }) => drawer.edit({ note: currentTarget.value })}
          />
          <button type="button" className={linkClass} onClick={() => setDialog('preferences')}>
            Edit cash fund preferences
          </button>
        </form>
      </Drawer>
      <InfoDialog
        open={open && dialog === 'info'}
        draft={draft}
        onClose={() => setDialog(null)}
        onDone={(title) => {
          drawer.edit({ title });
          setDialog(null);
        }}
      />
      <PreferencesDialog
        registryId={registryId}
        open={open && dialog === 'preferences'}
        onClose={() => setDialog(null)}
        onDone={() => {
          setDialog(null);
          void drawer.refetch();
        }}
      />
    </>
  );
}

/** Edits the fund's title. Saving or closing it shows the drawer again, with the current title. */
function InfoDialog({
  open,
  draft,
  onClose,
  onDone,
}: {
  open: boolean;
  draft: FundDraft;
  onClose: () => void;
  onDone: (title: string) => void;
}) {
  return (
    <Dialog title="Edit product info" open={open} onClose={onClose}>
      {open && (
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            const title = String(new FormData(event.currentTarget).get('title')).trim();
            if (title !== '') onDone(title);
          }}
        >
          <TextInput id="fund-title" name="title" label="What is it for?" maxLength={200} defaultValue={draft.title} />
          <Button type="submit" wide>
            Save
          </Button>
        </form>
      )}
    </Dialog>
  );
}

interface PreferencesProps {
  registryId: string | null;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

function PreferencesDialog({ registryId, open, onClose, onDone }: PreferencesProps) {
  const input = { query: { registry: registryId ?? undefined } };
  const { data } = useCall(readCashFundPreferences, input, { enabled: open && registryId !== null });
  const preferences = data?.cashFundPreferences;
  return (
    <Dialog title="Cash fund preferences" open={open} onClose={onClose}>
      {open && registryId !== null && preferences && (
        <PreferencesForm
          registryId={registryId}
          preferences={preferences}
          onDone={(answer) => {
            queryClient.setQueryData(queryKeyOf(readCashFundPreferences, input), answer);
            onDone();
          }}
        />
      )}
      {open && data && !preferences && (
        <p className="text-ink-soft">Only a registry’s owner can choose how cash gifts are paid.</p>
      )}
    </Dialog>
  );
}
