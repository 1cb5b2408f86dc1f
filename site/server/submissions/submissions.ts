import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { DEFAULT_LANGUAGE, type Language } from '@kontorwerk/contract/languages';
import type { Page } from '@kontorwerk/contract/pages/pages';
import { chooseAnswerLanguage } from '@kontorwerk/contract/submissions/submission-answers';
import { IDEMPOTENCY_HEADER, SECURE_HEADER, type SubmissionPath, settingsPath } from '@kontorwerk/contract/wire';
import { BODY_LIMITS, DEAD_LETTERS, LOG_LIMITS, SUBMISSION_LIMITS } from '../base/limits.ts';
import { createThrottledLog, type Log, reasonOf } from '../base/log.ts';
import type { ServerSettings } from '../base/settings.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import { WIRE_FAILURES } from '../http/error-answers.ts';
import { BodyWriteFailed, consumeBody } from '../http/request-body.ts';
import { visitorAddress, visitorHeaders } from '../http/visitor.ts';
import { requestHeaders } from '../proxy/forwarded-headers.ts';
import { deleteExpiredDeadLetters } from './dead-letters.ts';
import { createDelivery } from './delivery.ts';
import { UNAVAILABLE_STATUSES } from './delivery-verdict.ts';
import { createIncomingFolder, type IncomingBody, IncomingLimitReached } from './incoming-folder.ts';
import { jsonBody } from './json-body.ts';
import { readPostedForm } from './posted-form.ts';
import { createSpool, type SpoolState } from './spool.ts';
import { createSpoolWorker, type SpoolWorkerOptions } from './spool-worker.ts';
import { buildErrorAnswer, type SubmissionAnswer } from './submission-answer.ts';
import { createSubmissionFlow } from './submission-flow.ts';
import { buildOwnHeaders } from './submission-headers.ts';

/** A form's name in the page table and in the metrics. */
export type FormName = NonNullable<Page['form']>;

/** A submission that the app builds from a form posted without a script. */
export type FormSubmission = {
  readonly path: SubmissionPath;
  readonly language: Language;
  readonly clientAddress: string;
  readonly fields: object;
  /** Sent as data URLs under their names. */
  readonly files: Readonly<Record<string, File>>;
};

/** The one path of all visitors' submissions: to the backend, or else to the spool. */
export type Submissions = {
  /**
   * Receives a submission at one of the endpoints (§7). Rejects with `BodyTooLarge`, `BodyTooSlow` or
   * `IncomingLimitReached`, and then leaves the rest of the body for draining.
   */
  receiveSubmission(
    request: IncomingMessage,
    call: { readonly path: SubmissionPath; readonly target: string; readonly timeoutMs: number },
  ): Promise<SubmissionAnswer>;
  /**
   * Reads a posted form, with its file on disk while `use` runs. Rejects like `receiveSubmission`, and with `FormUnsupported` or
   * `FormMalformed`.
   */
  withForm<R>(
    request: IncomingMessage,
    taking: { readonly form: FormName; readonly timeoutMs: number },
    use: (form: FormData) => Promise<R>,
  ): Promise<R>;
  /** Sends a submission that the app built from a form. */
  post(submission: FormSubmission): Promise<SubmissionAnswer>;
  /** Creates the folders, and finds what the last run left, as far as the disk allows. */
  prepare(): Promise<void>;
  /** Starts delivering the spool once the folders are usable. Only one process may: the one with the port. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Returns the state of the spool. */
  spool(): SpoolState;
};

export type SubmissionsOptions = {
  readonly settings: ServerSettings;
  /** The folder of all files that the site's server writes. */
  readonly folder: string;
  readonly store: Pick<ContentStore, 'settings'>;
  readonly clock: () => number;
  readonly log: Log;
  readonly patienceMs?: number;
  readonly delays?: SpoolWorkerOptions['delays'];
};

export function createSubmissions(options: SubmissionsOptions): Submissions {
  const { settings, folder, store, clock, log, ...times } = options;
  const { publicUrl, trustedProxies } = settings;
  const { longestMs } = times.delays ?? SUBMISSION_LIMITS.spoolDelays;
  const incoming = createIncomingFolder(path.join(folder, 'incoming'), {
    bodies: settings.admission.bodies + SUBMISSION_LIMITS.waitingBodies,
    bytes: SUBMISSION_LIMITS.incomingBytes,
    small: SUBMISSION_LIMITS.incomingSmall,
    inMemory: SUBMISSION_LIMITS.incomingInMemory,
  });
  const spoolFolder = path.join(folder, 'spool');
  const spool = createSpool({ folder: spoolFolder, bounds: settings.spool, log });
  const deliver = createDelivery(settings.backendUrl);
  const headersOf: SpoolWorkerOptions['headersOf'] = (head) => buildOwnHeaders(head, settings);
  /** Probes the backend with a request for the site's settings, which every backend answers, if only with 404. */
  const isAnswering = async () => {
    const asked = fetch(`${settings.backendUrl}${settingsPath(DEFAULT_LANGUAGE)}`, {
      headers: { [SECURE_HEADER]: settings.token },
      signal: AbortSignal.timeout(SUBMISSION_LIMITS.probeMs),
    });
    const status = await asked.then(
      async (answer) => {
        await answer.body?.cancel();
        return answer.status;
      },
      () => 503,
    );
    return !UNAVAILABLE_STATUSES.includes(status);
  };
  const worker = createSpoolWorker({ spool, deliver, headersOf, isAnswering, log, ...times });
  const submit = createSubmissionFlow({ deliver, spool, worker, store, clock, log, ...times });

  const logOnce = createThrottledLog(log, 'error', clock, LOG_LIMITS.sameReasonMs);
  let isPrepared = false;
  /** The last logged reason why the folders can't be used. */
  let loggedTrouble = '';
  let preparing: NodeJS.Timeout | undefined;
  let expiryTimer: NodeJS.Timeout | undefined;
  const deleteExpired = () => deleteExpiredDeadLetters(spoolFolder, clock(), log);

  /** Runs work that needs the folders. A failing disk is only logged: pages don't need it and must still be served. */
  async function withFolders(work: () => Promise<void>): Promise<boolean> {
    try {
      if (!isPrepared) {
        await incoming.prepare();
        await spool.prepare();
        isPrepared = true;
      }
      await work();
      if (loggedTrouble !== '') log.info(`${loggedTrouble}: that is over`);
      loggedTrouble = '';
      return true;
    } catch (error) {
      const reason = `the folders of submissions can't be used: ${reasonOf(error)}`;
      if (loggedTrouble !== reason) log.error(reason);
      loggedTrouble = reason;
      return false;
    }
  }

  async function start(): Promise<void> {
    if (!(await withFolders(incoming.clean))) {
      preparing = setTimeout(start, longestMs).unref();
      return;
    }
    await deleteExpired();
    expiryTimer = setInterval(deleteExpired, DEAD_LETTERS.lookMs).unref();
    worker.start();
  }

  /** Turns an error into an answer for the app, whose visitor is waiting for one. */
  function answerFailure(error: unknown, path: string): SubmissionAnswer {
    if (error instanceof IncomingLimitReached) return buildErrorAnswer(WIRE_FAILURES.crowded);
    if (!(error instanceof BodyWriteFailed)) throw error;
    logOnce(error.name, `submission to ${path}: ${error.message}`);
    return buildErrorAnswer(WIRE_FAILURES.failed);
  }

  async function withBody<R>(use: (body: IncomingBody) => Promise<R>): Promise<R> {
    const body = incoming.receive();
    return use(body).finally(body.discard);
  }

  return {
    receiveSubmission: (request, { path, target, timeoutMs }) =>
      withBody(async (body) => {
        await consumeBody(request, { maxBytes: BODY_LIMITS.submission, timeoutMs }, body.write);
        const received = await body.close();
        const clientAddress = visitorAddress(request, trustedProxies);
        const theirs = requestHeaders(request, visitorHeaders(clientAddress, publicUrl));
        // The answer is read here first, so the client's accepted codings don't apply.
        delete theirs['accept-encoding'];
        return submit(received, {
          path,
          target,
          language: chooseAnswerLanguage(request.headers['accept-language'] ?? null),
          clientAddress,
          headers: (key) => ({ ...theirs, [IDEMPOTENCY_HEADER.toLowerCase()]: key }),
        });
      }),
    async withForm(request, { timeoutMs }, use) {
      const files: IncomingBody[] = [];
      const newFile = async () => {
        const file = incoming.receive();
        files.push(file);
        return file;
      };
      try {
        return await use(await readPostedForm(request, { newFile, timeoutMs }));
      } finally {
        await Promise.all(files.map((file) => file.discard()));
      }
    },
    post: ({ path, language, clientAddress, fields, files }) =>
      withBody(async (body) => {
        for await (const chunk of jsonBody(fields, files)) await body.write(chunk);
        return submit(await body.close(), {
          path,
          target: path,
          language,
          clientAddress,
          headers: (key) =>
            buildOwnHeaders({ language, client_address: clientAddress, idempotency_key: key }, settings),
        });
      }).catch((error) => answerFailure(error, path)),
    prepare: async () => void (await withFolders(async () => {})),
    start,
    async stop() {
      clearTimeout(preparing);
      clearInterval(expiryTimer);
      await worker.stop();
    },
    spool: spool.state,
  };
}
