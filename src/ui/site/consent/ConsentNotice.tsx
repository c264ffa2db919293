import Button from '@mui/material/Button';
import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { consentText } from '../../texts/consentText.ts';
import boxes from '../../kit/layout/boxes.module.css';
import { Cluster } from '../../kit/layout/Row.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Heading } from '../../kit/text/Heading.tsx';
import { Text } from '../../kit/text/Text.tsx';
import styles from './ConsentNotice.module.css';

interface Props {
  /** Whether the visitor opened the notice, so that it takes focus. */
  readonly takesFocus: boolean;
  readonly onAnswer: (mayCount: boolean) => void;
}

/**
 * Asks for analytics consent. Both answers look equal, and the page works without an answer. The notice is
 * first in the document, for keyboard and screen reader users.
 */
export function ConsentNotice({ takesFocus, onAnswer }: Props) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const place = usePlaceBeforePage();
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return createPortal(
    <Stack as="section" gap={12} aria-labelledby={id} className={clsx(boxes.card, styles.notice)}>
      <Heading level={2} id={id} ref={title} tabIndex={-1} className={styles.title}>
        {consentText.title}
      </Heading>
      <Text>{consentText.about}</Text>
      <Cluster gap={16}>
        {([true, false] as const).map((mayCount) => (
          <Button key={String(mayCount)} variant="outlined" onClick={() => onAnswer(mayCount)}>
            {mayCount ? consentText.agree : consentText.decline}
          </Button>
        ))}
      </Cluster>
    </Stack>,
    place,
  );
}

/** Returns an element at the start of the body, for as long as the notice is shown. */
function usePlaceBeforePage(): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  return place;
}
