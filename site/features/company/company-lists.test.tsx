import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NewsList, RoleList, SeatList } from './CompanyLists.tsx';

it('says that a seat is open, and how much has been read', () => {
  const seat = { field: 'Pediatrics', credentials: 'A pediatrician', reads: 'Sleep' };
  render(<SeatList seats={[{ ...seat, name: null }]} medicalStories={7} reviewedStories={0} />);
  expect(screen.getByText('Open seat')).toBeVisible();
  expect(screen.getByText('0 of 7 articles about health have been read by a reviewer so far.')).toBeVisible();
});

it('shows a role as what it is, and that there is none', () => {
  const role = {
    slug: 'translator',
    title: 'Translator',
    kind: 'volunteer',
    place: 'Anywhere',
    text: 'Words.',
  } as const;
  const { rerender } = render(<RoleList roles={[role]} contact="help@layette.example" />);
  expect(within(screen.getByRole('region', { name: 'Open roles' })).getByText('Volunteer · Anywhere')).toBeVisible();
  rerender(<RoleList roles={[]} contact="help@layette.example" />);
  expect(screen.getByText('There is no open role right now.')).toBeVisible();
});

it('dates news, and leads on where there is more', () => {
  const news = {
    slug: 'a',
    title: 'New',
    publishedOn: '2026-11-23',
    text: 'Text.',
    link: { text: 'More', url: '/ccpa' },
  };
  render(<NewsList title="News" news={[news]} />);
  expect(screen.getByText('November 23, 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'More' })).toHaveAttribute('href', '/ccpa');
});
