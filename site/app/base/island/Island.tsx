import { Component, Fragment, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { returnFocus } from './focus-memory.ts';

/** How often in a row an island is mended with the same children, and after how many milliseconds a new row begins. */
const MOST_REPAIRS = 3;
const ROW_MS = 1_000;

type Props = { readonly children: ReactNode };

type State = {
  readonly children: ReactNode;
  readonly thrown: { readonly error: unknown } | null;
  /** Counts renderings: each has elements of its own. */
  readonly rendering: number;
  readonly repairs: number;
  readonly failedAt: number;
  readonly isEmpty: boolean;
};

function FocusReturn() {
  useLayoutEffect(returnFocus);
  return null;
}

/**
 * Renders its children anew, with new elements, when React finds the document other than it left it: a `DOMException`,
 * thrown where a browser's translation or an extension has moved or replaced nodes. Any other failure shows nothing.
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
 * A part of the page that React takes over, and mends, by itself: where other programs have changed the document in it, it
 * alone is rendered anew. Its children are whole elements, so that nothing of a former rendering can be left behind.
 */
export function Island({ children }: Props) {
  return (
    <Suspense>
      <Repair>{children}</Repair>
    </Suspense>
  );
}
