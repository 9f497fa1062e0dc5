/** About a person's own account and their role in a registry. */
import { z } from 'zod';
import { button, heading, note, paragraph, strong } from '../layout.ts';
import { greeting, link, ownAccount, template, typedAddress, written } from './template.ts';

export const accountMails = {
  'confirm-account': template({
    about: 'account',
    data: z.object({ link }),
    subject: () => 'Finish creating your Layette account',
    preview: () => 'One more step: your name and a password.',
    body: (data) => [
      heading('One more step'),
      paragraph(
        'Someone, hopefully you, used this address to create an account at Layette. Choose a name and a password within a day, and it is ready.',
      ),
      button(data.link, 'Create my account'),
      note('If it wasn’t you, there’s nothing to do. There is no account until someone uses this link.'),
    ],
    footer: typedAddress,
  }),

  'account-exists': template({
    about: 'account',
    data: z.object({ link }),
    subject: () => 'You already have a Layette account',
    preview: () => 'Sign in with the password you chose.',
    body: (data) => [
      heading('You already have an account'),
      paragraph(
        'Someone, hopefully you, tried to create an account with this address. You have one already, so just sign in. If you forgot your password, you can choose a new one there.',
      ),
      button(data.link, 'Sign in'),
      note('If it wasn’t you, there’s nothing to do. Nothing was changed.'),
    ],
    footer: ownAccount,
  }),

  invitation: template({
    about: 'registry',
    data: z.object({ link }),
    subject: () => 'You’re invited to help with a registry',
    preview: () => 'The link shows who invited you, and to what.',
    body: (data) => [
      heading('You’re invited'),
      paragraph(
        'Someone who uses Layette would like your help with their registry. Open the invitation to see who it is and what you’d be able to do. It’s good for two weeks.',
      ),
      button(data.link, 'Open the invitation'),
      note('If you weren’t expecting this, there’s nothing to do. No one is told whether you opened it.'),
    ],
    footer: typedAddress,
  }),

  'registry-offered': template({
    about: 'registry',
    data: z.object({ name: written, ownerName: written, link }),
    subject: () => 'Would you like to take over a registry?',
    preview: () => 'Nothing changes unless you accept.',
    body: (data) => [
      heading(greeting(data.name)),
      paragraph(
        strong(data.ownerName ?? 'The owner'),
        ' would like to hand over the registry you help with. If you accept within two weeks, you become its owner, and they stay on as an editor.',
      ),
      button(data.link, 'See the offer'),
    ],
    footer: ownAccount,
  }),

  'password-reset': template({
    about: 'account',
    data: z.object({ name: written, link }),
    subject: () => 'Reset your Layette password',
    preview: () => 'The link works once, for 30 minutes.',
    body: (data) => [
      heading(greeting(data.name)),
      paragraph(
        'Someone asked to reset the password for your account. If it was you, choose a new one within 30 minutes. The link works once.',
      ),
      button(data.link, 'Choose a new password'),
      note('If it wasn’t you, there’s nothing to do. Your password stays the same.'),
    ],
    footer: ownAccount,
  }),

  'password-changed': template({
    about: 'account',
    data: z.object({ name: written, link }),
    subject: () => 'Your password was changed',
    preview: () => 'If it wasn’t you, reset it right away.',
    body: (data) => [
      heading(greeting(data.name)),
      paragraph('Your password was just changed, and you were signed out everywhere else.'),
      paragraph('If it wasn’t you, reset your password right away:'),
      button(data.link, 'Reset my password'),
    ],
    footer: ownAccount,
  }),

  'second-factor-changed': template({
    about: 'account',
    data: z.object({ name: written, isOn: z.boolean(), link }),
    subject: (data) => (data.isOn ? 'A second step protects your account' : 'Your second step is off'),
    preview: (data) =>
      data.isOn ? 'Signing in now asks for a code from your phone.' : 'Signing in now takes only your password.',
    body: (data) => [
      heading(greeting(data.name)),
      paragraph(
        data.isOn
          ? 'A phone was just connected to your Layette account. From now on, signing in asks for a code from it after your password.'
          : 'The second step of your Layette account was just turned off. From now on, signing in takes only your password.',
      ),
      paragraph(
        data.isOn
          ? 'If this wasn’t you, choose a new password within a week. That signs everyone else out and disconnects the phone.'
          : 'If this wasn’t you, choose a new password right away. That signs everyone else out.',
      ),
      button(data.link, 'Choose a new password'),
    ],
    footer: ownAccount,
  }),

  'codes-tried': template({
    about: 'account',
    data: z.object({ name: written, link }),
    subject: () => 'Someone tried to sign in to your account',
    preview: () => 'They knew the password, but not the code from your phone.',
    body: (data) => [
      heading(greeting(data.name)),
      paragraph(
        'Someone entered the password of your Layette account and then several wrong codes. They weren’t let in, and saw nothing of your account.',
      ),
      paragraph('If this wasn’t you, someone knows your password. Choose a new one right away:'),
      button(data.link, 'Choose a new password'),
      note('If it was you, wait a little and try again with the code your app shows then.'),
    ],
    footer: ownAccount,
  }),

  'confirm-email': template({
    about: 'account',
    data: z.object({ link }),
    subject: () => 'Confirm your new email',
    preview: () => 'Your account keeps its old address until you do.',
    body: (data) => [
      heading('Is this your new address?'),
      paragraph(
        'Someone, hopefully you, would like to use this address for their Layette account. Confirm it within a day, and sign in with it from then on.',
      ),
      button(data.link, 'Confirm my new email'),
      note('If it wasn’t you, there’s nothing to do.'),
    ],
    footer: typedAddress,
  }),

  'email-has-account': template({
    about: 'account',
    data: z.object({ link }),
    subject: () => 'This email already has a Layette account',
    preview: () => 'It can’t be used for a second one.',
    body: (data) => [
      heading('This address already has an account'),
      paragraph(
        'Someone, hopefully you, asked to use this address for another Layette account. Each account needs its own email, so nothing was changed. You can sign in to the account that already uses this one.',
      ),
      button(data.link, 'Sign in'),
      note('If it wasn’t you, there’s nothing to do.'),
    ],
    footer: ownAccount,
  }),

  'email-changed': template({
    about: 'account',
    data: z.object({ name: written, link }),
    subject: () => 'The email of your account was changed',
    preview: () => 'You were signed out everywhere.',
    body: (data) => [
      heading(greeting(data.name)),
      paragraph(
        'Your Layette account has another email address now, and you were signed out everywhere. We won’t write to this address about it anymore.',
      ),
      paragraph('If it wasn’t you, please write to us right away: someone may know your password.'),
      button(data.link, 'Go to Layette'),
    ],
    footer: ownAccount,
  }),

  'account-ends': template({
    about: 'account',
    data: z.object({ name: written, day: z.string(), link }),
    subject: () => 'Your account will be deleted',
    preview: (data) => `Sign in before ${data.day} to keep it.`,
    body: (data) => [
      heading(greeting(data.name)),
      paragraph(
        `You asked us to delete your account. On ${data.day} everything in it goes: your registries, your addresses, what you wrote. Until then your registries are paused, and no one can give from them. Two hours after you asked, we tell people who wanted to give you something, and refund group gifts.`,
      ),
      paragraph('Changed your mind? Just sign in before that day. Then open your registries again in the settings.'),
      button(data.link, 'Keep my account'),
    ],
    footer: ownAccount,
  }),
};
