/**
 * The result of the form that led to this page: the sentence for `done` in its address. Anybody may write anything there, even
 * "constructor".
 */
export function doneSentence(url: URL, sentences: Readonly<Record<string, string>>): string | undefined {
  const done = url.searchParams.get('done') ?? '';
  return Object.hasOwn(sentences, done) ? sentences[done] : undefined;
}
