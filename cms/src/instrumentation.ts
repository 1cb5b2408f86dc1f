/** Starts Payload with the server rather than with the first request, and looks for the day's end. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startBackend } = await import('./start-backend.ts');
  await startBackend();
}
