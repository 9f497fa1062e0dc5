export { make } from '#site/ui/make-element.ts';
