/** Where to read mail in a shop that sends none; renders nothing where mail is sent. */
export function InboxHint({ hasInbox }: { hasInbox: boolean }) {
  if (!hasInbox) return null;
  return (
    <p className="mb-6 text-ink-soft">
      This is a demo, and its mail stays here: read it in the{' '}
      <a className="font-semibold text-accent underline underline-offset-4" href="/dev/inbox">
        development inbox
      </a>
      .
    </p>
  );
}
