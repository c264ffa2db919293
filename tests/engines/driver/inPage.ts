declare global {
  /** What Testing Library's script leaves in a page, once it was run there. */
  var TestingLibraryDom: typeof import('@testing-library/dom') | undefined;
}

/** A whole name, or the source of a pattern of one. */
type Name = string | { readonly pattern: string };

/** A step on the way to an element, inside what was found before: by role and accessible name, or by label where there is no role. */
export type Step = { readonly role: string; readonly name?: Name | undefined } | { readonly label: string };

/** What a script finds on the way: all that a person could tell of it. */
export interface Finding {
  /** How many there are. */
  readonly count: number;
  /** Of the first of them: what is to be read. */
  readonly text: string;
  /** What has been put in; '' where nothing can be. */
  readonly value: string;
  readonly isFocused: boolean;
  readonly isChecked: boolean;
  /** Where it is to be clicked, and why it cannot be, if so. */
  readonly x: number;
  readonly y: number;
  readonly obstacle: string | undefined;
}

/**
 * Runs in the page: what is there. It may use nothing from around it.
 * @param isSought whether the first one is to be brought into view and its text chosen
 * @returns undefined when the page has no Testing Library yet
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

/** Runs in the page: chooses what stands in the field that has the focus, so that typing replaces it. */
export function chooseAll(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}
