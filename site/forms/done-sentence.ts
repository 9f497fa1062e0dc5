/** What a page says of the form that led to it: the sentence for `done` in its address, where anybody may write anything, also "constructor". */
export function doneSentence(url: URL, sentences: Readonly<Record<string, string>>): string | undefined {
  const done = url.searchParams.get('done') ?? '';
  return Object.hasOwn(sentences, done) ? sentences[done] : undefined;
}
