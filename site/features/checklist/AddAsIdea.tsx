import { addItem } from '#contracts/registries.ts';
import { listChecklistCategories } from '#contracts/registry-checklist.ts';
import { queryClient, queryKeyOf } from '#site/data/query.ts';
import { useChange } from '#site/data/use-change.ts';
import { Button } from '#site/ui/Button.tsx';

interface Props {
  registryId: string;
  title: string;
  quantity: number;
}

/** Adds an item to the registry for which no product was chosen yet. */
export function AddAsIdea({ registryId, title, quantity }: Props) {
  const change = useChange(addItem, {
    onDone: () =>
      void queryClient.invalidateQueries({
        queryKey: queryKeyOf(listChecklistCategories, { params: { id: registryId } }),
      }),
  });
  const body = { kind: 'idea', title, quantity } as const;
  return (
    <Button
      look="quiet"
      size="small"
      icon="add"
      busy={change.isPending}
      onClick={() => change.mutate({ params: { id: registryId }, body })}
    >
      Add as an idea<span className="sr-only">: {title}</span>
    </Button>
  );
}
