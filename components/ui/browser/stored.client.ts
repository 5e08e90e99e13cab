type Kind = 'localStorage' | 'sessionStorage';

/** A value from web storage; `null` where there is none or storage is blocked. */
export function stored(key: string, kind: Kind = 'localStorage'): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Writes a value to web storage; does nothing where storage is blocked or full. */
export function store(key: string, text: string, kind: Kind = 'localStorage'): void {
  try {
    window[kind].setItem(key, text);
  } catch {
    // Nothing stored here is required.
  }
}
