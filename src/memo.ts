/** What is made of something → made once for each. */

/** Keeps results of `make`, so that art on many pages is one object; `make` never returns undefined. */
export function memo<Key, Made extends {}>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new Map<Key, Made>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}
