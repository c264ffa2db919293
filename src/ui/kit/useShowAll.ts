import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHistoryEntryKey } from './useScrollRestoration.ts';

/** Whether the user asked for all rows, by reason to show them. */
type Choices = Readonly<Record<string, boolean>>;

/** By history entry and list name. */
const remembered = new Map<string, Choices>();

interface Options {
  /** Identity of the list on its page. */
  readonly name: string;
  readonly count: number;
  /** How many rows show at first. */
  readonly first: number;
  /** What leads to a row that may be hidden, such as a filter or a link. Another reason shows all again. */
  readonly reason?: string | undefined;
}

/** For the button below the list. */
export interface ShowAll {
  readonly isWhole: boolean;
  /** Whether there is anything to show or hide. */
  readonly isLong: boolean;
  readonly button: (element: HTMLElement | null) => void;
  readonly toggle: () => void;
}

interface LongList {
  /** How many rows to render. */
  readonly shown: number;
  /** For the direct parent of the rows, or an ancestor of rows with their index in `data-index`. */
  readonly list: (element: HTMLElement | null) => void;
  readonly all: ShowAll;
}

/**
 * A long list that shows its first rows until the user asks for all. Returning to the page shows the list
 * as it was left.
 */
export function useShowAll({ name, count, first, reason = '' }: Options): LongList {
  const place = `${useHistoryEntryKey()} ${name}`;
  const [choices, setChoices] = useState<Choices>(() => remembered.get(place) ?? {});
  const [elements] = useState(createElements);
  const isWhole = choices[reason] ?? reason !== '';
  useLayoutEffect(
    () => () => {
      if (Object.keys(choices).length > 0) remembered.set(place, choices);
    },
    [place, choices],
  );
  const toggle = () => {
    flushSync(() => setChoices({ ...choices, [reason]: !isWhole }));
    const { list, button } = elements.current;
    if (isWhole) button?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    else focusRow(list, first);
  };
  return {
    shown: isWhole ? count : Math.min(first, count),
    list: elements.list,
    all: { isWhole, isLong: count > first, button: elements.button, toggle },
  };
}

/** The elements in the page, and stable refs for them. */
function createElements() {
  const current: Record<'list' | 'button', HTMLElement | null> = { list: null, button: null };
  const refTo = (name: keyof typeof current) => (element: HTMLElement | null) => {
    current[name] = element;
  };
  return { current, list: refTo('list'), button: refTo('button') };
}

/** Focus continues where the list ended. */
function focusRow(list: HTMLElement | null, index: number): void {
  const row = list?.children[index] ?? list?.querySelector(`[data-index="${index}"]`);
  if (!(row instanceof HTMLElement)) return;
  row.tabIndex = -1;
  row.focus();
}
