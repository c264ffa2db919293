import type { ComponentProps } from 'react';
import { LoadFailure } from './LoadFailure.tsx';
import { BackButton, PageHeader, type BackLink } from '../layout/PageHeader.tsx';

interface Props extends Pick<ComponentProps<typeof LoadFailure>, 'text' | 'onRetry'> {
  readonly title: string;
  readonly back: BackLink;
}

/** Replaces a page whose main content could not be loaded. */
export function PageFailure({ title, back, ...failure }: Props) {
  return (
    <>
      <PageHeader title={title} />
      <LoadFailure {...failure} back={<BackButton {...back} />} />
    </>
  );
}
