import { useId, type ReactNode } from 'react';
import { Stack } from '../kit/layout/Stack.tsx';
import { Heading } from '../kit/text/Heading.tsx';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';

interface Props {
  readonly title: string;
  readonly help?: ReactNode;
  readonly children: ReactNode;
}

/** A group of fields under a heading. */
export function FieldGroup({ title, help, children }: Props) {
  const id = useId();
  return (
    <Stack role="group" aria-labelledby={id}>
      <div>
        <Heading level={3} id={id}>
          {title}
        </Heading>
        {help && <SecondaryText>{help}</SecondaryText>}
      </div>
      {children}
    </Stack>
  );
}
