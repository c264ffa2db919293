import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { undoText } from '../../texts/undoText.ts';
import { isShortcutModifier } from '../controls/isShortcutModifier.ts';
import { SlowHint } from '../feedback/SlowHint.tsx';
import styles from './UndoMessages.module.css';
import type { UndoOffer, UndoViewModel } from './UndoViewModel.ts';

interface Props {
  readonly vm: UndoViewModel;
}

/** A message with an Undo button for each action that can be undone. Ctrl+Z undoes the latest one. */
export const UndoMessages = observer(function UndoMessages({ vm }: Props) {
  const isEmpty = vm.offers.length === 0;
  useEffect(() => {
    if (isEmpty) return undefined;
    const undo = (event: KeyboardEvent) => {
      if (!isShortcutModifier(event, 'z') || isTextField(event.target)) return;
      event.preventDefault();
      vm.undoLatest();
    };
    addEventListener('keydown', undo);
    return () => removeEventListener('keydown', undo);
  }, [vm, isEmpty]);
  return (
    <>
      {vm.slow.map(({ action, task }) => (
        <SlowHint key={action.key} waiting={task} explanation={action.restored} onCancel={task.detach} />
      ))}
      {vm.offers.map((offer) => (
        <UndoMessage key={offer.action.key} offer={offer} onUndo={() => vm.undo(offer)} />
      ))}
    </>
  );
});

/** Returns whether the target is a text field, which has its own undo. */
const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'));

function UndoMessage({ offer, onUndo }: { readonly offer: UndoOffer; readonly onUndo: () => void }) {
  const id = useId();
  return (
    // keeps a new release from reloading the page while the user can undo
    <div data-ongoing className={styles.message}>
      <span id={id} dir="auto" className={styles.text}>
        {offer.action.text}
      </span>
      <Button aria-describedby={id} aria-keyshortcuts="Control+Z" onClick={onUndo} className={styles.undo}>
        {undoText.undo}
      </Button>
    </div>
  );
}
