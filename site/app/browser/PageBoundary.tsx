import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../pages/ErrorPage/ErrorPage.tsx';

type Props = { readonly page: unknown; readonly children: ReactNode };
type State = { readonly page: unknown; readonly thrown: { readonly error: unknown } | null };

/**
 * Shows the error page instead of a page that fails to render, until the next navigation. DOM mismatches
 * (`DOMException`) are left to the islands.
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
