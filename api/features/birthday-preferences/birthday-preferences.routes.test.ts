import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerWithItem, signedUp } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { BirthdayPreferences } from '#contracts/birthday-preferences.schemas.ts';
import { birthdayValues, changeBirthdayPreferences, readBirthdayPreferences } from '#contracts/birthday-preferences.ts';
import { changeRegistry } from '#contracts/registries.ts';

describe.each(engines)('birthday preferences on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  it('are the owner’s to write and the guests’ to read, but not while the registry is paused', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const params = { id: registryId };
    const preferences = {
      clothingSize: '12-18M',
      shoeSize: 'Kids 1',
      colors: ['green', 'rainbow'] as ('green' | 'rainbow')[],
      interests: ['Dinosaurs', 'Trains'],
    };
    await owner.call(changeBirthdayPreferences, { params, body: preferences });
    const guest = test.client();
    expect((await guest.call(readBirthdayPreferences, { params })).birthdayPreferences).toEqual(preferences);
    const stranger = await signedUp(test, 'Mallory');
    expect((await stranger.refused(changeBirthdayPreferences, { params, body: preferences })).code).toBe('not-found');
    await owner.call(changeRegistry, { params, body: { isPaused: true } });
    expect((await guest.call(readBirthdayPreferences, { params })).birthdayPreferences.interests).toEqual([]);
    expect((await owner.call(readBirthdayPreferences, { params })).birthdayPreferences).toEqual(preferences);
  });

  it('are chosen by a form without script', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    await owner.postForm(`/api/v3/registries/${registryId}/birthday_preferences?_method=PUT`, {
      clothingSize: '3T',
      shoeSize: '',
      'color-blue': 'on',
      interests: 'Trains, puzzles\nsand',
    });
    expect((await owner.call(readBirthdayPreferences, { params: { id: registryId } })).birthdayPreferences).toEqual({
      clothingSize: '3T',
      shoeSize: null,
      colors: ['blue'],
      interests: ['Trains', 'puzzles', 'sand'],
    });
  });

  it('keep what somebody else has changed while a form was open', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const params = { id: registryId };
    const known = async () => (await owner.call(readBirthdayPreferences, { params })).birthdayPreferences;
    const post = (was: BirthdayPreferences, fields: Record<string, string>) =>
      owner.postForm(`/api/v3/registries/${registryId}/birthday_preferences?_method=PUT`, {
        clothingSize: was.clothingSize ?? '',
        shoeSize: was.shoeSize ?? '',
        interests: was.interests.join(', '),
        ...fields,
        was: JSON.stringify(birthdayValues(was)),
      });
    const opened = await known();
    await post(opened, { clothingSize: '3T', 'color-green': 'on', interests: 'Trains, sand, Trains' });
    await post(opened, { 'color-blue': 'on', interests: 'Puzzles' });
    const both = await known();
    expect(both).toEqual({
      clothingSize: '3T',
      shoeSize: null,
      colors: ['blue', 'green'],
      interests: ['Puzzles', 'Trains', 'sand'],
    });
    const body = { clothingSize: '4T', was: { clothingSize: null } };
    const refused = await owner.refused(changeBirthdayPreferences, { params, body });
    expect(refused).toMatchObject({ code: 'stale', facts: { field: 'clothingSize', now: '3T' } });
    const many = Array.from({ length: 10 }, (_, index) => `Toy ${index}`);
    const tooMany = { interests: many, was: { interests: [] } };
    expect((await owner.refused(changeBirthdayPreferences, { params, body: tooMany })).code).toBe('invalid-input');
    expect(await known()).toEqual(both);
  });
});
