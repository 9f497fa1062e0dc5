import { describe, expect, it, vi } from 'vitest';
import { createRegistryDesk, type RegistryPort } from './registry-desk.ts';

const ours = { id: 'r1', title: 'Our first' };
const aunts = { id: 'r2', title: "Aunt's list" };
const openDesk = (changes: Partial<RegistryPort> = {}) => {
  const findRegistries = vi.fn(changes.findRegistries ?? (async () => ({ registries: [ours, aunts], current: 'r2' })));
  const findItems = vi.fn(changes.findItems ?? (async () => new Map([[50001, 'i1']])));
  return { desk: createRegistryDesk({ findRegistries, findItems }), findRegistries, findItems };
};

describe('the registries that one may add to', () => {
  it('are asked for once, and the current one is chosen', async () => {
    const { desk, findRegistries } = openDesk();
    expect(await Promise.all([desk.find(), desk.find()])).toEqual([aunts, aunts]);
    expect(findRegistries).toHaveBeenCalledTimes(1);
  });

  it('are chosen among, and only among', async () => {
    const { desk } = openDesk();
    await desk.find();
    desk.choose('r1');
    expect(await desk.find()).toEqual(ours);
    desk.choose('of somebody else');
    expect(await desk.find()).toEqual(ours);
  });

  it('are none for somebody unknown, and none before the first', async () => {
    expect(await openDesk({ findRegistries: async () => 'nobody' }).desk.find()).toBe('nobody');
    expect(await openDesk({ findRegistries: async () => ({ registries: [], current: null }) }).desk.find()).toBeNull();
  });

  it('are asked for again when nobody answered', async () => {
    const { desk, findRegistries } = openDesk();
    findRegistries.mockRejectedValueOnce(new Error('lost'));
    await expect(desk.find()).rejects.toThrow('lost');
    expect(await desk.find()).toEqual(aunts);
  });

  it('know what is on them, asked once and kept up with', async () => {
    const { desk, findItems } = openDesk();
    expect(await desk.itemOf('r1', 50001)).toBe('i1');
    expect(await desk.itemOf('r1', 50002)).toBeNull();
    desk.note('r1', 50002, 'i2');
    desk.note('r1', 50001, null);
    await Promise.resolve();
    expect(await desk.itemOf('r1', 50002)).toBe('i2');
    expect(await desk.itemOf('r1', 50001)).toBeNull();
    expect(findItems).toHaveBeenCalledTimes(1);
  });
});
