import { useState } from 'react';
import { Banner } from '../ui/Banner.tsx';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Dialog, Drawer } from '../ui/Dialog.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Icon } from '../ui/Icon.tsx';
import { iconNames } from '../ui/icon-names.ts';
import { Pagination } from '../ui/Pagination.tsx';
import { Progress } from '../ui/Progress.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { showToast } from '../ui/toasts.tsx';
import { WhatIsThis } from '../ui/WhatIsThis.tsx';
import { rowClass, Story, useStoryId } from './Story.tsx';

const tints = ['bg-paper', 'bg-raised', 'bg-sunken', 'bg-accent-soft', 'bg-sage-soft', 'bg-sky', 'bg-butter'];
const moreTints = ['bg-blush', 'bg-mint'];

export function GroundStory() {
  return (
    <Story title="Grounds">
      <ul className="grid grid-cols-3 gap-2 text-sm">
        {[...tints, ...moreTints].map((tint) => (
          <li key={tint} className={`${tint} rounded-card border border-line p-4`}>
            {tint.slice(3)}
          </li>
        ))}
      </ul>
    </Story>
  );
}

export function TypeStory() {
  return (
    <Story title="Type">
      <p className="font-display text-4xl">Forty winks</p>
      <p className="font-display text-3xl">Three quiet hours</p>
      <p className="font-display text-2xl">Two little socks</p>
      <p className="font-display text-xl">One calm list</p>
      <p className="text-lg">Large text for openings.</p>
      <p>Text as it stands everywhere.</p>
      <p className="text-sm text-ink-soft">Small and soft.</p>
      <p className="text-xs text-ink-faint">Smallest and faint.</p>
    </Story>
  );
}

const trail = [{ title: 'Strollers', href: '/store/strollers' }, { title: 'Full-size strollers' }];

export function NavigationStory() {
  const { theme, id } = useStoryId();
  return (
    <Story title="Finding the way">
      <Breadcrumb label={`Breadcrumb, ${theme}`} path="/design" trail={trail} />
      <Tabs
        label={`Parts of the registry, ${theme}`}
        tabs={[
          { title: 'Gifts', href: '#gifts', current: true, count: 42 },
          { title: 'Thank-you notes', href: '#notes' },
          { title: 'Settings', href: '#settings' },
        ]}
      />
      <Pagination label={`Pages, ${theme}`} current={4} total={12} hrefOf={(page) => `?page=${page}`} />
      <div>
        {['First', 'Second'].map((which) => (
          <Disclosure
            key={which}
            title={`${which} question: how long may I return it?`}
            group={id('faq')}
            open={which === 'First'}
          >
            Within nine months, unopened and in its box.
          </Disclosure>
        ))}
      </div>
    </Story>
  );
}

export function DialogStory() {
  const { theme, id } = useStoryId();
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'top-drawer' | null>(null);
  const close = () => setOpen(null);
  return (
    <Story title="Above the page">
      <Banner id={id('banner')} label={`Message, ${theme}`}>
        Free shipping from $45.
      </Banner>
      <div className={rowClass}>
        <Button look="secondary" onClick={() => setOpen('dialog')}>
          Open a dialog
        </Button>
        <Button look="secondary" onClick={() => setOpen('drawer')}>
          Open a drawer
        </Button>
        <Button look="secondary" onClick={() => setOpen('top-drawer')}>
          Open a drawer from above
        </Button>
        <span>
          Crowdfund{' '}
          <WhatIsThis id={id('what')} question="What is a crowdfund?">
            Several people pay for one gift together.
          </WhatIsThis>
        </span>
      </div>
      <Dialog
        title="Cancel this reservation?"
        open={open === 'dialog'}
        onClose={close}
        actions={
          <Button look="danger" onClick={close}>
            Cancel it
          </Button>
        }
      >
        <p className="text-ink-soft">The gift becomes free for others. Nothing else changes.</p>
      </Dialog>
      <Drawer
        title="Filter"
        open={open === 'drawer'}
        onClose={close}
        actions={
          <>
            <Button look="quiet">Clear All</Button>
            <Button onClick={close}>View 12 Items</Button>
          </>
        }
      >
        <p>What the page behind is filtered by.</p>
      </Drawer>
      <Drawer title="What changed" side="top" open={open === 'top-drawer'} onClose={close}>
        <p>Something that is wider than it is high.</p>
      </Drawer>
    </Story>
  );
}

export function ToastStory() {
  const undo = { text: 'Undo', run: () => showToast({ text: 'Put back' }) };
  return (
    <Story title="Toasts">
      <div className={rowClass}>
        <Button look="secondary" onClick={() => showToast({ text: 'Link copied' })}>
          Show a toast
        </Button>
        <Button
          look="secondary"
          onClick={() => showToast({ text: 'Added to your registry', action: undo, link: { text: 'View', href: '/' } })}
        >
          Show one with an action and a link
        </Button>
        <Button look="secondary" onClick={() => showToast({ text: 'Someone was faster.', tone: 'error' })}>
          Show an error
        </Button>
      </div>
    </Story>
  );
}

export function StateStory() {
  const { theme } = useStoryId();
  return (
    <Story title="States">
      <Card>
        <EmptyState
          title="No gifts yet"
          level={3}
          actions={<LinkButton href="/registry/share">Share the registry</LinkButton>}
        >
          When somebody reserves one, you see it here.
        </EmptyState>
      </Card>
      <ErrorState />
      <ErrorState title="The list did not load.">Nothing was changed. Please try again in a moment.</ErrorState>
      <Progress label="Importing" value={40} words="40 of 100" />
      <Progress label={`Working, ${theme}`} />
    </Story>
  );
}

export function IconStory() {
  return (
    <Story title="Icons">
      <ul className="flex flex-wrap gap-3">
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} label={name} />
          </li>
        ))}
      </ul>
    </Story>
  );
}
