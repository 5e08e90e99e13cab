import { afterEach, beforeEach, expect, vi } from 'vitest';

// A test that expects a console error installs its own spy and clears it.
beforeEach(() => {
  const error = vi.spyOn(console, 'error');
  return () => error.mockRestore();
});

afterEach(() => {
  expect(vi.mocked(console.error), 'a stray console.error').not.toHaveBeenCalled();
});
