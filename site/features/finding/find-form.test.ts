import { describe, expect, it } from 'vitest';
import { fieldErrors, monthChoices, readFindQuery } from './find-form.ts';

describe('finding a registry', () => {
  it('asks nothing before a name was sent', () => {
    expect(readFindQuery(new URLSearchParams('month=2027-08'))).toBeNull();
    expect(readFindQuery(new URLSearchParams('name=+Olive+&city=Lyon'))).toEqual({
      name: 'Olive',
      month: '',
      city: 'Lyon',
      code: '',
    });
  });

  it('offers every month that a day may lie in, the present one first', () => {
    const months = monthChoices('2027-03-31');
    expect(months).toHaveLength(37);
    expect(months[0]).toEqual({ value: '2027-03', label: 'March 2027' });
    expect(months[12]!.value).toBe('2028-03');
    expect(months[13]!.value).toBe('2027-02');
    expect(months.at(-1)!.value).toBe('2025-03');
  });

  it('says beside each field what it needs', () => {
    expect(fieldErrors([{ field: 'query.month', message: 'needs the city' }])).toEqual({ month: 'Needs the city' });
    expect(fieldErrors(undefined)).toEqual({});
  });
});
