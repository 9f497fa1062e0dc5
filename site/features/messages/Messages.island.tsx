import { useState } from 'react';
import type { Message } from '#contracts/messages.schemas.ts';
import { changeMessage, deleteMessage } from '#contracts/messages.ts';
import { giftText } from '#rules/gift-text.ts';
import { useChange } from '#site/data/use-change.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import { Day } from '#site/ui/Day.tsx';

interface Props {
  messages: Message[];
  /** Path of the page, with its folder. */
  page: string;
}

/** The givers' messages in full, one below the other. */
export function Messages({ messages: loaded, page }: Props) {
  const [messages, setMessages] = useState(loaded);
  const drop = (id: string) => setMessages((before) => before.filter((one) => one.id !== id));
  const put = (changed: Message) =>
    setMessages((before) => before.map((one) => (one.id === changed.id ? changed : one)));
  const bringBack = useChange(changeMessage, {
    onDone: ({ message }) => setMessages((before) => [...before, message].toSorted((a, b) => b.sentAt - a.sentAt)),
  });
  const remove = useChange(deleteMessage, {
    onDone: (_, { params }) => drop(params.id),
    toast: (_, { params }) => ({
      text: 'Deleted from your messages. It’s still with the gift in your tracker.',
      action: { text: 'Undo', run: () => bringBack.mutate({ params, body: { isDeleted: false } }) },
    }),
  });
  if (messages.length === 0) return <p className="text-ink-soft">No messages here.</p>;
  return (
    <ul className="grid gap-3">
      {messages.map((message) => (
        <li key={message.id}>
          <MessageCard
            {...{ message, page }}
            onChanged={(changed) => (changed.isArchived === message.isArchived ? put(changed) : drop(changed.id))}
            onDelete={() => remove.mutate({ params: { id: message.id } })}
          />
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  message: Message;
  page: string;
  onChanged: (message: Message) => void;
  onDelete: () => void;
}

function MessageCard({ message, page, onChanged, onDelete }: CardProps) {
  const { id, giverName, text, gift, sentAt, isRead, isArchived, registry } = message;
  const form = { params: { id }, page, next: page, className: 'contents' };
  return (
    <article className="grid gap-3 rounded-panel border border-line bg-raised p-4 sm:p-5">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="flex min-w-0 items-center gap-2 wrap-anywhere font-text text-base font-semibold tracking-normal">
          {!isRead && <span className="size-2.5 shrink-0 rounded-full bg-accent" role="img" aria-label="Unread" />}
          {giverName}
        </h2>
        <p className="text-sm text-ink-soft">
          <Day on={sentAt} />
        </p>
      </header>
      <p className="whitespace-pre-line text-lg wrap-anywhere">{text}</p>
      <p className="text-sm wrap-anywhere text-ink-soft">
        With {giftText(gift)}, for {registry.title}
      </p>
      <div className="-mx-4 flex flex-wrap">
        {(
          [
            ['read', 'isRead', !isRead, isRead ? 'Mark as unread' : 'Mark as read'],
            ['archive', 'isArchived', !isArchived, isArchived ? 'Back to the inbox' : 'Archive'],
          ] as const
        ).map(([name, field, value, label]) => (
          <Form
            key={name}
            {...form}
            endpoint={changeMessage}
            name={`${name}-${id}`}
            body={() => ({ [field]: value })}
            onDone={({ message: changed }) => onChanged(changed)}
          >
            <input type="hidden" name={field} value={String(value)} />
            <SubmitButton look="quiet" size="small">
              {label}
            </SubmitButton>
          </Form>
        ))}
        <form
          method="post"
          action={`/api/v3/message/${id}?_method=DELETE`}
          className="contents"
          onSubmit={(event) => {
            event.preventDefault();
            onDelete();
          }}
        >
          <input type="hidden" name="page" value={page} />
          <input type="hidden" name="next" value={page} />
          <SubmitButton look="quiet" size="small">
            Delete
          </SubmitButton>
        </form>
      </div>
    </article>
  );
}
