import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { useReadOnly } from '../forms/readOnly.ts';
import { instructionsText } from '../texts/instructionsText.ts';
import { focusOnArrival, scrollToOnArrival } from '../kit/layout/arrival.ts';
import type { EditedList } from './EditedList.ts';
import { Row } from '../kit/layout/Row.tsx';
import { Text } from '../kit/text/Text.tsx';
import boxes from '../kit/layout/boxes.module.css';
import scrolling from '../kit/layout/scrolling.module.css';
import words from '../kit/text/words.module.css';
import styles from './ListEditor.module.css';

interface Props<T extends { readonly id: string }> {
  readonly title: string;
  readonly help: string;
  readonly id: string;
  readonly head?: ReactNode;
  readonly list: EditedList<T>;
  readonly emptyText: string;
  /** Returns the text of an item, for messages. */
  readonly wordsOf: (item: T) => string;
  /** Label of the button that adds an item. */
  readonly add: string;
  readonly onAdd: () => void;
  /** Renders an item. Positions start at 1. */
  readonly children: (item: T, place: number) => ReactNode;
}

/** A list to edit: its entries, an undo for the last removal, and a button that adds an entry. */
export const ListEditor = observer(function ListEditor<T extends { readonly id: string }>({
  title,
  help,
  id,
  head,
  list: { items, removed, restore },
  emptyText,
  wordsOf,
  add,
  onAdd,
  children,
}: Props<T>) {
  const readOnly = useReadOnly();
  return (
    <FieldGroup title={title} help={help} id={id}>
      {items.length === 0 ? (
        <Text tone="muted">{emptyText}</Text>
      ) : (
        <div className={boxes.outlined}>
          {head}
          <ol className={boxes.list}>{items.map((item, index) => children(item, index + 1))}</ol>
        </div>
      )}
      {removed && !readOnly && (
        <RemovedBar key={removed.id} text={wordsOf(removed).trim()} onUndo={restore} />
      )}
      {!readOnly && (
        <Button variant="outlined" startIcon={<Add />} onClick={onAdd} className={styles.add}>
          {add}
        </Button>
      )}
    </FieldGroup>
  );
});

interface EntryProps {
  readonly label: string;
  /** Whether the entry was just added, so that it scrolls into view. */
  readonly isNew: boolean;
  readonly children: ReactNode;
}

export function ListEntry({ label, isNew, children }: EntryProps) {
  return (
    <li
      ref={isNew ? scrollToOnArrival : undefined}
      className={clsx(styles.entry, isNew && [scrolling.arrival, scrolling.belowHeader])}
    >
      {/* a named group, because the fields of all entries have the same labels */}
      <div role="group" aria-label={label}>
        {children}
      </div>
    </li>
  );
}

/** Says that an entry was removed, with a button to restore it. */
export function RemovedBar({ text, onUndo }: { readonly text: string; readonly onUndo: () => void }) {
  return (
    <Row role="status" className={styles.removed}>
      <div dir="auto" className={words.oneLine}>
        {text ? instructionsText.removed(text) : instructionsText.removedEmpty}
      </div>
      <Button ref={focusOnArrival} onClick={onUndo}>
        Undo
      </Button>
    </Row>
  );
}
