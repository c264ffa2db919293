import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { loadNewRelease } from './newRelease.ts';
import { reloadIfServed } from './reloadIfServed.ts';
import { restoreLostFocus } from './restoreLostFocus.ts';
import { UnsavedWorkViewModel } from './unsaved/UnsavedWorkViewModel.ts';
import { useSharedViewModel } from './useViewModel.ts';

interface LazyComponent<Props> {
  /** The component, once it has loaded after a press. */
  readonly Part: ComponentType<Props> | undefined;
  readonly isLoading: boolean;
  /**
   * Whether its code failed to load. Browsers don't request failed code again, so the next press reloads
   * the page, which then opens the part.
   */
  readonly hasFailed: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** Ref of the button that opens it. Regains focus unless focus moved elsewhere. */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/** Session storage key of the part to open after a reload. */
const RELOAD_MARK_KEY = 'partAwaited';

/**
 * Loads a component when the user presses its button.
 * @param name identifies it after a reload
 */
export function useLazyComponent<Props>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const [stage, setStage] = useState<
    'closed' | 'loading' | 'failed' | { readonly Part: ComponentType<Props> }
  >('closed');
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = typeof stage === 'object';
  useEffect(() => (isOpen ? () => restoreLostFocus(opener.current) : undefined), [isOpen]);
  useEffect(() => {
    if (sessionStorage.getItem(RELOAD_MARK_KEY) !== name) return;
    sessionStorage.removeItem(RELOAD_MARK_KEY);
    // was pressed before the reload
    opener.current?.click();
  }, [name]);
  return {
    Part: isOpen ? stage.Part : undefined,
    isLoading: stage === 'loading',
    hasFailed: stage === 'failed',
    opener,
    open() {
      const remember = () => sessionStorage.setItem(RELOAD_MARK_KEY, name);
      setStage('loading');
      if (stage === 'failed') {
        void reloadIfServed(remember).then((goes) => goes || setStage('failed'));
        return;
      }
      load().then(
        (Part) => setStage({ Part }),
        () => void loadNewRelease(unsaved).then((goes) => (goes ? remember() : setStage('failed'))),
      );
    },
    close: () => setStage('closed'),
  };
}
