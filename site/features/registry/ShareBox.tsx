import { useEffect, useState } from 'react';
import { Button } from '#site/ui/Button.tsx';
import { QrCode } from '#site/ui/QrCode.tsx';
import { inputClass } from '#site/ui/TextInput.tsx';
import { useCopiedLink } from '#site/ui/use-copied-link.ts';

interface Props {
  url: string;
  title: string;
}

/** Link, QR code and the phone's own share sheet: every way to give somebody the registry. */
export function ShareBox({ url, title }: Props) {
  const { field, status, copy } = useCopiedLink(url);
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <label htmlFor="share-url" className="text-sm font-semibold">
          Link for your guests
        </label>
        <input ref={field} id="share-url" className={inputClass} value={url} readOnly />
        <p className="flex flex-wrap items-center gap-3">
          <Button icon="link" onClick={() => void copy()}>
            Copy link
          </Button>
          {canShare && (
            <Button look="secondary" onClick={() => void navigator.share({ title, url }).catch(() => {})}>
              Share
            </Button>
          )}
          <span role="status" className="text-sm font-medium text-success">
            {status}
          </span>
        </p>
      </div>
      <figure className="grid justify-items-start gap-2">
        <QrCode text={url} label={`QR code for ${url}`} />
        <figcaption className="text-sm text-ink-soft">Scan it with a phone camera, or print it on a card.</figcaption>
      </figure>
    </div>
  );
}
