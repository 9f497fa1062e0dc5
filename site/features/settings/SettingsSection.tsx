import type { ReactNode } from 'react';

interface Props {
  title: string;
  about?: ReactNode;
  children: ReactNode;
}

/** One setting under its heading; several of them make a settings page. */
export function SettingsSection({ title, about, children }: Props) {
  return (
    <section className="border-line border-t pt-8 first:border-0 first:pt-0">
      <h2 className="mb-2 text-xl">{title}</h2>
      {about && <p className="mb-5 text-ink-soft">{about}</p>}
      {children}
    </section>
  );
}
