import { useId, type ReactNode } from 'react';
import { Stack } from '../kit/layout/Stack.tsx';
import { sectionLinkTarget } from '../navigation/linkedSection.ts';
import { Heading } from '../kit/text/Heading.tsx';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';

interface Props {
  readonly title: string;
  readonly help?: ReactNode;
  readonly id?: string;
  /** Whether the page was opened with a link to this group. Needs an id. */
  readonly isLinked?: boolean;
  readonly children: ReactNode;
}

/** Fields under a common heading. */
export function FieldGroup({ title, help, id, isLinked = false, children }: Props) {
  const titleId = useId();
  return (
    <Stack
      role="group"
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={titleId}
      {...(isLinked && sectionLinkTarget)}
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
