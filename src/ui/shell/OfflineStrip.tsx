import { useEffect, useRef } from 'react';
import { useOnline } from '../kit/browser/useOnline.ts';
import { connectionText } from '../texts/connectionText.ts';
import styles from './OfflineStrip.module.css';

/** A strip above the page while the browser seems offline, pinned below the top bar. Scrolling stops below it. */
export function OfflineStrip() {
  const isOnline = useOnline();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = strip.current;
    const { style } = document.documentElement;
    if (isOnline || !element) return undefined;
    const resizeObserver = new ResizeObserver(() =>
      style.setProperty('--offline-strip', `${element.offsetHeight}px`),
    );
    resizeObserver.observe(element);
    return () => {
      resizeObserver.disconnect();
      style.removeProperty('--offline-strip');
    };
  }, [isOnline]);
  return (
    <div role="status" ref={strip} className={styles.strip}>
      {!isOnline && connectionText.strip}
    </div>
  );
}
