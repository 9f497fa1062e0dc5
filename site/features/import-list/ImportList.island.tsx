import { useEffect, useRef, useState } from 'react';
import { addressOf, type OutputOf } from '#contracts/endpoint.ts';
import { importGifts, importTextMax, readImport } from '#contracts/imports.ts';
import { changeItems } from '#contracts/registries.ts';
import { formatMoney } from '#rules/money.ts';
import type { OwnRegistry } from '#site/data/own-registries.ts';
import { useChange } from '#site/data/use-change.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import { forgetEdits, keepEdits, keptForm } from '#site/forms/kept-edits.ts';
import { type RefusedForm, typedValue } from '#site/forms/refused-form.ts';
import { Button, LinkButton } from '#site/ui/Button.tsx';
import { Checkbox } from '#site/ui/Choice.tsx';
import { Textarea } from '#site/ui/TextInput.tsx';
import { showToast } from '#site/ui/toasts.tsx';
import { typeInto } from '#site/ui/type-into.ts';
import { readSavedPage } from './saved-page.ts';

interface Props {
  registry: OwnRegistry;
  refused?: RefusedForm | undefined;
}

type Reading = OutputOf<typeof readImport>;
type Listed = Reading['gifts'][number];

const formName = 'import';
const page = '/registry/import';
const fileBytesMax = 8_000_000;

/**
 * Imports the gifts of another list: paste or open a file, choose, add. Without script everything that is not on the registry yet is added.
 */
export function ImportList({ registry, refused }: Props) {
  const [reading, setReading] = useState<Reading | null>(null);
  const [text, setText] = useState(typedValue(refused, 'text') ?? '');
  const area = useRef<HTMLTextAreaElement>(null);
  const form = keptForm(formName, addressOf(importGifts, { params: { id: registry.id } }), page);
  // Its buttons are no submit buttons, which the form would know of. The session may have ended.
  const keep = (typed: string) => keepEdits(form, { was: [], fields: [['text', typed]] });
  const forget = () => forgetEdits(form);
  const read = useChange(readImport, {
    onDone: (found) => {
      forget();
      setReading(found);
    },
  });
  const show = () => {
    const typed = area.current!.value;
    if (typed.trim() === '') return area.current!.focus();
    setText(typed);
    keep(typed);
    read.mutate({ params: { id: registry.id }, body: { text: typed } });
  };

  if (reading !== null && reading.gifts.length > 0)
    return (
      <Choosing
        registry={registry}
        reading={reading}
        onAdding={() => keep(text)}
        onAdded={forget}
        onBack={() => setReading(null)}
      />
    );
  const isEmpty = reading !== null;
  return (
    <Form
      endpoint={importGifts}
      params={{ id: registry.id }}
      name={formName}
      page={page}
      refused={refused}
      body={(fields) => ({ text: fields.text('text') })}
    >
      {isEmpty && (
        <p role="alert" className="rounded-card bg-butter p-3 text-sm">
          We couldn’t find a gift in that. Try copying the names and links instead, one on each line.
        </p>
      )}
      {/* Not controlled: React would make what was typed its default value, which the browser does not fill in after Back. */}
      <Textarea
        ref={area}
        name="text"
        label="Your other list"
        hint="Links, one on each line. Or copy everything on the other registry’s page and paste it here. CSV works, too."
        rows={10}
        maxLength={importTextMax}
        defaultValue={text}
      />
      <OpenFile
        onRead={(found) => {
          typeInto(area.current!, found);
          show();
        }}
      />
      <div className="not-scripted:hidden">
        <Button wide busy={read.isPending} onClick={show}>
          Show me what’s on it
        </Button>
      </div>
      <noscript>
        <SubmitButton wide>Add everything that isn’t on my registry yet</SubmitButton>
      </noscript>
    </Form>
  );
}

function OpenFile({ onRead }: { onRead: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    const refuse = (text: string) => showToast({ text, tone: 'error' });
    if (file.size > fileBytesMax) return refuse('That file is larger than 8 MB. Copy the list and paste it instead.');
    const content = await file.text();
    const found = /<html|<body|<!doctype/i.test(content.slice(0, 2000)) ? readSavedPage(content) : content;
    if (found === null || found.trim() === '')
      return refuse('We couldn’t find a list in that file. Copy the list and paste it instead.');
    if (found.length > importTextMax)
      return refuse('That list is too long for one go. Split it and add one part after the other.');
    onRead(found);
  };
  return (
    <div className="not-scripted:hidden">
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.html,.htm,text/csv,text/plain,text/html"
        aria-label="Open a file"
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          void open(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <Button look="secondary" wide onClick={() => input.current?.click()}>
        Open a CSV file or a saved page
      </Button>
    </div>
  );
}

interface ChoosingProps {
  registry: OwnRegistry;
  reading: Reading;
  onAdding: () => void;
  onAdded: () => void;
  onBack: () => void;
}

function Choosing({ registry, reading: { gifts, unread }, onAdding, onAdded, onBack }: ChoosingProps) {
  const [chosen, setChosen] = useState(
    () => new Set(gifts.flatMap(({ isOnList }, place) => (isOnList ? [] : [place]))),
  );
  const undo = useChange(changeItems, {
    toast: () => ({ text: 'The gifts are off your list again.' }),
  });
  const add = useChange(importGifts, {
    onDone: () => {
      onAdded();
      onBack();
    },
    toast: ({ regItemIds }) => ({
      text: `${countText(regItemIds.length)} added to ${registry.title}`,
      link: { text: 'View', href: `/list/${registry.id}` },
      action: {
        text: 'Undo',
        run: () =>
          undo.mutate({
            params: { id: registry.id },
            body: { changes: regItemIds.map((id) => ({ id, removed: true })) },
          }),
      },
    }),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const already = gifts.filter(({ isOnList }) => isOnList).length;
  const toggle = (place: number) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(place)) after.add(place);
      return after;
    });
  return (
    <section className="grid gap-5" aria-labelledby="found">
      <div>
        <h2 id="found" ref={heading} className="text-2xl" tabIndex={-1}>
          {countText(gifts.length)} found
        </h2>
        <p className="mt-1 text-ink-soft">
          {already > 0 && `${already === 1 ? 'One is' : `${already} are`} on your registry already. `}
          {unread > 0 && `${unread === 1 ? 'One line' : `${unread} lines`} didn’t look like a gift. `}
          You can change every detail later.
        </p>
      </div>
      <ul className="grid divide-y divide-line rounded-card border border-line bg-raised px-4">
        {gifts.map((gift, place) => (
          <li key={place} className="py-1">
            <Checkbox
              name="gift"
              label={<GiftLine {...gift} />}
              checked={chosen.has(place)}
              onChange={() => toggle(place)}
            />
          </li>
        ))}
      </ul>
      <Button
        wide
        busy={add.isPending}
        disabled={chosen.size === 0}
        onClick={() => {
          onAdding();
          add.mutate({
            params: { id: registry.id },
            body: { gifts: gifts.filter((_, place) => chosen.has(place)).map(({ isOnList: _, ...gift }) => gift) },
          });
        }}
      >
        Add {countText(chosen.size)}
      </Button>
      <Button look="quiet" wide onClick={onBack}>
        Back to the list
      </Button>
      <LinkButton look="quiet" wide href={`/list/${registry.id}`}>
        View my registry
      </LinkButton>
    </section>
  );
}

const countText = (count: number): string => `${count} ${count === 1 ? 'gift' : 'gifts'}`;

function GiftLine({ title, url, storeName, priceCents, currency, quantity, isOnList }: Listed) {
  const price =
    priceCents !== null && currency !== null ? formatMoney({ amount: priceCents, currency }, 'en-US') : null;
  // A link without words has only the name of its store as title: several of one store are told apart by the link.
  const store = url !== null && title === storeName ? url.replace(/^https?:\/\/(?:www\.)?/, '') : storeName;
  const facts = [store, price, quantity > 1 && `${quantity} of them`, isOnList && 'On your registry already'];
  return (
    <span className="block min-w-0">
      <span className="wrap-anywhere block font-semibold">{title}</span>
      <span className="wrap-anywhere block text-ink-soft text-sm">{facts.filter(Boolean).join(' · ')}</span>
    </span>
  );
}
