type Kind = 'localStorage' | 'sessionStorage';

/** What this browser remembers under a key; `null` too where it refuses to remember anything. */
export function stored(key: string, kind: Kind = 'localStorage'): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a text in this browser. One that refuses, or is full, forgets it with the page. */
export function store(key: string, text: string, kind: Kind = 'localStorage'): void {
  try {
    window[kind].setItem(key, text);
  } catch {
    // Nothing that is kept here is needed to go on.
  }
}
