import { Button } from '#site/ui/Button.tsx';

/** Without script, people print from the browser's menu. */
export function PrintButton() {
  return (
    <Button look="secondary" className="justify-self-start not-scripted:hidden" onClick={() => window.print()}>
      Print
    </Button>
  );
}
