import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../pages/ErrorPage/ErrorPage.tsx';

type Props = { readonly page: unknown; readonly children: ReactNode };
type State = { readonly page: unknown; readonly failed: boolean };

/** Shows the error page in place of a page that can't be rendered, until another is shown. */
export class PageBoundary extends Component<Props, State> {
  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ page }: Props, state: State): State | null {
    return page === state.page ? null : { page, failed: false };
  }

  override state: State = { page: null, failed: false };

  override render(): ReactNode {
    return this.state.failed ? <ErrorPage missing={false} /> : this.props.children;
  }
}
