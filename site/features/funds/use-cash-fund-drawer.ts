import { useEffect, useRef, useState } from 'react';
import type { OutputOf } from '#contracts/endpoint.ts';
import { addItem, readRegistry } from '#contracts/registries.ts';
import { typedCents } from '#rules/money.ts';
import { CallError } from '#site/data/call.ts';
import { queryClient, queryKeyOf, useCall } from '#site/data/query.ts';
import { useChange } from '#site/data/use-change.ts';

/** The values that the drawer edits. `goal` is as typed. */
export interface FundDraft {
  productId: number | null;
  title: string;
  goal: string;
  note: string;
}

export type SavedFund = OutputOf<typeof addItem>['regItem'];

/** The wording is specified. */
export const mustSelectPreferences = 'You must select cash fund preferences';
export const failedToSave = 'Failed to save. Try refreshing the page. If the problem persists, contact support.';

interface Options {
  isOpen: boolean;
  /** The current registry; null where there is none, and then none is loaded. */
  registryId: string | null;
  start: FundDraft;
  onClose: () => void;
  onSaved: (item: SavedFund) => void;
  /** Asks whether to discard unsaved changes. */
  confirm?: ((question: string) => boolean) | undefined;
}

/** The drawer's state: the edits, whether it may close, and one save at a time. */
export function useCashFundDrawer({ isOpen, registryId, start, onClose, onSaved, confirm }: Options) {
  const input = { params: { id: registryId ?? '' }, query: {} };
  const { data } = useCall(readRegistry, input, { enabled: isOpen && registryId !== null });
  const [edits, setEdits] = useState<Partial<FundDraft>>({});
  const [error, setError] = useState<string | null>(null);
  const isSaving = useRef(false);
  // When the drawer opens or closes, nothing is unsaved.
  useEffect(() => {
    setEdits({});
    setError(null);
  }, [isOpen]);
  const save = useChange(addItem, {
    onDone: ({ regItem }) => {
      isSaving.current = false;
      setEdits({});
      onSaved(regItem);
    },
    onRefused: (problem) => {
      isSaving.current = false;
      setError(saidBy(problem) ?? failedToSave);
    },
  });
  const draft = { ...start, ...edits };
  const preferences = data?.registry.cashFundPreferences ?? null;
  return {
    draft,
    error,
    isPending: save.isPending,
    registry: data?.registry ?? null,
    hasUnsaved: Object.keys(edits).length > 0,
    edit(changes: Partial<FundDraft>) {
      setEdits((before) => ({ ...before, ...changes }));
    },
    close() {
      const question = 'You have unsaved changes. Close without saving?';
      if (Object.keys(edits).length === 0 || (confirm ?? window.confirm)(question)) onClose();
    },
    save() {
      // Only one save at a time.
      if (isSaving.current || registryId === null) return;
      if (preferences !== null && !preferences.paymentPreferences.some(({ selected }) => selected)) {
        setError(mustSelectPreferences);
        return;
      }
      const cents = typedCents(draft.goal.trim()) ?? null;
      if (Number.isNaN(cents)) {
        setError('The goal must be an amount, such as 300.');
        return;
      }
      setError(null);
      isSaving.current = true;
      save.mutate({
        params: { id: registryId },
        body: {
          kind: 'cash_fund',
          productId: draft.productId,
          title: draft.title.trim(),
          goalCents: cents,
          note: draft.note.trim(),
        },
      });
    },
    /** Call it after the preferences were edited. */
    refetch() {
      setError(null);
      return queryClient.invalidateQueries({ queryKey: queryKeyOf(readRegistry, input) });
    },
  };
}

/** The server's own words; null where it could not be reached, or gave none. */
function saidBy(error: unknown): string | null {
  if (!(error instanceof CallError) || error.problem.code === 'unreachable') return null;
  const { fields, detail, title } = error.problem;
  return fields?.[0]?.message ?? detail ?? title;
}
