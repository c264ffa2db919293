import { connectionText } from '../../texts/connectionText.ts';
import { Alert } from './Alert.tsx';
import { useOnline } from '../browser/useOnline.ts';

/**
 * Tells users what happens to their input while the browser seems offline. For forms on pages without an
 * offline strip.
 */
export function OfflineHint() {
  const isOnline = useOnline();
  return isOnline ? null : <Alert tone="info">{connectionText.form}</Alert>;
}
