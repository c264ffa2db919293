import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { AnnouncedLines } from '../kit/feedback/AnnouncedLines.tsx';
import { focusFirstInvalid } from '../kit/controls/focusFirstInvalid.ts';
import { LoadFailure } from '../kit/feedback/LoadFailure.tsx';
import { Stack } from '../kit/layout/Stack.tsx';
import { useUnsavedWork } from '../kit/unsaved/useUnsavedWork.ts';
import { CheckedForm } from './CheckedForm.tsx';
import { ConflictList } from './ConflictList.tsx';
import type { Editor } from './Editor.ts';
import type { DeployOffer } from './NotLiveYet.tsx';
import { SaveBar } from './SaveBar.tsx';

interface Props<T extends object, Field extends string, Found, Answer> {
  /** Names the edited settings, such as "Voice Configuration". */
  readonly name: string;
  readonly form: Editor<T, Field, Found, Answer>;
  /** Announced while loading. */
  readonly loadingText: string;
  readonly failureText: string;
  /** Shown if there is nothing to edit. */
  readonly emptyText?: string;
  /** Shown below a load failure. */
  readonly failureHelp?: string;
  /** Offers to deploy the saved changes. */
  readonly offer: DeployOffer;
  readonly children: (value: T) => ReactNode;
}

/** The fields of an {@link Editor} with a skeleton, failure message, and save bar. */
export const SettingsForm = observer(function SettingsForm<
  T extends object,
  Field extends string,
  Found,
  Answer,
>({
  name,
  form,
  loadingText,
  failureText,
  emptyText,
  failureHelp,
  offer,
  children,
}: Props<T, Field, Found, Answer>) {
  useUnsavedWork(name, form);
  const element = useRef<HTMLFormElement>(null);
  const { fields, loading, saving } = form;
  // after a save, focuses a field that the host refused or that another user changed
  useEffect(() => (saving.running ? () => focusFirstInvalid(element.current) : undefined), [saving.running]);
  const { value } = fields;
  if (loading.pending) return <AnnouncedLines loading={loading} label={loadingText} />;
  if (value === undefined) {
    const isMissing = emptyText !== undefined && loading.failure?.kind === 'not-found';
    return (
      <LoadFailure text={isMissing ? emptyText : failureText} help={failureHelp} onRetry={loading.retry} />
    );
  }
  return (
    <CheckedForm ref={element} onSubmit={() => void form.submit()} aria-label={name}>
      <Stack gap={24}>{children(value)}</Stack>
      <ConflictList fields={fields} />
      <SaveBar form={form} offer={offer} />
    </CheckedForm>
  );
});
