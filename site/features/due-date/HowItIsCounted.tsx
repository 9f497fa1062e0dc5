const ways = [
  {
    title: 'Last period',
    formula: 'first day + 280 days + (cycle length − 28)',
    text: 'A cycle of 28 days puts ovulation on day 14. If yours is four days longer, so is the count.',
  },
  {
    title: 'Conception',
    formula: 'day of conception + 266 days',
    text: 'Two weeks fewer than from the last period.',
  },
  {
    title: 'IVF, day 5',
    formula: 'day of the transfer + 261 days',
    text: 'The embryo is already five days old.',
  },
  {
    title: 'IVF, day 3',
    formula: 'day of the transfer + 263 days',
    text: 'The embryo is already three days old.',
  },
  {
    title: 'Ultrasound',
    formula: 'day of the scan + 280 days − how far along it was',
    text: 'A first-trimester scan is the most accurate. A later one should not move a date that an early one set.',
  },
];

/** The formulas of the calculator, and where they come from. */
export function HowItIsCounted() {
  return (
    <section aria-labelledby="how" className="pt-16">
      <h2 id="how" className="text-2xl">
        How it’s counted
      </h2>
      <p className="mt-3 max-w-reading text-ink-soft">
        By convention, pregnancy begins on the first day of the last period, about two weeks before conception, and
        lasts 280 days. So “10 weeks pregnant” means eight weeks since conception.
      </p>
      <dl className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {ways.map(({ title, formula, text }) => (
          <div key={title} className="rounded-card border border-line bg-raised p-5">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-2 text-sm">
              <span className="block rounded-md bg-sunken px-3 py-2 font-medium tabular-nums">{formula}</span>
              <span className="mt-2 block text-ink-soft">{text}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
