import { useEffect, useRef } from 'react';
import { liveDemoText } from '../texts/liveDemoText.ts';
import type { SpokenLine } from './LiveCall.ts';
import styles from './SpokenLines.module.css';

interface Props {
  readonly lines: readonly SpokenLine[];
  readonly agent: string;
  /** Text shown before the first line. */
  readonly empty?: string;
  /** Whether to announce nothing, because lines are announced elsewhere. */
  readonly quiet?: boolean;
}

/**
 * The transcript of a session. Scrolls to the newest line, or to that line's start if the line is longer than
 * the list. The colors adapt to the background.
 */
export function SpokenLines({ lines, agent, empty, quiet = false }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const newest = list.current?.lastElementChild;
    if (lines.length > 0 && newest instanceof HTMLElement) list.current?.scrollTo({ top: newest.offsetTop });
  }, [lines]);
  return (
    <div
      ref={list}
      role="log"
      aria-label={liveDemoText.said}
      {...(quiet && { 'aria-live': 'off' })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable, with nothing focusable inside
      tabIndex={0}
      className={styles.log}
    >
      {lines.length === 0 && empty && <div className={styles.empty}>{empty}</div>}
      {lines.map(({ speaker, text, at }, index) => (
        <p key={index} data-speaker={speaker}>
          <b>{speaker === 'agent' ? agent : liveDemoText.visitor}</b>{' '}
          <time dateTime={at.toISOString()}>{at.toLocaleTimeString('en-US', { timeStyle: 'short' })}</time>
          <br />
          <span dir="auto">{text}</span>
        </p>
      ))}
    </div>
  );
}
