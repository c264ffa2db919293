import { createElement, lazy, Suspense, type ReactNode } from 'react';

type Component<Props> = (props: Props) => ReactNode;

/**
 * A component whose code loads when it is first rendered. If loading fails, the page and its input stay,
 * and only this part is missing until a reload. (Browsers don't request failed code again.)
 * @param Missing rendered if loading fails
 * @param Fallback rendered while the code loads; nothing by default
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
