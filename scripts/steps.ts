import type { WriteStream } from 'node:tty';

export interface Steps {
  say(step: string): void;
  /** A bar on a terminal; elsewhere a line at every tenth. */
  progress(step: string, done: number, total: number): void;
  done(): void;
}

const barWidth = 24;

export function createSteps(out: NodeJS.WriteStream | WriteStream): Steps {
  let isOpen = false;
  let lastTenth = -1;
  const close = () => {
    if (isOpen) out.write('\n');
    isOpen = false;
    lastTenth = -1;
  };
  return {
    say(step) {
      close();
      out.write(`${step}\n`);
    },
    progress(step, done, total) {
      const share = total === 0 ? 1 : Math.min(1, done / total);
      const tenth = Math.floor(share * 10);
      if (out.isTTY) {
        const full = Math.round(share * barWidth);
        out.write(
          `\r${step}  ${'█'.repeat(full)}${'░'.repeat(barWidth - full)}  ${done.toLocaleString('en-US')} / ${total.toLocaleString('en-US')}`,
        );
        isOpen = true;
        if (share === 1) close();
      } else if (tenth > lastTenth) {
        lastTenth = tenth === 10 ? -1 : tenth;
        out.write(`${step}  ${tenth * 10} %\n`);
      }
    },
    done: close,
  };
}
