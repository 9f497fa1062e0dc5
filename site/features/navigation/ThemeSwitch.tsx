import { iconButtonClass } from '#site/ui/Button.tsx';
import { Icon } from '#site/ui/Icon.tsx';

/** Switches between day and night; the script in the head listens. Without script the device decides, and there is no button. */
export function ThemeSwitch({ words = false }: { words?: boolean | undefined }) {
  return (
    <button
      type="button"
      data-theme-switch
      className={`hidden ${words ? 'min-h-11 w-full items-center gap-3 scripted:flex' : `${iconButtonClass} scripted:grid`}`}
      aria-label={words ? undefined : 'Switch between day and night'}
    >
      <Icon name="theme" />
      {words && 'Day or night'}
    </button>
  );
}
