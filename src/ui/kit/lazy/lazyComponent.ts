import { createElement, lazy, Suspense, type ReactNode } from 'react';

type Component<Props> = (props: Props) => ReactNode;

/**
 * Creates a component whose code loads when it first renders. If loading fails, only this component is
 * missing until a reload, because browsers don't request failed code again.
 * @param Missing renders if loading fails
 * @param Fallback renders while the code loads; nothing by default
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<Component<Props>>,
  Missing: Component<Props>,
  Fallback: Component<Props> = () => null,
): Component<Props> {
  const Part = lazy<Component<Props>>(() =>
    load().then(
      (Loaded) => ({ default: Loaded }),
      () => ({ default: Missing }),
    ),
  );
  return function LazyPart(props) {
    return createElement(Suspense, { fallback: createElement(Fallback, props) }, createElement(Part, props));
  };
}
