import { beforeEach, onTestFinished, vi } from 'vitest';

// The next file runs in the same process, with the time zone or the global that a test left behind.
// Registered first, so it runs last.
beforeEach(() => {
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });
});
