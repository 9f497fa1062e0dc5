import { globSync, readFileSync } from 'node:fs';
import { fireEvent, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { problemOf } from '#contracts/problems.ts';
import type { RegItem, Registry } from '#contracts/registries.schemas.ts';
import { usd } from '#rules/money.ts';
import { sampleGroupGift, sampleItem, sampleRegistry, sampleReservation } from '#scripts/testing/sample-registry.ts';
import {
  FinishSignUpForm,
  ForgotPasswordForm,
  NewPasswordForm,
  SignInForm,
  SignUpForm,
} from '../features/account/AccountForms.island.tsx';
import { SecondStep } from '../features/account/SecondStep.island.tsx';
import { AddGift } from '../features/add-gift/AddGift.island.tsx';
import { AudienceLinks } from '../features/audiences/AudienceLinks.island.tsx';
import { AlertForm } from '../features/availability/AlertForm.island.tsx';
import { DeleteChecklistItems } from '../features/back-office/DeleteChecklistItems.island.tsx';
import { QuickBuy } from '../features/cart/QuickBuy.island.tsx';
import { ListMailForm } from '../features/checklist-quiz/ListMailForm.island.tsx';
import { QuickPicks } from '../features/first-steps/QuickPicks.island.tsx';
import { CashFundForm } from '../features/funds/CashFundForm.island.tsx';
import { GroupGiftOwner } from '../features/funds/GroupGiftOwner.island.tsx';
import { GroupShareForm } from '../features/funds/GroupShareForm.island.tsx';
import { PledgeForm } from '../features/funds/PledgeForm.island.tsx';
import { PreferencesForm } from '../features/funds/PreferencesForm.island.tsx';
import { CorrectionForm } from '../features/gift-tracker/CorrectionForm.tsx';
import { RecordGift } from '../features/gift-tracker/GiftTracker.island.tsx';
import { ThankYouNote } from '../features/gift-tracker/ThankYouNote.island.tsx';
import { ImportList } from '../features/import-list/ImportList.island.tsx';
import { InaccuracyForm } from '../features/inaccuracies/InaccuracyForm.island.tsx';
import { DayStep } from '../features/new-registry/DayStep.island.tsx';
import { PeopleSettings } from '../features/people/PeopleSettings.island.tsx';
import { EmailsForm } from '../features/pregnancy-emails/EmailsForm.island.tsx';
import { PrivacyRequestForm } from '../features/privacy-requests/PrivacyRequestForm.island.tsx';
import { StaffRequest } from '../features/privacy-requests/StaffRequest.island.tsx';
import { AnswerForm, AskForm } from '../features/questions/QuestionForms.island.tsx';
import { ExternalRegistries } from '../features/registry/ExternalRegistries.island.tsx';
import { ItemEditor } from '../features/registry/editor/ItemEditor.island.tsx';
import { SectionPanel } from '../features/registry/editor/SectionPanel.tsx';
import { ReserveForm } from '../features/registry/guest/ReserveForm.tsx';
import { RegistryForm } from '../features/registry/RegistryForm.island.tsx';
import { GiftChoices } from '../features/reservation/GiftChoices.island.tsx';
import { MailMyGifts } from '../features/reservation/GiverForms.island.tsx';
import { ReportReview } from '../features/reviews/ReportReview.island.tsx';
import { ReviewForm } from '../features/reviews/ReviewForm.island.tsx';
import { AccountSettings } from '../features/settings/AccountSettings.island.tsx';
import { AddressForm } from '../features/settings/AddressForm.island.tsx';
import { BirthdayForm } from '../features/settings/BirthdayForm.island.tsx';
import { EmailForm } from '../features/settings/EmailForm.island.tsx';
import { ImportForm } from '../features/settings/ImportForm.island.tsx';
import { GiftAddressForm, OwnAddressForm } from '../features/settings/ShippingForms.island.tsx';
import { SupportForm } from '../features/settings/SupportForm.island.tsx';
import { SearchLevelForm, SurpriseForm } from '../features/settings/VisibilityForms.island.tsx';
import { OrderInsertCards } from '../features/share/InsertCards.island.tsx';
import { ShareSheet } from '../features/share/ShareSheet.island.tsx';
import { type RefusedForm, readRefusedForm } from './refused-form.ts';

const registry: Registry = sampleRegistry({
  role: 'owner',
  surprise: 'off',
  shower: { day: '2027-03-01', guests: null, guestType: null },
});
const { id: registryId } = registry;
const money = usd(2_500);
const store = (name: string) => ({ storeName: name, url: `https://${name}.example/pram`, price: money });
const item: RegItem = sampleItem('1', {
  kind: 'external',
  quantity: 2,
  left: 1,
  url: 'https://store.example/1',
  mustHave: true,
  offers: ['one', 'two', 'three'].map(store) as RegItem['offers'],
});
const sections = [1, 2].map((id) => ({
  id,
  title: `Section ${id}`,
  position: id,
  itemCount: 0,
  canRename: true,
  canMove: true,
  canDelete: true,
}));
const gift = { kind: 'reservation', id: 'g1', giverName: 'Gus', message: null } as const;
const member = (name: string, role: 'owner' | 'editor') => ({
  userId: name,
  name,
  pictureUrl: null,
  role,
  blind: false,
  isSelf: role === 'owner',
  isOfferedRegistry: false,
});
const page = '/here';
const path = '/gp/pram/1';

type Draw = (refused: RefusedForm | undefined) => ReactElement;
const named = (name: string, form: RefusedForm | undefined) => form && { name, form };
const people =
  (name: string): Draw =>
  (form) => (
    <PeopleSettings
      registry={{ id: registryId, title: 'Ours', role: 'owner', isPaused: false }}
      people={{ members: [member('Olive', 'owner'), member('Hanno', 'editor')], invitations: [] }}
      refused={named(name, form)}
    />
  );
const audience = { id: 'a1', name: 'Colleagues', path: '/x', seesAll: false, categoryIds: [1], itemIds: ['g1', 'g2'] };
const audiences =
  (name: string): Draw =>
  (form) => (
    <AudienceLinks
      registryId={registryId}
      audiences={[audience] as never}
      categories={sections}
      items={
        [
          { id: 'g1', title: 'Pram' },
          { id: 'g2', title: 'Crib' },
        ] as never
      }
      publicUrl="https://shop.example"
      refused={named(name, form)}
    />
  );
const account =
  (name: string): Draw =>
  (form) => (
    <AccountSettings
      account={
        {
          name: 'Olive',
          email: 'olive@example.com',
          pictureUrl: null,
          newEmail: null,
          isPasswordFresh: true,
          sessions: [],
        } as never
      }
      secondStep={{ state: 'missing', recoveryCodesLeft: 0, canEnd: false } as never}
      refused={named(name, form)}
    />
  );
const groupGift =
  (name: 'open' | 'change' | 'close' | 'redeem', has: Partial<RegItem>): Draw =>
  (form) => (
    <GroupGiftOwner
      item={{ ...item, ...has }}
      page={page}
      fund={{ groupGiftId: 'gg', balance: money, redeemed: usd(0), ledger: [] } as never}
      refused={{ open: undefined, change: undefined, close: undefined, redeem: undefined, [name]: form }}
    />
  );
const giver = { registryId, itemId: '1', page, startCents: null, giver: null };
const draft = {
  at: 'draft',
  draft: {
    outcome: 'read',
    title: 'Stacker',
    url: 'https://toys.example/a',
    storeName: 'Toys',
    note: '',
    priceCents: 3400,
    currency: 'USD',
    imageUrl: null,
  },
} as const;
const pick = (id: number) => ({
  key: `p${id}`,
  title: `Pick ${id}`,
  product: { productId: id, imgUrl: '/p.jpg', price: null },
});

const giftChoices = (refused: Parameters<typeof GiftChoices>[0]['refused']) => (
  <GiftChoices reservation={sampleReservation('1')} today="2027-01-01" isSignedIn={false} refused={refused} />
);

/** Every form that is shown again when it was refused, by its name and the file it is in. */
const forms: [file: string, name: string, draw: Draw][] = [
  ['account/AccountForms.island', 'sign-in', (refused) => <SignInForm page={page} next="/" refused={refused} />],
  ['account/AccountForms.island', 'sign-up', (refused) => <SignUpForm page={page} next="/" refused={refused} />],
  ['account/AccountForms.island', 'finish-sign-up', (refused) => <FinishSignUpForm id="1" refused={refused} />],
  ['account/AccountForms.island', 'forgot-password', (refused) => <ForgotPasswordForm refused={refused} />],
  ['account/AccountForms.island', 'new-password', (refused) => <NewPasswordForm id="1" refused={refused} />],
  [
    'account/SecondStep.island',
    'second-step',
    (refused) => <SecondStep state="asked" recoveryCodesLeft={0} page={page} next="/" refused={refused} />,
  ],
  ['add-gift/AddGift.island', 'link', (refused) => <AddGift registry={registry} refused={refused} />],
  [
    'add-gift/AddGift.island',
    'idea',
    (refused) => <AddGift registry={registry} start={{ at: 'idea' }} refused={refused} />,
  ],
  ['add-gift/AddGift.island', 'draft', (refused) => <AddGift registry={registry} start={draft} refused={refused} />],
  ['audiences/AudienceLinks.island', 'make', audiences('make')],
  ['audiences/AudienceLinks.island', 'change-a1', audiences('change-a1')],
  [
    'availability/AlertForm.island',
    'alert',
    (refused) => <AlertForm genericProductId={1} path={path} isComing={false} refused={refused} />,
  ],
  [
    'back-office/DeleteChecklistItems.island',
    'delete-checklist-items',
    (refused) => (
      <DeleteChecklistItems
        registryId={registryId}
        items={['1', '2'].map((id) => ({ regItemId: id, title: id, section: 'Sleep' })) as never}
        markCount={1}
        page={page}
        refused={refused}
      />
    ),
  ],
  [
    'cart/QuickBuy.island',
    'quick-buy',
    (refused) => (
      <QuickBuy
        product={
          {
            title: 'Pram',
            brand: '',
            imageUrl: '/p.jpg',
            imageAlt: '',
            path,
            price: { current: money },
            available: true,
          } as never
        }
        productId={10}
        refused={refused}
      />
    ),
  ],
  [
    'checklist-quiz/ListMailForm.island',
    'list-mail',
    (refused) => <ListMailForm answers="a=1" page={page} refused={refused} />,
  ],
  [
    'first-steps/QuickPicks.island',
    'quick-picks',
    (refused) => (
      <QuickPicks registryId={registryId} picks={[pick(1), pick(2)] as never} page={page} refused={refused} />
    ),
  ],
  [
    'funds/CashFundForm.island',
    'cash-fund',
    (refused) => (
      <CashFundForm registry={registry} product={{ productId: null, title: 'Diapers' }} page={page} refused={refused} />
    ),
  ],
  ['funds/GroupGiftOwner.island', 'open', groupGift('open', { price: null })],
  ['funds/GroupGiftOwner.island', 'change', groupGift('change', { groupGift: sampleGroupGift })],
  ['funds/GroupGiftOwner.island', 'close', groupGift('close', { groupGift: sampleGroupGift })],
  ['funds/GroupGiftOwner.island', 'redeem', groupGift('redeem', { groupGift: sampleGroupGift })],
  [
    'funds/GroupShareForm.island',
    'share',
    (refused) => <GroupShareForm {...giver} gift={sampleGroupGift} refused={refused} />,
  ],
  [
    'funds/PledgeForm.island',
    'pledge',
    (refused) => (
      <PledgeForm
        {...giver}
        fund={{ suggested: [money, usd(5_000)], ways: ['cash', 'check'] }}
        currency="USD"
        refused={refused}
      />
    ),
  ],
  [
    'funds/PreferencesForm.island',
    'cash-fund-preferences',
    (refused) => (
      <PreferencesForm
        registryId={registryId}
        preferences={{
          paymentPreferences: (['check', 'bank_transfer', 'payment_app'] as const).map((kind) => ({
            kind,
            selected: kind === 'check',
            handle: null,
            link: null,
          })) as never,
        }}
        refused={refused}
      />
    ),
  ],
  [
    'gift-tracker/CorrectionForm',
    'correct-g1',
    (refused) => <CorrectionForm gift={gift} page={page} refused={refused} />,
  ],
  [
    'gift-tracker/GiftTracker.island',
    'record',
    (refused) => (
      <RecordGift
        registryId={registryId}
        items={['1', '2'].map((id) => ({ id, title: id, left: 2 }))}
        page={page}
        refused={refused}
      />
    ),
  ],
  [
    'gift-tracker/ThankYouNote.island',
    'note',
    (refused) => (
      <ThankYouNote
        gift={{ ...gift, item: null, thanks: { text: 'Dear', isMailAllowed: true, state: 'draft' } } as never}
        page={page}
        back="/tracker"
        refused={refused}
      />
    ),
  ],
  [
    'import-list/ImportList.island',
    'import',
    (refused) => <ImportList registry={registry as never} refused={refused} />,
  ],
  [
    'inaccuracies/InaccuracyForm.island',
    'inaccuracy',
    (refused) => <InaccuracyForm genericProductId={1} path={path} refused={refused} />,
  ],
  [
    'new-registry/DayStep.island',
    'day',
    (refused) => (
      <DayStep
        draft={{ arrivalDate: '2027-02-02', expectingChildren: 'girl' }}
        registryType="baby"
        words={{ label: 'Due', help: '', unknown: 'Unknown' }}
        days={{ min: '2026-01-01', max: '2028-01-01' }}
        page={page}
        next="/next"
        refused={refused}
      />
    ),
  ],
  ['people/MemberRow', 'member-Hanno', people('member-Hanno')],
  ['people/PeopleSettings.island', 'invite', people('invite')],
  ['people/PeopleSettings.island', 'offer', people('offer')],
  ['pregnancy-emails/EmailsForm.island', 'weekly-emails', (refused) => <EmailsForm page={page} refused={refused} />],
  [
    'privacy-requests/PrivacyRequestForm.island',
    'privacy-request',
    (refused) => <PrivacyRequestForm refused={refused} />,
  ],
  [
    'privacy-requests/StaffRequest.island',
    'answer-r1',
    (refused) => (
      <StaffRequest
        request={{
          id: 'r1',
          reference: 'PR',
          kind: 'delete',
          state: 'received',
          text: '',
          answer: '',
          email: 'a@example.com',
          createdAt: 0,
          dueOn: null,
        }}
        page={page}
        refused={refused}
      />
    ),
  ],
  [
    'questions/QuestionForms.island',
    'ask',
    (refused) => <AskForm genericProductId={1} path={path} isSignedIn={false} refused={refused} />,
  ],
  [
    'questions/QuestionForms.island',
    'answer',
    (refused) => <AnswerForm questionId="q" here={page} refused={refused} />,
  ],
  [
    'registry/ExternalRegistries.island',
    'external',
    (refused) => <ExternalRegistries registryId={registryId} linked={[]} refused={refused} />,
  ],
  [
    'registry/RegistryForm.island',
    'registry-details',
    (refused) => <RegistryForm registry={registry} refused={refused} />,
  ],
  [
    'registry/editor/ItemEditor.island',
    'edit-item',
    (refused) => <ItemEditor item={item} categories={sections} refused={refused} />,
  ],
  [
    'registry/editor/SectionPanel',
    'section-new',
    (form) => (
      <SectionPanel
        registryId={registryId}
        categories={sections}
        changes={{} as never}
        refused={named('section-new', form)}
      />
    ),
  ],
  [
    'registry/guest/ReserveForm',
    'reserve-1',
    (refused) => (
      <ReserveForm
        item={item}
        listHref="/olive"
        giveHref={page}
        refused={refused}
        firstRef={{ current: null }}
        onCancel={() => {}}
        typed={{}}
        onLost={() => {}}
        hasEnded={false}
      />
    ),
  ],
  ['reservation/GiverForms.island', 'mail-me', (refused) => <MailMyGifts refused={refused} />],
  ['reservation/GiftChoices.island', 'message', (message) => giftChoices({ message })],
  ['reservation/GiftChoices.island', 'secret', (secret) => giftChoices({ secret })],
  [
    'reviews/ReportReview.island',
    'report-review',
    (refused) => <ReportReview reviewId="r" path={path} refused={refused} />,
  ],
  [
    'reviews/ReviewForm.island',
    'review',
    (refused) => (
      <ReviewForm
        genericProductId={1}
        path={path}
        own={{ stars: 5, title: 'Good', text: 'It folds.' } as never}
        refused={refused}
        refusedDeletion={undefined}
      />
    ),
  ],
  ['settings/AccountSettings.island', 'rename', account('rename')],
  ['settings/AccountSettings.island', 'email', account('email')],
  [
    'settings/AddressForm.island',
    'address',
    (refused) => (
      <AddressForm registry={registry} host="shop.example" known={{ suggestions: [] } as never} refused={refused} />
    ),
  ],
  [
    'settings/BirthdayForm.island',
    'birthday',
    (refused) => (
      <BirthdayForm
        registryId={registryId}
        known={{ clothingSize: null, shoeSize: null, colors: ['red', 'blue'], interests: [] } as never}
        refused={refused}
      />
    ),
  ],
  [
    'settings/EmailForm.island',
    'email-preferences',
    (refused) => (
      <EmailForm
        known={{ emailPreferences: [{ kind: 'gift-digest', wanted: true }] } as never}
        page={page}
        refused={refused}
      />
    ),
  ],
  ['settings/ImportForm.island', 'import', (refused) => <ImportForm refused={refused} />],
  [
    'settings/ShippingForms.island',
    'gift-address',
    (refused) => <GiftAddressForm registryId={registryId} known={{ address: 'Here', shownTo: [] }} refused={refused} />,
  ],
  ['settings/ShippingForms.island', 'own-address', (refused) => <OwnAddressForm known={null} refused={refused} />],
  ['settings/SupportForm.island', 'support', (refused) => <SupportForm registryId={registryId} refused={refused} />],
  [
    'settings/VisibilityForms.island',
    'search-level',
    (refused) => <SearchLevelForm registry={registry} refused={refused} />,
  ],
  ['settings/VisibilityForms.island', 'surprise', (refused) => <SurpriseForm registry={registry} refused={refused} />],
  [
    'share/InsertCards.island',
    'cards',
    (refused) => <OrderInsertCards registryId={registryId} canShopPrint refused={refused} />,
  ],
  [
    'share/ShareSheet.island',
    'invite',
    (refused) => <ShareSheet registry={registry} url="https://shop.example/olive" isSent={false} refused={refused} />,
  ],
];

/** Buttons without a field. */
const withoutFields = [
  'checklist-quiz/AddTailoredList.island',
  'new-registry/ChoiceCards.island',
  'new-registry/CreateButtons.island',
];

it('has every form that is shown again', () => {
  const files = globSync('site/features/**/*.tsx', { exclude: (file) => file.includes('.test.') })
    .filter(
      (file) => /<Form\b[^>]/.test(readFileSync(file, 'utf8')) && /\bRefusedForm\b/.test(readFileSync(file, 'utf8')),
    )
    .map((file) => file.replace(/^site\/features\/|\.tsx$/g, ''));
  expect([...new Set([...forms.map(([file]) => file), ...withoutFields])].sort()).toEqual(files.sort());
});

type Lists = Record<string, string[]>;
const formNamed = (within: Element, name: string) =>
  within.querySelector<HTMLInputElement>(`input[name=form][value="${name}"]`)!.form!;

/** What the browser posts, but for what is different each time or never shown again. */
function posted(form: HTMLFormElement): Lists {
  const texts = [...new FormData(form)].filter(
    ([name, value]) => typeof value === 'string' && name !== 'password' && name !== 'key',
  );
  return Object.fromEntries(
    [...Map.groupBy(texts, ([name]) => name)].map(([name, values]) => [name, values.map(([, value]) => String(value))]),
  );
}

/** Gives every control another value. */
function changeAll(form: HTMLFormElement): void {
  const radios = new Set<string>();
  [...form.elements].forEach((control, index) => {
    if (control instanceof HTMLSelectElement) {
      const other = [...control.options].filter((option) => !option.selected).at(-1);
      if (other) fireEvent.change(control, { target: { value: other.value } });
    } else if (control instanceof HTMLTextAreaElement)
      fireEvent.change(control, { target: { value: `Line ${index}\nand more` } });
    else if (control instanceof HTMLInputElement) {
      const { type, name } = control;
      if (type === 'checkbox') fireEvent.click(control);
      else if (type === 'radio' && !control.checked && !radios.has(name)) {
        radios.add(name);
        fireEvent.click(control);
      } else if (type === 'number') fireEvent.change(control, { target: { value: String(Number(control.value) + 1) } });
      else if (type === 'date') fireEvent.change(control, { target: { value: '2027-05-01' } });
      else if (type === 'text' || type === 'email' || type === 'url')
        fireEvent.change(control, { target: { value: `${index}-typed` } });
    }
  });
}

it.each(forms)('%s: %s posts, when it is refused, what was posted before', (_, name, draw) => {
  const fresh = document.createElement('div');
  document.body.append(fresh);
  const { container, unmount } = render(draw(undefined), { container: fresh });
  const before = posted(formNamed(container, name));
  changeAll(formNamed(container, name));
  const lists = posted(formNamed(container, name));
  unmount();
  if (name !== 'new-password') expect(lists).not.toEqual(before);

  const fields = Object.fromEntries(Object.entries(lists).map(([field, values]) => [field, values.at(-1)!]));
  const refused = readRefusedForm(
    { problem: problemOf('busy'), fields, sent: { action: '/', fields: lists, isWhole: true } },
    name,
  );
  expect(refused?.sentence).not.toBeNull();
  document.body.innerHTML = renderToString(draw(refused));
  const again = formNamed(document.body, name);
  expect(posted(again)).toEqual(lists);
  const controls = [...again.elements].filter(
    (one) => one.getAttribute('type') !== 'hidden' && !one.closest('noscript'),
  );
  const closed = controls.flatMap((control) =>
    control.closest('details:not([open])') ? [control.getAttribute('name')] : [],
  );
  expect(closed).toEqual([]);
  document.body.innerHTML = '';
});
