/**
 * The parts of a mail, made of React Email's components. They are functions and not JSX, because Node runs our TypeScript directly and does
 * not support JSX. Each element has its colors inline, for mail programs without style sheets; a style sheet overrides them for dark mode.
 */
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type ReactNode } from 'react';

/** Light and dark, as in `site/styles/theme.css`. */
export const colors = {
  paper: ['#fbf6ee', '#1b1613'],
  raised: ['#fffdf9', '#26201b'],
  line: ['#e5d8c6', '#3c322b'],
  ink: ['#2b1f18', '#f6ecdf'],
  'ink-soft': ['#54463c', '#d3c4b4'],
  accent: ['#8f371e', '#f2a587'],
  'on-accent': ['#fff8f1', '#2a1109'],
} as const;
type Color = keyof typeof colors;

const day = (color: Color) => colors[color][0];
const night = (color: Color) => `${colors[color][1]} !important`;

const nightStyle = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: ${night('paper')}; color: ${night('ink')}; }
  .card { background-color: ${night('raised')}; border-color: ${night('line')}; }
  .ink { color: ${night('ink')}; }
  .soft { color: ${night('ink-soft')}; }
  .brand { color: ${night('accent')}; }
  .button { background-color: ${night('accent')}; color: ${night('on-accent')}; }
}`;

const text = "Figtree, system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const display = 'Fraunces, Georgia, serif';

export interface Page {
  subject: string;
  /** Shown after the subject in a list of mails. */
  preview: string;
  body: ReactNode[];
  /** Why this person gets it. */
  footer: string;
  /** Where the reader chooses which mails to get; for optional mails. */
  preferencesLink?: string | undefined;
}

export const page = ({ subject, preview, body, footer, preferencesLink }: Page) =>
  h(
    Html,
    { lang: 'en' },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, subject),
      h('style', { dangerouslySetInnerHTML: { __html: nightStyle } }),
    ),
    h(
      Body,
      { className: 'paper', style: { margin: 0, backgroundColor: day('paper'), color: day('ink'), fontFamily: text } },
      h(Preview, null, preview),
      h(
        Container,
        { style: { maxWidth: '592px', padding: '32px 16px' } },
        h(
          Text,
          {
            className: 'brand',
            style: {
              margin: '0 4px 20px',
              color: day('accent'),
              font: `600 26px/1.2 ${display}`,
              letterSpacing: '-0.02em',
            },
          },
          'Layette',
        ),
        h(
          Section,
          {
            className: 'card',
            style: {
              padding: '28px 24px 20px',
              backgroundColor: day('raised'),
              border: `1px solid ${day('line')}`,
              borderRadius: '12px',
            },
          },
          ...body,
        ),
        h(
          Text,
          {
            className: 'soft',
            style: { margin: '20px 4px 0', color: day('ink-soft'), fontSize: '14px', lineHeight: '1.5' },
          },
          footer,
          ...(preferencesLink === undefined
            ? []
            : [' ', h('a', { href: preferencesLink, style: { color: 'inherit' } }, 'Choose which emails you get')]),
        ),
      ),
    ),
  );

export const heading = (...children: ReactNode[]) =>
  h(
    Heading,
    {
      as: 'h1',
      className: 'ink',
      style: { margin: '0 0 16px', color: day('ink'), font: `600 28px/1.2 ${display}`, overflowWrap: 'anywhere' },
    },
    ...children,
  );

export const paragraph = (...children: ReactNode[]) =>
  h(
    Text,
    {
      className: 'ink',
      style: { margin: '0 0 12px', color: day('ink'), fontSize: '17px', lineHeight: '1.55', overflowWrap: 'anywhere' },
    },
    ...children,
  );

/** A side note: smaller and softer. */
export const note = (...children: ReactNode[]) =>
  h(
    Text,
    { className: 'soft', style: { margin: '0 0 12px', color: day('ink-soft'), fontSize: '15px', lineHeight: '1.5' } },
    ...children,
  );

export const strong = (...children: ReactNode[]) => h('strong', null, ...children);

export const textLink = (href: string, label: string) =>
  h('a', { href, className: 'brand', style: { color: day('accent') } }, label);

export const button = (href: string, label: string) =>
  h(
    Section,
    { style: { margin: '20px 0 24px' } },
    h(
      Button,
      {
        href,
        className: 'button',
        style: {
          padding: '14px 24px',
          borderRadius: '8px',
          backgroundColor: day('accent'),
          color: day('on-accent'),
          fontSize: '17px',
          fontWeight: 600,
        },
      },
      label,
    ),
  );
