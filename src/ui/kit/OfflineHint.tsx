import { connectionText } from '../texts/connectionText.ts';
import { Alert } from './Alert.tsx';
import { useOnline } from './useOnline.ts';

/** In a form of a page without a strip for it: says while there is no line what becomes of what is typed. */
export function OfflineHint() {
  const isOnline = useOnline();
  return isOnline ? null : <Alert tone="info">{connectionText.form}</Alert>;
}
