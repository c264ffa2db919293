import { diffWordsWithSpace } from 'diff';
import { useMemo, type ReactNode } from 'react';
import { VisuallyHidden } from '../kit/text/VisuallyHidden.tsx';
import { Text } from '../kit/text/Text.tsx';
import { rehearsalText } from '../texts/rehearsalText.ts';
import styles from './AnswerComparison.module.css';

interface Props {
  /** The answer before the last change of the instructions, if there is one. */
  readonly before: string | undefined;
  readonly now: string;
}

/** An answer next to the previous one, with differing words marked in both. */
export function AnswerComparison({ before, now }: Props) {
  const parts = useMemo(() => (before === undefined ? [] : diffWordsWithSpace(before, now)), [before, now]);
  if (before === undefined || before === now) {
    return <Answer label={rehearsalText.answer}>{now}</Answer>;
  }
  return (
    <div className={styles.both}>
      <Answer label={rehearsalText.before}>
        {parts.map(({ value, added, removed }, index) =>
          added ? null : <Words key={index} as={removed ? 'del' : 'span'} spoken="Removed: " text={value} />,
        )}
      </Answer>
      <Answer label={rehearsalText.now}>
        {parts.map(({ value, added, removed }, index) =>
          removed ? null : <Words key={index} as={added ? 'ins' : 'span'} spoken="Added: " text={value} />,
        )}
      </Answer>
    </div>
  );
}

interface AnswerProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Answer({ label, children }: AnswerProps) {
  return (
    <div role="group" aria-label={label} className={styles.answer}>
      <Text as="div" size="caption" strong aria-hidden>
        {label}
      </Text>
      <Text as="div" size="small" dir="auto">
        {children}
      </Text>
    </div>
  );
}

interface WordsProps {
  readonly as: 'ins' | 'del' | 'span';
  readonly spoken: string;
  readonly text: string;
}

function Words({ as: Element, spoken, text }: WordsProps) {
  return (
    <Element className={styles.words}>
      {Element !== 'span' && <VisuallyHidden>{spoken}</VisuallyHidden>}
      <span>{text}</span>
    </Element>
  );
}
