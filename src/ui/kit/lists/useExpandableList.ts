import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePrinting } from '../browser/usePrinting.ts';
import { useHistoryEntryKey } from '../browser/useScrollRestoration.ts';
import { BoundedMap } from '../state/BoundedMap.ts';

/** Whether the user expanded the list, for each expand key. */
type Choices = Readonly<Record<string, boolean>>;

/** The user's choices, by history entry and list name. */
const remembered = new BoundedMap<string, Choices>();

interface Options {
  /** Identifies the list on its page. */
  readonly name: string;
  readonly count: number;
  /** How many rows to show until the user expands the list. */
  readonly initialCount: number;
  /** Expands the list if set, such as by a filter or a link to a row. Each new key expands it again. */
  readonly expandKey?: string | undefined;
}

/** Props of the button below the list. */
export interface Expansion {
  readonly isExpanded: boolean;
  /** Whether the list has more than its initial rows. */
  readonly isExpandable: boolean;
  readonly buttonRef: (element: HTMLElement | null) => void;
  readonly toggle: () => void;
}

interface ExpandableList {
  /** How many rows to render. */
  readonly shownCount: number;
  /** Ref for the rows' parent, or for an ancestor if the rows have their index in `data-index`. */
  readonly listRef: (element: HTMLElement | null) => void;
  readonly expansion: Expansion;
}

/**
 * Shows only the first rows of a long list until the user expands it. Returning to the page restores the
 * user's choice. Printing shows all rows (see rule: whole lists on paper).
 */
export function useExpandableList({ name, count, initialCount, expandKey = '' }: Options): ExpandableList {
  const storageKey = `${useHistoryEntryKey()} ${name}`;
  const [choices, setChoices] = useState<Choices>(() => remembered.get(storageKey) ?? {});
  const [elements] = useState(createElements);
  const isPrinting = usePrinting();
  const isExpanded = choices[expandKey] ?? expandKey !== '';
  useLayoutEffect(
    () => () => {
      if (Object.keys(choices).length > 0) remembered.set(storageKey, choices);
    },
    [storageKey, choices],
  );
  const toggle = () => {
    flushSync(() => setChoices({ ...choices, [expandKey]: !isExpanded }));
    const { list, button } = elements.current;
    if (isExpanded) button?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    else focusRow(list, initialCount);
  };
  return {
    shownCount: isExpanded || isPrinting ? count : Math.min(initialCount, count),
    listRef: elements.listRef,
    expansion: { isExpanded, isExpandable: count > initialCount, buttonRef: elements.buttonRef, toggle },
  };
}

/** Creates stable refs and holds their current elements. */
function createElements() {
  const current: Record<'list' | 'button', HTMLElement | null> = { list: null, button: null };
  const refTo = (name: keyof typeof current) => (element: HTMLElement | null) => {
    current[name] = element;
  };
  return { current, listRef: refTo('list'), buttonRef: refTo('button') };
}

/** Focuses the first row that expanding added. */
function focusRow(list: HTMLElement | null, index: number): void {
  const row = list?.children[index] ?? list?.querySelector(`[data-index="${index}"]`);
  if (!(row instanceof HTMLElement)) return;
  row.tabIndex = -1;
  row.focus();
}
