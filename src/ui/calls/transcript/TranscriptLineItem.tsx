import { observer } from 'mobx-react-lite';
import { clsx } from 'clsx';
import type { MouseEvent, Ref } from 'react';
import { minutesAndSeconds } from '#domain/shared/duration.ts';
import { splitAtMatches } from '#domain/shared/splitAtMatches.ts';
import styles from './TranscriptLineItem.module.css';
import type { TranscriptViewModel } from './TranscriptViewModel.ts';

interface Props {
  readonly vm: TranscriptViewModel;
  readonly index: number;
  readonly ref: Ref<HTMLLIElement>;
}

const SPEAKERS = { agent: 'Agent', caller: 'Caller' };

/**
 * A line with speaker, time, and text. If there is audio, the time is a button, and the mouse can also click
 * the line.
 */
export const TranscriptLineItem = observer(function TranscriptLineItem({ vm, index, ref }: Props) {
  const line = vm.lines[index];
  if (!line) return null;
  const { speaker, text, atSeconds } = line;
  const { canSeek } = vm;
  const seek = () => vm.seek(atSeconds);
  const seekUnlessSelecting = ({ target }: MouseEvent) => {
    const isButton = target instanceof Element && target.closest('button') !== null;
    if (!isButton && !hasSelection()) seek();
  };
  const isCurrent = vm.isCurrent(index);
  const time = minutesAndSeconds(atSeconds);
  return (
    <li
      ref={ref}
      className={styles.line}
      data-index={index}
      data-speaker={speaker}
      data-found={vm.isFound(index) || undefined}
      aria-current={isCurrent || undefined}
      aria-setsize={vm.lines.length}
      aria-posinset={index + 1}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- for the mouse; keyboards use the time button */}
      <div className={styles.bubble} onClick={canSeek ? seekUnlessSelecting : undefined}>
        <div className={styles.head}>
          <span className={styles.speaker}>{SPEAKERS[speaker]}</span>
          {canSeek ? (
            <button
              type="button"
              className={clsx(styles.time, styles.seek)}
              aria-label={`Go to ${time}`}
              onClick={seek}
            >
              {time}
            </button>
          ) : (
            <span className={styles.time}>{time}</span>
          )}
        </div>
        <div dir="auto">
          <MarkedText text={text} sought={vm.query} />
        </div>
      </div>
    </li>
  );
});

/**
 * Text with the matches of a search marked. Every part is an element, because a browser that translates the
 * page replaces text nodes.
 */
function MarkedText({ text, sought }: { readonly text: string; readonly sought: string }) {
  return splitAtMatches(text, sought).map((part, index) => {
    const Part = part.isMatch ? 'mark' : 'span';
    return <Part key={index}>{part.text}</Part>;
  });
}

const hasSelection = () => getSelection()?.isCollapsed === false;
