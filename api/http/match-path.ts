/** What stands at one path pattern of the API. */
interface Pattern<T> {
  /** Literal segments; null where the path has a parameter. */
  segments: readonly (string | null)[];
  names: readonly string[];
  value: T;
}

export interface Match<T> {
  value: T;
  /** Decoded. */
  params: Record<string, string>;
}

function fits(segments: readonly (string | null)[], parts: readonly string[]): boolean {
  for (let i = 0; i < segments.length; i += 1)
    if (segments[i] === null ? parts[i] === '' : segments[i] !== parts[i]) return false;
  return true;
}

/**
 * Finds patterns such as /api/v3/registries/{id} without trying each: literal paths by one look-up, the rest among those of the
 * same length. A literal segment wins over a parameter.
 */
export function createPathMatcher<T>(entries: Iterable<readonly [path: string, value: T]>) {
  const literal = new Map<string, Match<T>>();
  const byLength = new Map<number, Pattern<T>[]>();
  for (const [path, value] of entries) {
    const parts = path.split('/');
    const names = parts.flatMap((part) => /^\{(\w+)\}$/.exec(part)?.[1] ?? []);
    if (names.length === 0) literal.set(path, { value, params: {} });
    else {
      const segments = parts.map((part) => (part.startsWith('{') ? null : part));
      byLength.set(parts.length, [...(byLength.get(parts.length) ?? []), { segments, names, value }]);
    }
  }
  for (const patterns of byLength.values()) patterns.sort((a, b) => a.names.length - b.names.length);

  /** @throws {URIError} when a parameter is not properly encoded. */
  return (path: string): Match<T> | null => {
    const known = literal.get(path);
    if (known !== undefined) return known;
    const parts = path.split('/');
    for (const { segments, names, value } of byLength.get(parts.length) ?? []) {
      if (!fits(segments, parts)) continue;
      const params: Record<string, string> = {};
      for (let i = 0, n = 0; n < names.length; i += 1)
        if (segments[i] === null) {
          params[names[n]!] = decodeURIComponent(parts[i]!);
          n += 1;
        }
      return { value, params };
    }
    return null;
  };
}
