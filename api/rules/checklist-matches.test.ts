import { expect, it } from 'vitest';
import { giftName, isThing } from './checklist-matches.ts';

it.each([
  ['Fitted crib sheets', 'Iris Dotted Everyday Crib Sheets, 3-Pack Crib sheets', true],
  ['Crib', 'Sedge Slatted Crib Cribs', true],
  ['Diapers, size 1', 'Windmill Diapers, 120-Pack Disposable diapers', true],
  ['Wipes or cloths', 'Brook Baby Wipes, 8-Pack Wipes', true],
  ['Bottle brush and drying rack', 'Mellow Bottle Drying Rack', true],
  ['Bottles with slow-flow nipples', 'Bluebell Baby Bottles, 3-Pack Bottle sets', true],
  ['Changing pad with a strap', 'Clover Gingham Changing Pad Changing pads', true],
  ['Digital thermometer', 'Raven Infrared Thermometer Thermometers', true],
  ['Warm meals', 'Home-Cooked Meal', true],
  ['Smoke and carbon monoxide alarms', 'Smoke and carbon monoxide alarms', true],
  ['Bassinet', 'Sedge Slatted Crib Cribs', false],
  ['Nursing pillow', 'Saffron Pregnancy Pillow Pregnancy pillows', false],
  ['Hooded towels', 'Everyday Hooded Jacket Jackets', false],
])('%s is %s: %s', (thing, said, is) => expect(isThing(thing)(giftName(said))).toBe(is));
