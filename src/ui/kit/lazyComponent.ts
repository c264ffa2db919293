import { lazy, type ReactNode } from 'react';

type Component<Props> = (props: Props) => ReactNode;

/**
 * A part of a page whose code is fetched when it is first shown. On a bad line the page stays as it is, with all that was
 * typed in it: only the part is missing, until the page is loaded again. (A browser asks for no code a second time.)
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<Component<Props>>,
  Missing: Component<Props>,
) =>
  lazy<Component<Props>>(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: Missing }),
    ),
  );
