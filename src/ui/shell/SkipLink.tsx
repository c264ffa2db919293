import type { MouseEvent } from 'react';
import styles from './SkipLink.module.css';

/** Id of a page's main content, without the frame. */
export const MAIN_CONTENT_ID = 'content';

/** A link to the main content, visible on focus. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_CONTENT_ID}`} onClick={skip} className={styles.link}>
      Skip to content
    </a>
  );
}

/** Keeps the URL: the router would treat another one as a navigation and ask about unsaved work. */
function skip(event: MouseEvent): void {
  const content = document.getElementById(MAIN_CONTENT_ID);
  if (!content) return;
  event.preventDefault();
  content.focus();
  content.scrollIntoView();
}
