import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { CopyViewModel } from './CopyViewModel.ts';
import { useViewModel } from '../state/useViewModel.ts';
import styles from './CopyableId.module.css';
import words from './words.module.css';

interface Props {
  readonly id: string;
  /** A short form to show, instead of the full id. Empty if the full id is already next to it. */
  readonly short?: string;
}

/** An id. Pressing it copies the full id and shows a check mark for 2 s. Its accessible name is the full id. */
export const CopyableId = observer(function CopyableId({ id, short = id }: Props) {
  const vm = useViewModel(CopyViewModel);
  const isCopied = vm.outcome === 'copied';
  const Icon = isCopied ? Check : ContentCopy;
  return (
    <span className={styles.id}>
      <button
        type="button"
        aria-label={short === id || !short ? `Copy ID ${id}` : `Copy ID ${short}, in full ${id}`}
        title={vm.resultText ?? id}
        onClick={() => void vm.copy(id)}
        className={clsx(styles.button, short !== id && styles.short)}
      >
        {short && <span>{short}</span>}
        <Icon aria-hidden className={clsx(styles.icon, isCopied && styles.copied)} />
      </button>
      <span role="status" className={vm.outcome === 'refused' ? styles.refusal : words.visuallyHidden}>
        {vm.resultText}
      </span>
    </span>
  );
});
