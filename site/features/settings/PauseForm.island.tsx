import type { Registry } from '#contracts/registries.schemas.ts';
import { changeRegistry } from '#contracts/registries.ts';
import { settingsHref } from '#contracts/settings-addresses.ts';
import { ButtonForm } from '#site/forms/ButtonForm.island.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';

const path = '/settings/registry/visibility';

/** Pauses in one step, without asking why; one step resumes as well. */
export function PauseForm({ registry: { id, isPaused }, refused }: Props) {
  const next = settingsHref(path, id, isPaused ? 'resumed' : 'paused');
  return (
    <>
      <p className="mb-5 text-ink-soft">
        {isPaused
          ? 'Nobody can find it, and we send no email about it, except thank-you notes that you send, and to tell a giver that their gift was canceled, changed, or isn’t held any longer. Guests with the link can look, but they can’t give. Everything is kept as it was.'
          : 'For any reason, and for as long as you like. Your registry leaves every search, we stop every email, reminder, and countdown about it, and guests can’t reserve gifts. Nothing is deleted, and you can undo it here at any time.'}
      </p>
      <ButtonForm
        endpoint={changeRegistry}
        params={{ id }}
        name="pause"
        page={settingsHref(path, id)}
        next={next}
        refused={refused}
        withKey={false}
        fields={{ isPaused: !isPaused }}
        label={isPaused ? 'Open my registry again' : 'Pause my registry'}
        look="secondary"
      />
    </>
  );
}

interface Props {
  registry: Pick<Registry, 'id' | 'isPaused'>;
  refused?: RefusedForm | undefined;
}
