import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { reloadIfServed } from './reloadIfServed.ts';
import { restoreLostFocus } from '../browser/restoreLostFocus.ts';
import { useLoadNewRelease } from './useLoadNewRelease.ts';
import { useTabStorage } from '../state/useTabStorage.ts';

interface LazyComponent<Props> {
  /** The component. Undefined until a press of the button has loaded it. */
  readonly Part: ComponentType<Props> | undefined;
  readonly isLoading: boolean;
  /**
   * Whether the code failed to load. Browsers don't request failed code again, so the next press reloads the
   * page and then opens the component.
   */
  readonly hasFailed: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /**
   * Ref of the button that opens the component. Closing returns focus to the button unless focus has moved
   * elsewhere.
   */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/** The session storage key of the component to open after a reload. */
const RELOAD_MARK_KEY = 'partAwaited';

/**
 * Loads a component's code when the user presses a button.
 * @param name identifies the component after a reload
 */
export function useLazyComponent<Props>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const [stage, setStage] = useState<
    'closed' | 'loading' | 'failed' | { readonly Part: ComponentType<Props> }
  >('closed');
  const loadNewRelease = useLoadNewRelease();
  const storage = useTabStorage();
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = typeof stage === 'object';
  useEffect(() => (isOpen ? () => restoreLostFocus(opener.current) : undefined), [isOpen]);
  useEffect(() => {
    if (storage.read(RELOAD_MARK_KEY) !== name) return;
    storage.remove(RELOAD_MARK_KEY);
    // opens the component, because the user pressed the button before the reload
    opener.current?.click();
  }, [name, storage]);
  return {
    Part: isOpen ? stage.Part : undefined,
    isLoading: stage === 'loading',
    hasFailed: stage === 'failed',
    opener,
    open() {
      const remember = () => storage.write(RELOAD_MARK_KEY, name);
      setStage('loading');
      if (stage === 'failed') {
        void reloadIfServed(remember).then((goes) => goes || setStage('failed'));
        return;
      }
      load().then(
        (Part) => setStage({ Part }),
        () => void loadNewRelease().then((goes) => (goes ? remember() : setStage('failed'))),
      );
    },
    close: () => setStage('closed'),
  };
}
