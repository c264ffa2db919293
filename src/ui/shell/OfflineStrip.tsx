import { useRef } from 'react';
import { useHeightProperty } from '../kit/browser/useHeightProperty.ts';
import { useOnline } from '../kit/browser/useOnline.ts';
import { connectionText } from '../texts/connectionText.ts';
import styles from './OfflineStrip.module.css';

/**
 * A strip that stays below the top bar while the browser seems offline. Scrolling to an element stops below
 * the strip.
 */
export function OfflineStrip() {
  const isOnline = useOnline();
  const strip = useRef<HTMLDivElement>(null);
  useHeightProperty(strip, '--offline-strip', !isOnline);
  return (
    <div role="status" ref={strip} className={styles.strip}>
      {!isOnline && connectionText.strip}
    </div>
  );
}
