import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { loadNewRelease } from './newRelease.ts';
import { reloadIfServed } from './servedPage.ts';
import { restoreLostFocus } from './restoreLostFocus.ts';
import { UnsavedWorkViewModel } from './unsaved/UnsavedWorkViewModel.ts';
import { useSharedViewModel } from './useViewModel.ts';

interface LazyComponent<Props> {
  /** What was asked for, once its code is there. */
  readonly Part: ComponentType<Props> | undefined;
  readonly isLoading: boolean;
  /**
   * Its code could not be loaded. A browser asks for no code a second time, so the next press loads the page anew, if that can
   * be had; there the part opens by itself.
   */
  readonly hasFailed: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** The button that opens it: it takes the focus back, unless that went elsewhere. */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/** Where the storage of the tab has the part for whose sake the page was loaded anew. */
const RELOAD_MARK_KEY = 'partAwaited';

/**
 * A part of a page whose code is loaded when somebody presses the button for it, and not before.
 *
 * @param name by what it is known once the page was loaded anew
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
    // pressed before the page was loaded anew
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
