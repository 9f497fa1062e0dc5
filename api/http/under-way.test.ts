import { expect, it } from 'vitest';
import { UnderWay } from './under-way.ts';

const subnet = (network: number, of: number) => `2001:db8:${network}:${of.toString(16)}::/64`;

it('counts a household with all its subnets, and what is over no more', () => {
  const underWay = new UnderWay({ household: 2, network: 9 });
  const ends = [underWay.begin(subnet(1, 0xab00)), underWay.begin(subnet(1, 0xabff))];
  expect(underWay.isFull(subnet(1, 0xab17))).toBe(true);
  expect(underWay.isFull(subnet(1, 0xac00))).toBe(false);
  for (const end of ends) end();
  expect(underWay.isFull(subnet(1, 0xab17))).toBe(false);
});

it('counts the households of one network together, so that others have a place', () => {
  const underWay = new UnderWay({ household: 2, network: 3 });
  for (let household = 0; household < 3; household += 1) underWay.begin(subnet(1, household * 256));
  expect(underWay.isFull(subnet(1, 0xff00))).toBe(true);
  expect(underWay.isFull(subnet(2, 0xff00))).toBe(false);
  expect(underWay.isFull('203.0.113.7')).toBe(false);
});

it('counts an IPv4 address alone', () => {
  const underWay = new UnderWay({ household: 1, network: 1 });
  underWay.begin('203.0.113.7');
  expect([underWay.isFull('203.0.113.7'), underWay.isFull('203.0.113.8')]).toEqual([true, false]);
});
