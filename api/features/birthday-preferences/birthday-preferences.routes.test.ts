import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerWithItem, signedUp } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { changeBirthdayPreferences, readBirthdayPreferences } from '#contracts/birthday-preferences.ts';
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
});
