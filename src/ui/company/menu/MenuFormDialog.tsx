import type { ReactNode } from 'react';
import type { Draft } from '../../kit/form/Draft.ts';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { NoticeBanner } from '../../kit/NoticeBanner.tsx';

interface Props<T extends object, Field extends string> {
  readonly title: string;
  readonly draft: Draft<T, Field>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const save = { label: 'Save', busyLabel: 'Saving...' };

/** The form of an item or a category. */
export function MenuFormDialog<T extends object, Field extends string>({
  title,
  draft,
  onClose,
  children,
}: Props<T, Field>) {
  return (
    <FormDialog
      title={title}
      work={draft}
      submit={save}
      onSubmit={draft.submit}
      onClose={onClose}
      outcome={<NoticeBanner notice={draft.notice} />}
    >
      {children}
    </FormDialog>
  );
}
