import { useEffect, useState } from 'react';
import type { OutputOf } from '#contracts/endpoint.ts';
import type { FormFields } from '#contracts/form-fields.ts';
import type { RegItem } from '#contracts/registries.schemas.ts';
import type { changeItem } from '#contracts/registries.ts';
import type { RegistryCategory } from '#contracts/registry-categories.schemas.ts';
import { signInPath } from '#site/data/sign-in-link.ts';
import { Button } from '#site/ui/Button.tsx';
import { Dialog, Drawer } from '#site/ui/Dialog.tsx';
import { ItemEditor } from './ItemEditor.island.tsx';

interface Props {
  /** null while nothing is edited. */
  item: RegItem | null;
  categories: readonly Pick<RegistryCategory, 'id' | 'title'>[];
  onSaved: (answer: OutputOf<typeof changeItem>, before: RegItem, fields: FormFields) => void;
  onPhoto: (item: RegItem, url: string) => void;
  onClose: () => void;
}

/** The item editor beside the list. It asks before discarding input. */
export function ItemEditorDrawer({ item, categories, onSaved, onPhoto, onClose }: Props) {
  const [isEdited, setEdited] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isEdited) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    // Who goes to sign in finds it again: the form has kept it.
    const letGo = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(`a[href^="${signInPath}?"]`))
        removeEventListener('beforeunload', warn);
    };
    addEventListener('beforeunload', warn);
    addEventListener('click', letGo, true);
    return () => {
      removeEventListener('beforeunload', warn);
      removeEventListener('click', letGo, true);
    };
  }, [isEdited]);
  const leave = () => {
    setEdited(false);
    setAsking(false);
    onClose();
  };
  const close = () => (isEdited ? setAsking(true) : leave());
  return (
    <>
      <Drawer
        title="Edit gift"
        open={item !== null}
        onClose={close}
        className="max-sm:w-full sm:w-[30rem]"
        onCancel={(event) => {
          if (!isEdited || event.target !== event.currentTarget) return;
          event.preventDefault();
          setAsking(true);
        }}
      >
        {item && (
          <ItemEditor
            key={item.id}
            item={item}
            categories={categories}
            onEdited={() => setEdited(true)}
            onPhoto={(url) => onPhoto(item, url)}
            onSaved={(answer, fields) => {
              onSaved(answer, item, fields);
              leave();
            }}
          />
        )}
      </Drawer>
      <Dialog
        title="Leave without saving?"
        open={isAsking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Keep editing</Button>
            <Button look="quiet" onClick={leave}>
              Leave without saving
            </Button>
          </>
        }
      >
        <p className="text-ink-soft">What you changed here isn’t on your list yet.</p>
      </Dialog>
    </>
  );
}
