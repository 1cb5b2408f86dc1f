import type { ComponentType } from 'react';
import { ErrorPage } from './ErrorPage/ErrorPage.tsx';

/** The 404 page without suggestions, for when its chunk can't be loaded. */
export function PlainMissingPage() {
  return <ErrorPage missing />;
}

function BrokenPage() {
  return <ErrorPage missing={false} />;
}

/** Loads the error page of a status, the same as the server's. Rejects if its chunk can't be loaded. */
export async function loadErrorPage(failure: number): Promise<ComponentType> {
  if (failure === 404) return (await import('./MissingPage/MissingPage.tsx')).MissingPage;
  return failure === 410 ? (await import('./EndedPage/EndedPage.tsx')).EndedPage : BrokenPage;
}
