import { registryDrawerFlag } from '#contracts/flags.ts';
import { crowdfundItemOf } from '#rules/crowdfund-items.ts';
import { trackMetric } from '#site/data/track.ts';
import { buttonClass, dialogClass, fieldClass, inputClass, labelClass } from '#site/ui/classes.ts';
import { quickAdd } from './quick-add.ts';

const titleMax = 200;

/** The registry's add-item dialog for what is given together: its title may be changed, there is one of it. */
export function openCrowdfundDialog(card: { productId: number; gpId: number; title: string; imageUrl: string }): void {
  const { registry } = quickAdd.$state.get();
  if (registry === null) return;
  const item = crowdfundItemOf(card, registry.id);
  const dialog = document.createElement('dialog');
  dialog.className = dialogClass;
  dialog.setAttribute('aria-labelledby', 'crowdfund-title');
  dialog.setAttribute('closedby', 'any');
  dialog.innerHTML = `<form method="dialog" class="grid gap-5"><h2 id="crowdfund-title" class="text-2xl">Item Details</h2><div class="flex items-center gap-4"><img alt="" width="96" height="96" class="size-24 rounded-card bg-picture object-cover night:opacity-90" /><p class="text-ink-soft text-sm">One gift that several people give together. It goes into Cash &amp; Gifts.</p></div><div class="${fieldClass}"><label for="crowdfund-name" class="${labelClass}">Title</label><input id="crowdfund-name" name="title" required maxlength="${titleMax}" class="${inputClass}" /></div><div class="flex flex-wrap-reverse justify-end gap-x-3 gap-y-1 max-sm:*:w-full"><button type="button" data-do="close" class="${buttonClass({ look: 'quiet' })}">Cancel</button><button type="submit" class="${buttonClass()}"></button></div></form>`;
  const form = dialog.querySelector('form')!;
  const field = form.querySelector<HTMLInputElement>('input')!;
  const submit = form.querySelector<HTMLButtonElement>('button[type="submit"]')!;
  // Words from the catalogue and from people enter as text only.
  dialog.querySelector('img')!.src = item.imgUrl;
  field.value = item.title;
  submit.textContent = `Add to ${registry.title}`;
  form.querySelector('[data-do="close"]')!.addEventListener('click', () => dialog.close());
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (submit.ariaBusy === 'true') return;
    submit.ariaBusy = 'true';
    const ownTitle = field.value.trim() || item.title;
    const isAdded = await quickAdd.add({
      id: item.productId,
      gpId: card.gpId,
      title: item.title,
      quantity: item.quantity,
      ownTitle,
    });
    submit.ariaBusy = 'false';
    if (!isAdded) return;
    trackMetric(registryDrawerFlag, 'crowdfund_added');
    dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  field.focus();
}
