import { beforeEach, onTestFinished, vi } from 'vitest';

// The next file runs in the same process, so it would see the time zone or global that a test has set.
// Registered first, so that it runs last.
beforeEach(() => {
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });
});
