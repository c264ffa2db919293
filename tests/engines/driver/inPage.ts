declare global {
  /** Set by the script of Testing Library. */
  var TestingLibraryDom: typeof import('@testing-library/dom') | undefined;
}

/** An exact name, or the source of a pattern. */
type Name = string | { readonly pattern: string };

/** One step to an element inside the previous match, by role and accessible name, or by label. */
export type Step = { readonly role: string; readonly name?: Name | undefined } | { readonly label: string };

/** The result of a query, as a user sees it. */
export interface Finding {
  /** The number of matches. */
  readonly count: number;
  /** The first match's text. */
  readonly text: string;
  /** The value of the first match, or '' if it has none. */
  readonly value: string;
  readonly isFocused: boolean;
  readonly isChecked: boolean;
  /** The point to click, or the reason why the match can't be clicked. */
  readonly x: number;
  readonly y: number;
  readonly obstacle: string | undefined;
}

/**
 * Finds elements. Runs in the page, without outer scope.
 * @param isSought whether to scroll to the first match and select its text
 * @returns undefined if Testing Library isn't loaded
 */
export function find(steps: readonly Step[], isSought: boolean): Finding | undefined {
  const library = globalThis.TestingLibraryDom;
  if (!library) return undefined;
  let found: HTMLElement[] = [document.documentElement];
  for (const step of steps) {
    found = found.flatMap((inside) => {
      if ('label' in step) return library.queryAllByLabelText(inside, step.label);
      const { role, name } = step;
      if (name === undefined) return library.queryAllByRole(inside, role);
      return library.queryAllByRole(inside, role, {
        name: typeof name === 'string' ? name : new RegExp(name.pattern),
      });
    });
  }
  const [first] = found;
  const none = {
    text: '',
    value: '',
    isFocused: false,
    isChecked: false,
    x: 0,
    y: 0,
    obstacle: 'nothing there',
  };
  if (!first) return { count: 0, ...none };
  if (isSought) first.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = first.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  const labels = first instanceof HTMLInputElement ? Array.from(first.labels ?? []) : [];
  const isHit = hit !== null && [first, ...labels].some((element) => element.contains(hit));
  const covered = isHit ? undefined : `covered by ${hit?.outerHTML.slice(0, 200) ?? 'nothing'}`;
  const isField = first instanceof HTMLInputElement || first instanceof HTMLTextAreaElement;
  const isSelect = first instanceof HTMLSelectElement;
  return {
    count: found.length,
    text: first.innerText.replaceAll(/\s+/g, ' ').trim(),
    value: isField || isSelect ? first.value : '',
    isFocused: document.activeElement === first,
    isChecked: (first instanceof HTMLInputElement && first.checked) || first.ariaChecked === 'true',
    x,
    y,
    obstacle: first.matches(':disabled, [aria-disabled=true]') ? 'it is disabled' : covered,
  };
}

/** Selects the text of the focused field, so that typing replaces it. Runs in the page. */
export function selectFocusedText(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}
