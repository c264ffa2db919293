import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePrinting } from '../browser/usePrinting.ts';
import { useHistoryEntryKey } from '../browser/useScrollRestoration.ts';
import { RecentMap } from '../state/RecentMap.ts';

/** Whether the user expanded the list, by expand key. */
type Choices = Readonly<Record<string, boolean>>;

/** By history entry and list name. */
const remembered = new RecentMap<string, Choices>();

interface Options {
  /** Identity of the list on its page. */
  readonly name: string;
  readonly count: number;
  /** How many rows show before the user expands the list. */
  readonly initialCount: number;
  /** Expands the list while set, such as for a filter or a link to a row. A new key expands it again. */
  readonly expandKey?: string | undefined;
}

/** For the button below the list. */
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
  /** For the direct parent of the rows, or an ancestor of rows with their index in `data-index`. */
  readonly listRef: (element: HTMLElement | null) => void;
  readonly expansion: Expansion;
}

/**
 * Limits a long list to its first rows until the user expands it. Returning to the page restores the
 * choice. On paper, shows all rows (see rule: whole lists on paper).
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

/** The elements in the page, and stable refs for them. */
function createElements() {
  const current: Record<'list' | 'button', HTMLElement | null> = { list: null, button: null };
  const refTo = (name: keyof typeof current) => (element: HTMLElement | null) => {
    current[name] = element;
  };
  return { current, listRef: refTo('list'), buttonRef: refTo('button') };
}

/** Focus continues where the list ended. */
function focusRow(list: HTMLElement | null, index: number): void {
  const row = list?.children[index] ?? list?.querySelector(`[data-index="${index}"]`);
  if (!(row instanceof HTMLElement)) return;
  row.tabIndex = -1;
  row.focus();
}
