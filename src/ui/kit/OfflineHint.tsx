import { lineText } from '../texts/lineText.ts';
import { Message } from './Message.tsx';
import { useOnline } from './useOnline.ts';

/** In a form of a page without a strip for it: says while there is no line what becomes of what is typed. */
export function OfflineHint() {
  const isOnline = useOnline();
  return isOnline ? null : <Message tone="info">{lineText.form}</Message>;
}
