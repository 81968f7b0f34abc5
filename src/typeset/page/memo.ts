/** What is made of something → made once for each. */

/** Gives what `make` makes of a key, which is kept: so art that stands on many pages stays one. `make` gives something. */
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
