import { Component, Fragment, type ReactNode } from 'react';
import { focusHeading } from '../browser/focusHeading.ts';
import { logBug } from '../state/logFailure.ts';

interface Props {
  /** The part's link target, which gets the focus after a retry. The page's heading by default. */
  readonly id?: string | undefined;
  /** Replaces a crashed part. */
  readonly renderFailure: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly isCrashed: boolean;
  /** Counts remounts. */
  readonly mount: number;
}

/**
 * Keeps a crash within a part of the page. The first crash remounts the part without a message, because a
 * page changed by a translation or an extension often crashes only once. A second crash shows the failure,
 * with a retry that remounts the part. (rule: crashes)
 */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { isCrashed: false, mount: 0 };

  static getDerivedStateFromError(): Partial<State> {
    return { isCrashed: true };
  }

  override componentDidCatch(thrown: unknown): void {
    logBug(thrown);
    if (this.state.mount === 0) this.remount();
  }

  private readonly remount = (): void => {
    this.setState(({ mount }) => ({ isCrashed: false, mount: mount + 1 }));
  };

  private readonly retry = (): void => {
    this.remount();
    // the pressed button is gone
    requestAnimationFrame(() => focusIfLost(this.props.id));
  };

  override render(): ReactNode {
    const { renderFailure, children } = this.props;
    const { isCrashed, mount } = this.state;
    // empty after the first crash, but remounted before the next paint
    if (isCrashed) return mount > 0 && renderFailure(this.retry);
    return <Fragment key={mount}>{children}</Fragment>;
  }
}

function focusIfLost(id: string | undefined): void {
  if (document.activeElement !== document.body) return;
  const part = id === undefined ? null : document.getElementById(id);
  if (part) part.focus({ preventScroll: true });
  else focusHeading();
}
