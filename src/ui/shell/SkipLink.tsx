import type { MouseEvent } from 'react';
import styles from './SkipLink.module.css';

export const MAIN_CONTENT_ID = 'content';

/** A link that skips to the main content. Visible only on focus. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_CONTENT_ID}`} onClick={skip} className={styles.link}>
      Skip to content
    </a>
  );
}

/** Moves focus without changing the URL, because the router would ask about unsaved work. */
function skip(event: MouseEvent): void {
  const content = document.getElementById(MAIN_CONTENT_ID);
  if (!content) return;
  event.preventDefault();
  content.focus();
  content.scrollIntoView();
}
