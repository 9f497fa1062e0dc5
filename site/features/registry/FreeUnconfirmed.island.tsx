import type { Registry } from '#contracts/registries.schemas.ts';
import { releaseUnverifiedReservations } from '#contracts/reservations.ts';
import { ButtonForm } from '#site/forms/ButtonForm.island.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { Disclosure } from '#site/ui/Disclosure.tsx';

interface Props {
  registry: Pick<Registry, 'id' | 'slug'>;
  refused: RefusedForm | undefined;
}

export const freeUnconfirmedName = 'free-unconfirmed';

/** For members of a registry. It says the same whether anything is held or not, so that no surprise is spoiled. */
export function FreeUnconfirmed({ registry: { id, slug }, refused }: Props) {
  return (
    <Disclosure title="Unconfirmed gifts" open={refused !== undefined}>
      <p className="mb-4">
        Anyone with your link can reserve a gift or promise money to a fund, and has three days to confirm it by email.
        If something looks off, you can free every gift and cancel every promise that isn’t confirmed yet. We won’t tell
        you which ones, so your surprises stay safe, and anyone who meant it can do it again.
      </p>
      <ButtonForm
        endpoint={releaseUnverifiedReservations}
        params={{ id }}
        name={freeUnconfirmedName}
        page={`/${slug}`}
        next={`/${slug}?done=freed`}
        refused={refused}
        label="Free unconfirmed gifts"
        look="secondary"
        size="small"
      />
    </Disclosure>
  );
}
