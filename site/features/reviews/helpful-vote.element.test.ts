import { expect, it } from 'vitest';
import './helpful-vote.element.ts';

it('says how many it helped, and offers to take the vote back', () => {
  document.body.innerHTML = `<div><helpful-vote><form><input type="hidden" name="isHelpful" value="true"><button type="submit">This helped me</button></form></helpful-vote>
    <p data-helpful="1"></p></div>`;
  const vote = document.querySelector('helpful-vote')!;
  const done = (detail: object) => {
    const event = new CustomEvent('call-done', { bubbles: true, cancelable: true, detail });
    expect(vote.dispatchEvent(event)).toBe(false);
  };
  const shown = () => [
    document.querySelector('input')!.value,
    document.querySelector('button')!.textContent,
    document.querySelector('[data-helpful]')!.textContent,
  ];
  done({ helpful: 1, votedHelpful: true });
  expect(shown()).toEqual(['', 'Take my vote back', '1 person found this helpful']);
  done({ helpful: 2, votedHelpful: true });
  expect(shown()[2]).toBe('2 people found this helpful');
  done({ helpful: 0, votedHelpful: false });
  expect(shown()).toEqual(['true', 'This helped me', '']);
});
