import { afterEach, beforeEach, expect, vi } from 'vitest';

// A test that expects an error on the console spies on it itself and clears its spy.
beforeEach(() => {
  const error = vi.spyOn(console, 'error');
  return () => error.mockRestore();
});

afterEach(() => {
  expect(vi.mocked(console.error), 'a stray console.error').not.toHaveBeenCalled();
});
