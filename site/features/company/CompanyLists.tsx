import type {
  AboutCareers,
  AboutHealthAdvisoryBoard,
  AboutLeadership,
  CompanyNews,
  CompanyStats,
} from '#contracts/company.schemas.ts';
import { Day } from '#site/ui/Day.tsx';

const linkClass = 'inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline';

/** Figures, counted when the page was built. */
export function StatList({ stats }: { stats: CompanyStats['response']['stats'] }) {
  return (
    <section aria-labelledby="figures" className="mt-14">
      <h2 id="figures" className="text-2xl">
        In this shop today
      </h2>
      <dl className="mt-5 grid grid-cols-2 gap-4 sm:grid-cols-3">
        {stats.map(({ key, label, value }) => (
          <div key={key} className="flex flex-col-reverse justify-end rounded-card bg-sunken p-5">
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="font-display text-3xl font-semibold tabular-nums">{value.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function NewsList({ title, news }: { title: string; news: readonly CompanyNews[] }) {
  return (
    <section aria-labelledby="news" className="mt-14">
      <h2 id="news" className="text-2xl">
        {title}
      </h2>
      <ul className="mt-3">
        {news.map(({ slug, title, publishedOn, text, link }) => (
          <li key={slug} id={slug} className="scroll-mt-6 border-t border-line py-5">
            <p className="text-ink-soft text-sm">
              <Day on={publishedOn} />
            </p>
            <h3 className="mt-1 text-xl">{title}</h3>
            <p className="mt-1.5 max-w-reading text-ink-soft">{text}</p>
            {link && (
              <a href={link.url} className={linkClass}>
                {link.text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function RoleList({ roles, contact }: { roles: AboutCareers['response']['roles']; contact: string }) {
  if (roles.length === 0) return <p className="mt-10 rounded-card bg-sunken p-5">There is no open role right now.</p>;
  return (
    <section aria-labelledby="roles" className="mt-12">
      <h2 id="roles" className="text-2xl">
        Open roles
      </h2>
      <ul className="mt-5 grid gap-4">
        {roles.map(({ slug, title, kind, place, text }) => (
          <li key={slug} id={slug} className="scroll-mt-6 rounded-card border border-line bg-raised p-5">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1 text-sage text-sm">
              {kind === 'volunteer' ? 'Volunteer' : 'Paid'} · {place}
            </p>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-ink-soft">
        To ask about one of them, write to{' '}
        <a href={`mailto:${contact}`} className="underline underline-offset-4">
          {contact}
        </a>
        .
      </p>
    </section>
  );
}

export function LeaderList({ leadership }: { leadership: AboutLeadership['response']['leadership'] }) {
  return (
    <ul className="mt-10 grid gap-4 sm:grid-cols-2">
      {leadership.map(({ name, role, text }) => (
        <li key={name} className="rounded-card border border-line bg-raised p-5">
          <h2 className="text-xl">{name}</h2>
          <p className="mt-1 text-sage text-sm">{role}</p>
          <p className="mt-2 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** The seats of the board; a vacant one says so. */
export function SeatList({ seats, medicalStories, reviewedStories }: AboutHealthAdvisoryBoard['response']) {
  return (
    <section aria-labelledby="seats" className="mt-12">
      <h2 id="seats" className="text-2xl">
        The seats
      </h2>
      <p className="mt-3 rounded-card bg-butter p-4">
        {reviewedStories} of {medicalStories} articles about health have been read by a reviewer so far.
      </p>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2">
        {seats.map(({ field, credentials, reads, name }) => (
          <li key={field} className="rounded-card border border-line bg-raised p-5">
            <h3 className="text-xl">{field}</h3>
            <p className="mt-1 text-sage text-sm">{name ?? 'Open seat'}</p>
            <dl className="mt-3 grid gap-2 text-ink-soft text-sm">
              <div>
                <dt className="font-semibold text-ink">Needs</dt>
                <dd>{credentials}</dd>
              </div>
              <div>
                <dt className="font-semibold text-ink">Reads</dt>
                <dd>{reads}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
