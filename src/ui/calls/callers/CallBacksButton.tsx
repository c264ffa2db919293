import PhoneMissed from '@mui/icons-material/PhoneMissedOutlined';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { callerText } from '../../texts/callerText.ts';
import type { CallsViewModel } from '../CallsViewModel.ts';
import { callBacksOf, countCallBacksLeft } from './callBacksOf.ts';
import styles from './CallBacksButton.module.css';

interface Props {
  readonly vm: CallsViewModel;
  readonly onOpen: () => void;
}

/** A button that opens the callers to call back. Hidden if there are none. */
export const CallBacksButton = observer(function CallBacksButton({ vm, onOpen }: Props) {
  if (callBacksOf(vm).length === 0) return null;
  return (
    <Button startIcon={<PhoneMissed />} aria-haspopup="dialog" onClick={onOpen} className={styles.button}>
      {callerText.callBack(vm.callers.logs.value && countCallBacksLeft(vm))}
    </Button>
  );
});
