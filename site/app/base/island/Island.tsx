import { Component, Fragment, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { restoreFocus } from './focus-memory.ts';

/** The most repairs in a row with the same children; a row ends after `ROW_MS` without an error. */
const MOST_REPAIRS = 3;
const ROW_MS = 1_000;

type Props = { readonly children: ReactNode };

type State = {
  readonly children: ReactNode;
  readonly thrown: { readonly error: unknown } | null;
  /** Counts repairs; used as the key, so that each rendering gets new DOM elements. */
  readonly rendering: number;
  readonly repairs: number;
  readonly failedAt: number;
  readonly isEmpty: boolean;
};

function FocusReturn() {
  useLayoutEffect(restoreFocus);
  return null;
}

/**
 * Remounts its children with new DOM elements when React hits a `DOMException`: a browser's translation or an extension
 * has moved or replaced nodes. Any other error renders nothing.
 */
class Repair extends Component<Props, State> {
  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps({ children }: Props, state: State): Partial<State> | null {
    if (state.thrown === null) return children === state.children ? null : { children, repairs: 0, isEmpty: false };
    const failedAt = performance.now();
    const repairs = failedAt - state.failedAt > ROW_MS ? 1 : state.repairs + 1;
    const isRepairable = state.thrown.error instanceof DOMException && repairs <= MOST_REPAIRS;
    return { children, thrown: null, rendering: state.rendering + 1, repairs, failedAt, isEmpty: !isRepairable };
  }

  override state: State = { children: null, thrown: null, rendering: 0, repairs: 0, failedAt: 0, isEmpty: false };

  override render(): ReactNode {
    if (this.state.isEmpty) return null;
    return (
      <Fragment key={this.state.rendering}>
        {this.props.children}
        <FocusReturn />
      </Fragment>
    );
  }
}

/**
 * An error boundary that hydrates and repairs its part of the page separately: when another program has changed its
 * DOM, only this part is remounted. Children must be whole elements, or nodes of the failed rendering would remain.
 */
export function Island({ children }: Props) {
  return (
    <Suspense>
      <Repair>{children}</Repair>
    </Suspense>
  );
}
