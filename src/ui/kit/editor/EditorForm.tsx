import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { useRef, type ReactNode } from 'react';
import { focusFirstInvalid } from '../focusFirstInvalid.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { LoadingSkeleton, SkeletonLines } from '../LoadingSkeleton.tsx';
import { useUnsavedWork } from '../unsaved/useUnsavedWork.ts';
import type { Editor } from './Editor.ts';
import { SaveBar } from './SaveBar.tsx';

interface Props<T extends object, Field extends string> {
  /** What is edited: "Voice Configuration". */
  readonly name: string;
  readonly editor: Editor<T, Field>;
  /** Read out while it loads. */
  readonly loadingText: string;
  readonly failureText: string;
  /** In place of the fields when the host has nothing to edit. */
  readonly emptyText?: string;
  readonly children: (value: T) => ReactNode;
}

/** The fields of an {@link Editor}: their skeleton, then they themselves or why they are not there, and the way to save. */
export const EditorForm = observer(function EditorForm<T extends object, Field extends string>({
  name,
  editor,
  loadingText,
  failureText,
  emptyText,
  children,
}: Props<T, Field>) {
  const form = useRef<HTMLFormElement>(null);
  useUnsavedWork(name, editor);
  const { value, loading } = editor;
  if (loading.pending) {
    return (
      <LoadingSkeleton loading={loading} label={loadingText}>
        <SkeletonLines count={8} />
      </LoadingSkeleton>
    );
  }
  if (value === undefined) {
    const isMissing = emptyText !== undefined && loading.failure?.kind === 'not-found';
    return <LoadFailure text={isMissing ? emptyText : failureText} onRetry={loading.retry} />;
  }
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        editor.save();
        focusFirstInvalid(form.current);
      }}
    >
      {children(value)}
      <SaveBar editor={editor} />
    </Box>
  );
});
