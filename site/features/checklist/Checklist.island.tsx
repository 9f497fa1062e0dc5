import { useStore } from '@nanostores/react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Progress } from '#site/ui/Progress.tsx';
import { progressText } from './ChecklistSection.tsx';
import { $ticked, tick } from './checklist-store.ts';
import { LineState } from './LineState.tsx';
import { useRegistryChecklist } from './use-registry-checklist.ts';

interface Props {
  /** How many lines there are. */
  total: number;
  /** The page's header. */
  start: ReactNode;
  /** Links to the sections. */
  contents: ReactNode;
  /** The sections, as the page wrote them. */
  children: ReactNode;
}

const noneTicked: readonly string[] = [];
const linkClass = 'inline-flex min-h-11 items-center text-accent underline underline-offset-4';

/** With one's own checkmarks in it. */
const pdfAddress = (ticked: readonly string[], isLarge = false): string => {
  const query = new URLSearchParams({
    ...(isLarge && { size: 'large' }),
    ...(ticked.length > 0 && { have: ticked.join('.') }),
  });
  return `/baby-registry-checklist.pdf${query.size === 0 ? '' : `?${query}`}`;
};

/**
 * What reacts on the checklist. Its lines are the page's own HTML: their boxes are read and set here, and what a registry knows of a
 * line is rendered into it.
 */
export function Checklist({ total, start, contents, children }: Props) {
  // Not 'initial': a persistent store begins with what the browser remembers, and the server's HTML with nothing.
  const ticked = useStore($ticked, { ssr: () => noneTicked });
  const [lines, setLines] = useState<HTMLFieldSetElement | null>(null);
  const registry = useRegistryChecklist();
  const boxes = lines === null ? [] : boxesOf(lines);
  const done = boxes.filter(({ value }) => ticked.includes(value)).length;
  useLayoutEffect(() => {
    if (lines !== null) showTicks(lines, ticked);
  }, [lines, ticked]);
  return (
    <div className="page-width">
      <header className="max-w-reading pt-2 pb-8 sm:pt-6">
        {start}
        <div className="mt-3 flex flex-wrap items-center gap-x-5 text-sm print:hidden">
          <button type="button" className={`not-scripted:hidden ${linkClass}`} onClick={() => print()}>
            Print this list
          </button>
          <a href={pdfAddress(ticked)} className={linkClass}>
            PDF on one page
          </a>
          <a href={pdfAddress(ticked, true)} className={linkClass}>
            Large-print PDF
          </a>
        </div>
      </header>
      <div className="gap-x-16 lg:grid lg:grid-cols-[15rem_minmax(0,37.5rem)]">
        <div className="top-6 self-start pb-8 lg:sticky print:hidden">
          <div className="mb-6 hidden scripted:block">
            <TickedProgress done={done} total={total} />
          </div>
          {contents}
        </div>
        <fieldset
          ref={setLines}
          className="min-w-0"
          // React follows the changes of its own inputs only; this event it hands on from any.
          onInput={({ target }) => {
            if (target instanceof HTMLInputElement) tick(target.value, target.checked);
          }}
        >
          {children}
          {registry !== undefined &&
            boxes.map((box) => {
              const item = registry.items.get(box.value);
              const line = box.closest('li');
              return item && line && createPortal(<LineState registryId={registry.registryId} item={item} />, line);
            })}
        </fieldset>
      </div>
    </div>
  );
}

const boxesOf = ({ elements }: HTMLFieldSetElement): HTMLInputElement[] =>
  [...elements].filter((element) => element instanceof HTMLInputElement);

/** Each box, and how many there are in each section. */
function showTicks(lines: HTMLFieldSetElement, ticked: readonly string[]): void {
  const boxes = boxesOf(lines);
  for (const box of boxes) box.checked = ticked.includes(box.value);
  for (const output of lines.elements) {
    if (!(output instanceof HTMLOutputElement)) continue;
    const ofSection = boxes.filter((box) => output.closest('section')?.contains(box));
    output.value = progressText(ofSection.filter(({ checked }) => checked).length, ofSection.length);
  }
}

/** How far one is, with a way to clear all ticks and to bring them back until the next one. */
function TickedProgress({ done, total }: { done: number; total: number }) {
  const [cleared, setCleared] = useState<readonly string[] | null>(null);
  const canUndo = cleared !== null && $ticked.get().length === 0;
  const press = () => {
    setCleared(canUndo ? null : $ticked.get());
    $ticked.set(canUndo ? cleared : []);
  };
  return (
    <>
      <Progress label="Checked off" value={done} max={total} words={progressText(done, total)} />
      <p className="mt-2 text-ink-soft text-xs">Checkmarks are saved in this browser.</p>
      {/* One button, so that the focus stays on it. */}
      {(done > 0 || canUndo) && (
        <button type="button" className="min-h-11 text-accent text-sm underline underline-offset-4" onClick={press}>
          {canUndo ? 'Bring the checkmarks back' : 'Clear all checkmarks'}
        </button>
      )}
    </>
  );
}
