import { Button } from '#site/ui/Button.tsx';

const link = 'text-accent underline underline-offset-4';

/**
 * Asks once whether the shop may count statistics. It is part of the page and not on top of it: it covers nothing and blocks nothing, and
 * no answer means no. The script in the head handles the two buttons; without script nothing is counted, so nothing is asked.
 */
export function StatisticsQuestion() {
  return (
    <section
      aria-label="Statistics"
      className="hidden border-t border-line bg-raised unasked:block chosen:block"
      data-no-print
    >
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4 text-sm chosen:hidden">
        <p className="max-w-[68ch]">
          May we count which products people look at? It helps us decide what to carry. The numbers stay in our own
          database.{' '}
          <a href="/manage-cookies" className={link}>
            What we count
          </a>
        </p>
        <p className="flex flex-wrap gap-3">
          <Button size="small" look="secondary" data-consent-choice="no">
            No, thank you
          </Button>
          <Button size="small" look="secondary" data-consent-choice="yes">
            Yes, that’s fine
          </Button>
        </p>
      </div>
      <p role="status" className="page-width hidden py-6 text-sm chosen:block">
        <span className="hidden counted:inline">Thank you. You can change your mind anytime under</span>
        <span className="hidden uncounted:inline">
          OK, nothing will be counted. You can change your mind anytime under
        </span>{' '}
        <a href="/manage-cookies" className={link}>
          Cookies
        </a>
        .
      </p>
    </section>
  );
}
