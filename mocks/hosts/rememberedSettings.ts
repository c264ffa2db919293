import type { BackendControls } from '../backend.ts';
import type { RepeatingFault } from '../faults/faults.ts';
import { pageSessionStorage } from './pageStorage.ts';

const KEY = 'fake-backend-tab-settings';

interface Settings {
  readonly latencyMs: number;
  readonly ordersPaused: boolean;
  readonly repeating: readonly RepeatingFault[];
}

/** Stores the latency, repeating faults, and paused orders for reloads of this tab. */
export function rememberSettings(controls: BackendControls): void {
  const stored = pageSessionStorage.getItem(KEY);
  if (stored !== null) {
    const { latencyMs, ordersPaused, repeating } = JSON.parse(stored) as Settings;
    controls.latencyMs = latencyMs;
    controls.ordersPaused = ordersPaused;
    for (const { fault, pattern } of repeating) controls.faults.always(fault, pattern);
  }
  addEventListener('pagehide', () => {
    const { latencyMs, ordersPaused, faults } = controls;
    const settings: Settings = { latencyMs, ordersPaused, repeating: faults.repeating };
    pageSessionStorage.setItem(KEY, JSON.stringify(settings));
  });
}
