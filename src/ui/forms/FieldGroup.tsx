import { useId, type ReactNode } from 'react';
import { Stack } from '../kit/layout/Stack.tsx';
import { scrollToLinkedSection } from '../navigation/linkedSection.ts';
import { Heading } from '../kit/text/Heading.tsx';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';

interface Props {
  readonly title: string;
  readonly help?: ReactNode;
  /** Id of the group as a scroll target. */
  readonly id?: string;
  /** Whether the link that opened the page leads to the group. Needs an id. */
  readonly isLinked?: boolean;
  readonly children: ReactNode;
}

/** A group of fields under a heading. */
export function FieldGroup({ title, help, id, isLinked = false, children }: Props) {
  const titleId = useId();
  return (
    <Stack
      role="group"
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={titleId}
      {...(isLinked && scrollToLinkedSection)}
    >
      <div>
        <Heading level={3} id={titleId}>
          {title}
        </Heading>
        {help && <SecondaryText>{help}</SecondaryText>}
      </div>
      {children}
    </Stack>
  );
}
