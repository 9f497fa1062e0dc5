import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { $isForgetful } from '#site/data/persistent-atom.ts';
import { Button, LinkButton } from '#site/ui/Button.tsx';
import { Progress } from '#site/ui/Progress.tsx';
import { showToast } from '#site/ui/toasts.tsx';
import { ChecklistSection, progressText, type ShownSection } from './ChecklistSection.tsx';
import { $ticked } from './checklist-store.ts';
import { useRegistryChecklist } from './use-registry-checklist.ts';

interface Props {
  sections: readonly ShownSection[];
  title: string;
  teaser: string;
  /** Content below the last section. */
  children?: ReactNode;
}

const noneTicked: readonly string[] = [];
const notRemembered = 'This browser can’t save your checkmarks. They’ll last until you leave this page.';
const linkClass = 'inline-flex min-h-11 items-center text-accent underline underline-offset-4';

/** The address of the PDF with the visitor's own checkmarks. */
const pdfAddress = (ticked: ReadonlySet<string>, isLarge = false): string => {
  const query = new URLSearchParams({
    ...(isLarge && { size: 'large' }),
    ...(ticked.size > 0 && { have: [...ticked].join('.') }),
  });
  return `/baby-registry-checklist.pdf${query.size === 0 ? '' : `?${query}`}`;
};

/** The checklist: to read, to tick, to print. Without script the boxes are a plain list. */
export function Checklist({ sections, title, teaser, children }: Props) {
  // Not 'initial': a persistent store starts with the browser's stored value, and the server's HTML with nothing.
  const ticked = new Set(useStore($ticked, { ssr: () => noneTicked }));
  const registry = useRegistryChecklist();
  return (
    <div className="page-width">
      <header className="max-w-reading pt-2 pb-8 sm:pt-6">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-4 text-ink-soft text-lg">{teaser}</p>
        <div className="mt-6 flex flex-wrap items-center gap-3 print:hidden">
          <LinkButton href="/baby-registry-checklist/start_checklist">
            <span className="signed-in:hidden">Create a registry</span>
            <span className="hidden signed-in:inline">See it with your registry</span>
          </LinkButton>
          <LinkButton href="/baby-registry-checklist-quiz" look="secondary">
            Make it shorter for me
          </LinkButton>
          <div className="hidden scripted:block">
            <Button look="secondary" onClick={() => print()}>
              Print this list
            </Button>
          </div>
        </div>
        <p className="mt-3 flex flex-wrap items-center gap-x-5 text-sm print:hidden">
          <a href={pdfAddress(ticked)} className={linkClass}>
            PDF on one page
          </a>
          <a href={pdfAddress(ticked, true)} className={linkClass}>
            Large-print PDF
          </a>
        </p>
      </header>
      <div className="gap-x-16 lg:grid lg:grid-cols-[15rem_minmax(0,37.5rem)] print:block">
        <div className="top-6 self-start pb-8 lg:sticky print:hidden">
          <div className="mb-6 hidden scripted:block">
            <TickedProgress ids={sections.flatMap(({ items }) => items.map(({ id }) => id))} ticked={ticked} />
          </div>
          <nav aria-label="Sections">
            <ul className="flex flex-wrap gap-x-4 text-sm lg:block">
              {sections.map(({ slug, title }) => (
                <li key={slug}>
                  <a
                    href={`#${slug}`}
                    className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="min-w-0">
          {sections.map((section) => (
            <ChecklistSection key={section.slug} section={section} ticked={ticked} registry={registry} />
          ))}
          {children}
        </div>
      </div>
    </div>
  );
}

/** The progress, with a way to clear all checkmarks and to restore them until the next one is set. */
function TickedProgress({ ids, ticked }: { ids: readonly string[]; ticked: ReadonlySet<string> }) {
  const [cleared, setCleared] = useState<readonly string[] | null>(null);
  const done = ids.filter((id) => ticked.has(id)).length;
  const isForgetful = useStore($isForgetful, { ssr: 'initial' });
  useEffect(() => {
    if (isForgetful) showToast({ text: notRemembered });
  }, [isForgetful]);
  const canUndo = cleared !== null && ticked.size === 0;
  const press = () => {
    setCleared(canUndo ? null : $ticked.get());
    $ticked.set(canUndo ? cleared : []);
  };
  return (
    <>
      <Progress label="Checked off" value={done} max={ids.length} words={progressText(done, ids.length)} />
      <p className="mt-2 text-ink-soft text-xs">
        {isForgetful ? notRemembered : 'Checkmarks are saved in this browser.'}
      </p>
      {/* A single button, so that the focus stays on it. */}
      {(done > 0 || canUndo) && (
        <button type="button" className="min-h-11 text-accent text-sm underline underline-offset-4" onClick={press}>
          {canUndo ? 'Bring the checkmarks back' : 'Clear all checkmarks'}
        </button>
      )}
    </>
  );
}
