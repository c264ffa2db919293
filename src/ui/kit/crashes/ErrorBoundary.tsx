import { Component, Fragment, type ReactNode } from 'react';
import { focusHeading } from '../browser/focusHeading.ts';
import { logBug } from '../state/logFailure.ts';

interface Props {
  /** Id of the element that gets focus after a retry. The page's heading by default. */
  readonly id?: string | undefined;
  /** Renders the message that replaces crashed children. */
  readonly renderFailure: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly isCrashed: boolean;
  /** How often the children were remounted. */
  readonly mount: number;
}

/**
 * Limits a crash to one part of the page. After the first crash, silently remounts its children: a page
 * changed by a translation or an extension often crashes only once. After a second crash, shows a failure
 * message with a retry button. (rule: crashes)
 */
export class ErrorBoundary extends Component<Props, State> {
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
    // the retry button had focus and has disappeared
    requestAnimationFrame(() => focusIfLost(this.props.id));
  };

  override render(): ReactNode {
    const { renderFailure, children } = this.props;
    const { isCrashed, mount } = this.state;
    // renders nothing after the first crash, because the children are remounted before the next paint
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
