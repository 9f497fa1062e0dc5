import type { Story } from './stories.ts';

/** Sources in full, so that a reader can judge them without a click. */
export function Sources({ story: { sources, medical } }: { story: Pick<Story, 'sources' | 'medical'> }) {
  return (
    <>
      {medical && (
        <aside
          id="not-medical-advice"
          aria-label="Not medical advice"
          className="mt-10 rounded-card bg-sky p-4 text-sm"
        >
          <p className="font-semibold">This is not medical advice</p>
          <p className="mt-1">
            It follows public guidance, but it can’t know you or your baby. If you’re worried, ask your doctor or
            midwife. In an emergency, call 911.
          </p>
        </aside>
      )}
      {sources.length > 0 && (
        <section aria-labelledby="sources" className="mt-10 border-t border-line pt-6">
          <h2 id="sources" className="text-xl">
            Sources
          </h2>
          <ol className="mt-3 list-decimal ps-5 text-sm">
            {sources.map(({ title, publisher, url }, index) => (
              <li key={`${url} ${title}`} id={`source-${index + 1}`} className="scroll-mt-6 pt-1.5">
                <a href={url} className="text-accent underline underline-offset-4">
                  {title}
                </a>
                , {publisher}
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
