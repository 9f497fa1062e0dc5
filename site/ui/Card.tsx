import type { ComponentPropsWithRef } from 'react';

export const cardClass = 'rounded-card border border-line bg-raised';

interface Props extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
}

export function Card({ as: Tag = 'div', className = '', ...rest }: Props) {
  return <Tag className={`${cardClass} p-5 ${className}`} {...(rest as object)} />;
}
