const ways = [
  {
    title: 'iPhone and iPad',
    steps: ['Open this page in Safari.', 'Press Share, the square with the arrow.', 'Choose Add to Home Screen.'],
  },
  {
    title: 'Android',
    steps: [
      'Open this page in Chrome.',
      'Press the three dots.',
      'Choose Add to Home screen, or Install app.',
      'From then on, your registry is there when you press Share in any store’s app.',
    ],
  },
  {
    title: 'Computer',
    steps: [
      'Open this page in Chrome or Edge.',
      'Click the install icon at the end of the address bar.',
      'Choose Install.',
    ],
  },
];

/** How to put this site on a home screen; on a computer, the steps for computers come first. */
export function HomeScreenSteps({ isDesktop }: { isDesktop: boolean }) {
  const inOrder = isDesktop ? [...ways].reverse() : ways;
  return (
    <div className="grid gap-5 md:grid-cols-3">
      {inOrder.map(({ title, steps }) => (
        <section key={title} aria-label={title} className="rounded-panel border border-line bg-raised p-6">
          <h2 className="mb-3 text-xl">{title}</h2>
          <ol className="grid list-decimal gap-2 ps-5 text-ink-soft">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
