/** Starts the log, tracing, the request guards, and Payload with the server rather than with the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { AGENCY_TIME_ZONE } = await import('@kontorwerk/contract/settings/time-zone');
  // Payload formats some times on the server, in its time zone.
  process.env.TZ = AGENCY_TIME_ZONE;
  // Before Payload is loaded, which takes a while: a signal may arrive meanwhile.
  const { shutDownOnSignals } = await import('#cms/base/shutdown.ts');
  shutDownOnSignals();
  const [{ redirectConsole }, { followRequests }, { log }, { dropUnreadableRouterStates }] = await Promise.all([
    import('@kontorwerk/runtime/log/console-redirect'),
    import('#cms/base/log/current-request.ts'),
    import('#cms/base/log/log.ts'),
    import('#cms/kit/http/unreadable-router-state.ts'),
  ]);
  const [{ handleFileErrors }, { refuseMalformedDocuments }, { protectAdminPages }] = await Promise.all([
    import('#cms/kit/http/multipart-parser.ts'),
    import('#cms/kit/http/multipart-parser.ts'),
    import('#cms/kit/http/admin-policy.ts'),
  ]);
  const { startTraces } = await import('#cms/base/tracing/start-traces.ts');
  await startTraces();
  followRequests();
  dropUnreadableRouterStates();
  handleFileErrors();
  refuseMalformedDocuments();
  // In development Next reports errors in its own way, and evaluates scripts.
  if (process.env.NODE_ENV === 'production') {
    redirectConsole(log, console);
    protectAdminPages();
  }
  const [{ keepPrivate }, { settings }] = await Promise.all([
    import('#cms/base/private-files.ts'),
    import('#cms/base/settings.ts'),
  ]);
  keepPrivate(settings);
  const [{ dropUnsignedActions }, { deriveSecret, readPayloadSecret }] = await Promise.all([
    import('#cms/kit/http/unsigned-actions.ts'),
    import('#cms/base/payload-secret.ts'),
  ]);
  dropUnsignedActions(deriveSecret(readPayloadSecret(settings)));
  const [{ startBackend }, { databaseFault, databaseFaultSummary }] = await Promise.all([
    import('#cms/schema/process-payload.ts'),
    import('#cms/base/database-fault.ts'),
  ]);
  try {
    await startBackend();
  } catch (error) {
    // Next would try again, and log the same stack, with each request; a damaged database stays so.
    if (databaseFault(error) !== 'damaged') throw error;
    log.error(databaseFaultSummary(error) ?? '');
    process.exit(1);
  }
}
