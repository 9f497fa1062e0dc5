import { useState } from 'react';
import type { RegistryList } from '#contracts/registry-lists.schemas.ts';
import { archiveRegistry, deleteRegistry, recoverRegistry } from '#contracts/registry-lists.ts';
import { changeUser } from '#contracts/users.ts';
import { coverOf, coverUrl } from '#rules/registry-covers.ts';
import { lastDayOf } from '#rules/registry-deletion.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import { Day } from '#site/ui/Day.tsx';

interface Props {
  lists: readonly RegistryList[];
}

const page = '/lists';
const kindText = { baby: 'Baby', birthday: 'Birthday', holiday: 'Holiday' };
const roleText = { owner: null, editor: 'You help edit', viewer: 'You look in', helper: 'You help out' };

/** All lists of a person: the current one first, then the others, archived ones, and deleted ones that can still be restored. */
export function Lists({ lists: initial }: Props) {
  const [lists, setLists] = useState(initial);
  const open = lists.filter(({ isArchived, goneAt }) => !isArchived && goneAt === null);
  const archived = lists.filter(({ isArchived, goneAt }) => isArchived && goneAt === null);
  const deleted = lists.filter(({ goneAt }) => goneAt !== null);
  const onDone = (answer: { lists: RegistryList[] }) => setLists(answer.lists);
  return (
    <div className="grid gap-12">
      <ul className="grid gap-5 md:grid-cols-2">
        {open
          .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
          .map((list) => (
            <li key={list.id}>
              <OpenList list={list} onDone={onDone} />
            </li>
          ))}
      </ul>
      {archived.length > 0 && (
        <ListSection
          id="archived"
          title="Archived"
          text="Silent, and out of everyone’s way. Bring one back whenever you like."
        >
          {archived.map((list) => (
            <ListRow key={list.id} list={list}>
              <ListForm
                endpoint={archiveRegistry}
                list={list}
                fields={{ isArchived: 'false' }}
                onDone={onDone}
                label="Bring it back"
              />
            </ListRow>
          ))}
        </ListSection>
      )}
      {deleted.length > 0 && (
        <ListSection
          id="deleted"
          title="Deleted"
          text="Nobody can see these. After two hours, we tell people who wanted to give something, and refund group gifts. After the day below they’re gone for good."
        >
          {deleted.map((list) => (
            <ListRow
              key={list.id}
              list={list}
              note={
                <>
                  Until <Day on={lastDayOf(list.goneAt!)} />
                </>
              }
            >
              <ListForm
                endpoint={recoverRegistry}
                list={list}
                fields={{}}
                onDone={onDone}
                label="Undo: keep this list"
              />
            </ListRow>
          ))}
        </ListSection>
      )}
    </div>
  );
}

interface OneProps {
  list: RegistryList;
  onDone: (answer: { lists: RegistryList[] }) => void;
}

function OpenList({ list, onDone }: OneProps) {
  const { id, title, slug, registryType, coverImageUrl, role, giftCount, isCurrent, isPaused } = list;
  const facts = [
    kindText[registryType],
    `${giftCount} ${giftCount === 1 ? 'gift' : 'gifts'}`,
    isPaused ? 'Paused' : null,
    roleText[role],
  ].filter(Boolean);
  return (
    <article
      aria-labelledby={`list-${id}`}
      className={`h-full overflow-hidden rounded-panel border bg-raised ${isCurrent ? 'border-accent' : 'border-line'}`}
    >
      <img
        src={coverImageUrl ?? coverUrl(coverOf(registryType, id))}
        alt=""
        width="1600"
        height="640"
        className="aspect-5/2 w-full bg-picture object-cover object-bottom night:opacity-90"
      />
      <div className="grid gap-3 p-6">
        <div>
          {isCurrent && <p className="text-sm font-semibold text-sage">Current list</p>}
          <h2 id={`list-${id}`} className="text-xl wrap-anywhere">
            <a href={`/${slug}`} className="underline-offset-4 hover:underline">
              {title}
            </a>
          </h2>
          <p className="text-sm text-ink-soft">{facts.join(' · ')}</p>
        </div>
        <div className="-ms-4 flex flex-wrap items-center">
          {!isCurrent && (role === 'owner' || role === 'editor') && (
            <Form
              endpoint={changeUser}
              name={`choose-${id}`}
              page={page}
              next="/registry/home"
              leadsTo="/registry/home"
              body={() => ({ registryId: id })}
              className=""
            >
              <input type="hidden" name="registryId" value={id} />
              <SubmitButton look="quiet" size="small">
                Switch to this list<span className="sr-only">: {title}</span>
              </SubmitButton>
            </Form>
          )}
          {role === 'owner' && (
            <>
              <ListForm
                endpoint={archiveRegistry}
                list={list}
                fields={{ isArchived: 'true' }}
                onDone={onDone}
                label="Archive"
              />
              <ListForm endpoint={deleteRegistry} list={list} fields={{}} onDone={onDone} label="Delete" />
            </>
          )}
        </div>
      </div>
    </article>
  );
}

interface ListFormProps extends OneProps {
  endpoint: typeof archiveRegistry | typeof deleteRegistry | typeof recoverRegistry;
  fields: Readonly<Record<string, string>>;
  label: string;
}

function ListForm({ endpoint, list, fields, onDone, label }: ListFormProps) {
  return (
    <Form
      endpoint={endpoint as typeof deleteRegistry}
      params={{ id: list.id }}
      name={`${endpoint.path}-${list.id}`}
      page={page}
      next={page}
      onDone={onDone}
      className=""
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton look="quiet" size="small">
        {label}
        <span className="sr-only">: {list.title}</span>
      </SubmitButton>
    </Form>
  );
}

function ListSection({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text: string;
  children: React.ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{text}</p>
      <ul className="mt-4 border-t border-line">{children}</ul>
    </section>
  );
}

function ListRow({ list, note, children }: { list: RegistryList; note?: React.ReactNode; children: React.ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-2">
      <div>
        <p className="font-semibold wrap-anywhere">{list.title}</p>
        {note && <p className="text-sm text-ink-soft">{note}</p>}
      </div>
      <div className="-mx-4">{children}</div>
    </li>
  );
}
