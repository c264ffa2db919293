import { createElement, lazy, Suspense, type ReactNode } from 'react';

type Component<Props> = (props: Props) => ReactNode;

/**
 * A part of a page whose code is fetched when it is first shown. On a bad line the page stays as it is, with all that was
 * typed in it: only the part is missing, until the page is loaded again. (A browser asks for no code a second time.)
 * @param Missing in its place when its code does not come
 * @param Meanwhile in its place until it comes; nothing when absent
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<Component<Props>>,
  Missing: Component<Props>,
  Meanwhile: Component<Props> = () => null,
): Component<Props> {
  const Part = lazy<Component<Props>>(() =>
    load().then(
      (Loaded) => ({ default: Loaded }),
      () => ({ default: Missing }),
    ),
  );
  return function LazyPart(props) {
    return createElement(Suspense, { fallback: createElement(Meanwhile, props) }, createElement(Part, props));
  };
}
