import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../pages/ErrorPage/ErrorPage.tsx';

type Props = { readonly page: unknown; readonly children: ReactNode };
type State = { readonly page: unknown; readonly thrown: { readonly error: unknown } | null };

/**
 * Shows the error page in place of a page that can't be rendered, until another is shown. A document that isn't as React
 * left it is the island's to mend.
 */
export class PageBoundary extends Component<Props, State> {
  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps({ page }: Props, state: State): State | null {
    return page === state.page ? null : { page, thrown: null };
  }

  override state: State = { page: null, thrown: null };

  override render(): ReactNode {
    const { thrown } = this.state;
    if (thrown === null) return this.props.children;
    if (thrown.error instanceof DOMException) throw thrown.error;
    return <ErrorPage missing={false} />;
  }
}
