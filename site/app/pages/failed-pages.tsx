import type { ComponentType } from 'react';
import { ErrorPage } from './ErrorPage/ErrorPage.tsx';

/** The error page where nothing more than what is here already can be shown. */
export function PlainMissingPage() {
  return <ErrorPage missing />;
}

function BrokenPage() {
  return <ErrorPage missing={false} />;
}

/** Loads what stands in place of a page that can't be shown, by its status, as the server shows it. Rejects when it can't. */
export async function loadFailedPage(failure: number): Promise<ComponentType> {
  if (failure === 404) return (await import('./MissingPage/MissingPage.tsx')).MissingPage;
  return failure === 410 ? (await import('./EndedPage/EndedPage.tsx')).EndedPage : BrokenPage;
}
