import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Draft } from './Draft.ts';
import { focusFirstInvalid } from '../focusFirstInvalid.ts';
import { NoticeBanner } from '../NoticeBanner.tsx';
import { SlowHint } from '../SlowHint.tsx';
import { LeaveDialog } from '../unsaved/LeaveDialog.tsx';
import { useUnsavedWork } from '../unsaved/useUnsavedWork.ts';

interface Props<T extends object, Field extends string> {
  readonly title: string;
  readonly draft: Draft<T, Field>;
  readonly onClose: () => void;
  readonly children: (value: T) => ReactNode;
}

/** A form in a dialog, on a phone a sheet: it asks before it closes over what is not saved, and stays when a save fails. */
export const DraftDialog = observer(function DraftDialog<T extends object, Field extends string>({
  title,
  draft,
  onClose,
  children,
}: Props<T, Field>) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [asking, setAsking] = useState(false);
  const isSheet = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  useUnsavedWork(title, draft);
  const { saving, notice } = draft;
  const close = () => {
    if (saving.running) return;
    if (draft.dirty) setAsking(true);
    else onClose();
  };
  return (
    <Dialog open fullScreen={isSheet} fullWidth maxWidth="sm" onClose={close} aria-labelledby={id}>
      <Box
        component="form"
        ref={form}
        noValidate
        aria-labelledby={id}
        onSubmit={(event) => {
          event.preventDefault();
          draft.submit();
          focusFirstInvalid(form.current);
        }}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent
          sx={{
            display: 'grid',
            gap: 2.5,
            gridTemplateColumns: 'minmax(0, 1fr)',
            flex: 1,
            alignContent: 'start',
          }}
        >
          <Fields draft={draft} form={form}>
            {children}
          </Fields>
        </DialogContent>
        <Box sx={{ display: 'grid', gap: 1, px: 2 }}>
          <NoticeBanner notice={notice} />
          <SlowHint waiting={saving} onCancel={saving.stopWaiting} />
        </Box>
        <DialogActions sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Button onClick={close} aria-disabled={saving.running}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" aria-busy={saving.running} aria-disabled={saving.running}>
            {saving.running ? 'Saving...' : 'Save'}
          </Button>
        </DialogActions>
      </Box>
      {asking && <LeaveDialog names={[title]} stay={() => setAsking(false)} leave={onClose} />}
    </Dialog>
  );
});

interface FieldsProps<T extends object, Field extends string> extends Pick<
  Props<T, Field>,
  'draft' | 'children'
> {
  readonly form: RefObject<HTMLFormElement | null>;
}

/** Observed apart from the dialog, which stays as it is with each letter that is typed. */
const Fields = observer(function Fields<T extends object, Field extends string>({
  draft: { value },
  form,
  children,
}: FieldsProps<T, Field>) {
  const isThere = value !== undefined;
  useEffect(() => {
    // after the dialog has taken the focus for itself
    if (isThere) requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
  }, [isThere, form]);
  return value && children(value);
});
