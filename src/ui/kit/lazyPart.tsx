import { lazy, useState, type ReactNode } from 'react';

type Component<Props> = (props: Props) => ReactNode;

/** How a part that is missing can be asked for again. */
interface Again {
  readonly onRetry: () => void;
}

/**
 * A part of a page whose code is fetched when it is first shown. On a bad line the page stays as it is, with all that was
 * typed in it: only the part is missing, and is asked for again by `onRetry` or when it is next shown.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<Component<Props>>,
  Missing: Component<Props & Again>,
): Component<Props> {
  const fetched = () =>
    lazy<Component<Props & Again>>(() =>
      load().then(
        (Part) => ({ default: Part }),
        () => {
          // what could not be fetched once would be remembered as missing for good
          part = fetched();
          return { default: Missing };
        },
      ),
    );
  let part = fetched();
  return function LazyPart(props) {
    const [Shown, setShown] = useState(() => part);
    return <Shown {...props} onRetry={() => setShown(() => part)} />;
  };
}
