import type { ReactNode } from 'react';

interface Props {
  action: string;
  /** A method that HTML forms do not support themselves. */
  method?: 'PATCH' | 'DELETE' | undefined;
  fields?: Readonly<Record<string, string>> | undefined;
  className?: string | undefined;
  onSubmit: (fields: FormData) => void;
  children: ReactNode;
}

/** One action on a cart, as a form that works without script. */
export function CartForm({ action, method, fields = {}, className, onSubmit, children }: Props) {
  return (
    <form
      method="post"
      action={method ? `${action}?_method=${method}` : action}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      <input type="hidden" name="page" value="/store/cart" />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
