import { type ChangeEvent, useId } from 'react';
import { uploadImage } from '#contracts/images.ts';
import type { ImagePurpose } from '#rules/image-uploads.ts';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { Button } from '#site/ui/Button.tsx';
import { labelClass } from '#site/ui/Field.tsx';
import { fileClass } from '#site/ui/FileInput.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { Progress } from '#site/ui/Progress.tsx';
import { photoSentence, usePhotoUpload } from './use-photo-upload.ts';

interface Props {
  label: string;
  purpose: ImagePurpose;
  /** Where the photo is saved at once; a picture of a person belongs to no registry. */
  registryId?: string | undefined;
  itemId?: string | undefined;
  /** The photo that is there now. */
  shownUrl: string | null;
  /** Without script: the page that the form leads to, and that shows a refusal. */
  page: string;
  refused?: RefusedForm | undefined;
  onDone?: ((url: string) => void) | undefined;
}

/** A photo from a phone or a computer: uploaded as soon as it is chosen; without script, a form with a button. */
export function PhotoForm({ label, purpose, registryId, itemId, shownUrl, page, refused, onDone }: Props) {
  const { state, send } = usePhotoUpload(({ image }) => (onDone ? onDone(image.url) : location.reload()));
  const id = useId();
  const why = state.kind === 'refused' ? state.why : refused && photoSentence(refused.errors, refused.sentence);
  const picture = state.kind === 'sending' || state.kind === 'done' ? state.preview : shownUrl;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => target.form && send(new FormData(target.form));
  return (
    <form
      method="post"
      action={uploadImage.path}
      encType="multipart/form-data"
      className="grid grid-cols-[minmax(0,1fr)] gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send(new FormData(event.currentTarget));
      }}
    >
      <input type="hidden" name="form" value={`photo-${purpose}`} />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="next" value={page} />
      <input type="hidden" name="purpose" value={purpose} />
      {registryId && <input type="hidden" name="registryId" value={registryId} />}
      {itemId && <input type="hidden" name="itemId" value={itemId} />}
      <div className="flex items-center gap-4">
        {purpose !== 'cover' && (
          <span
            className={`grid size-18 shrink-0 place-items-center overflow-hidden bg-sunken ${purpose === 'item' ? 'rounded-card' : 'rounded-full'}`}
          >
            {picture ? (
              <img src={picture} alt="" width="144" height="144" className="size-full object-cover" />
            ) : (
              <Icon name="camera" className="size-7 text-ink-faint" />
            )}
          </span>
        )}
        <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-1">
          <label htmlFor={id} className={labelClass}>
            {label}
          </label>
          <input
            id={id}
            type="file"
            name="photo"
            accept="image/jpeg,image/png,image/webp,image/avif"
            aria-invalid={why ? true : undefined}
            aria-describedby={why ? `${id}-why` : undefined}
            onChange={choose}
            className={fileClass}
          />
        </span>
      </div>
      <Button type="submit" look="secondary" size="small" className="justify-self-start scripted:hidden">
        Upload photo
      </Button>
      {state.kind === 'sending' && (
        <Progress label="Sending your photo" value={state.share * 100} words={`${Math.round(state.share * 100)}%`} />
      )}
      <p role="status" className="text-sm text-success empty:hidden">
        {state.kind === 'done' && 'Your photo is saved.'}
      </p>
      {why && (
        <p id={`${id}-why`} role="alert" className="text-sm text-danger">
          {why}
        </p>
      )}
    </form>
  );
}
