import { Suspense, useState } from 'react';
import { lazyChunk } from '#site/errors/lazy-chunk.ts';
import { Dialog } from '#site/ui/Dialog.tsx';

const InaccuracyForm = lazyChunk('report', async () => (await import('./InaccuracyForm.island.tsx')).InaccuracyForm);

interface Props {
  genericProductId: number;
  /** The product's path. */
  path: string;
}

/** The link to report an error on a product's page; with script, the form opens beside the page. */
export function ReportInaccuracy({ genericProductId, path }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [isSent, setIsSent] = useState(false);
  /** 0 until the dialog is first opened. Input stays when it is closed; after sending, the next form is new. */
  const [formKey, setFormKey] = useState(0);
  const close = () => {
    setIsOpen(false);
    if (!isSent) return;
    setIsSent(false);
    setFormKey(formKey + 1);
  };
  return (
    <>
      <a
        href={`${path}/report`}
        rel="nofollow"
        className="inline-flex min-h-11 items-center text-ink-soft text-sm underline underline-offset-4 hover:text-ink"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setIsOpen(true);
          if (formKey === 0) setFormKey(1);
        }}
      >
        Report wrong information
      </a>
      <Dialog title="Report wrong information" open={isOpen} onClose={close}>
        {isSent && <p role="status">Thank you. We’ll look into it and fix it.</p>}
        {formKey > 0 && !isSent && (
          <Suspense>
            <InaccuracyForm
              key={formKey}
              genericProductId={genericProductId}
              path={path}
              onDone={() => setIsSent(true)}
            />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}
