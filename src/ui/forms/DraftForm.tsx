import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { AnnouncedLines } from '../kit/AnnouncedLines.tsx';
import { LoadFailure } from '../kit/LoadFailure.tsx';
import { useUnsavedWork } from '../kit/unsaved/useUnsavedWork.ts';
import { CheckedForm } from './CheckedForm.tsx';
import type { Draft } from './Draft.ts';
import { SaveBar } from './SaveBar.tsx';

interface Props<T extends object, Field extends string> {
  /** What is edited, such as "Voice Configuration". */
  readonly name: string;
  readonly draft: Draft<T, Field>;
  /** Announced while loading. */
  readonly loadingText: string;
  readonly failureText: string;
  /** Shown if the host has nothing to edit. */
  readonly emptyText?: string;
  /** Shown below a load failure. */
  readonly failureHelp?: string;
  readonly children: (value: T) => ReactNode;
}

/** The fields of a {@link Draft} with their skeleton, load failure, and save bar. */
export const DraftForm = observer(function DraftForm<T extends object, Field extends string>({
  name,
  draft,
  loadingText,
  failureText,
  emptyText,
  failureHelp,
  children,
}: Props<T, Field>) {
  useUnsavedWork(name, draft);
  const { value, loading } = draft;
  if (loading.pending) return <AnnouncedLines loading={loading} label={loadingText} />;
  if (value === undefined) {
    const isMissing = emptyText !== undefined && loading.failure?.kind === 'not-found';
    return (
      <LoadFailure text={isMissing ? emptyText : failureText} help={failureHelp} onRetry={loading.retry} />
    );
  }
  return (
    <CheckedForm draft={draft} aria-label={name}>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children(value)}</Box>
      <SaveBar draft={draft} />
    </CheckedForm>
  );
});
