import { isIP } from 'node:net';
import { isLoopback } from '@kontorwerk/contract/address/backend-host';
import { RESUME_MAX_BYTES } from '@kontorwerk/contract/constants';
import { reasonOf } from '@kontorwerk/runtime/error-reason';
import { type CheckResult, createCheckResults } from '@kontorwerk/runtime/setup/check-result';
import type { Try } from '@kontorwerk/runtime/setup/run-tries';
import type { ServerSettings } from '../base/settings.ts';
import { listenForProbe, type ProbeListener, type ReceivedProbe } from './probe-listener.ts';
import { type ProbeAnswer, ProbeUnreachable, sendProbe } from './probe-request.ts';

/** In milliseconds: for all checks, and for each request. */
const LIMIT_MS = 30_000;
const PATIENCE_MS = 8_000;
/** A resume may take longer. */
const BODY_PATIENCE_MS = 15_000;

/** A forged client address, as a visitor might send it: from a documentation network. */
const FORGED_ADDRESS = '203.0.113.77';

/** As a data URL, with room for the other fields: the site's own limit. */
const BODY_BYTES = Math.ceil(RESUME_MAX_BYTES * 1.4);

const DAY_MS = 24 * 60 * 60 * 1_000;
/** A certificate that ends sooner should have been renewed. */
const RENEWED_MS = 14 * DAY_MS;

type Judged = CheckResult | null;

const URL_SETTING = 'PUBLIC_URL';
const PROXIES_SETTING = 'TRUSTED_PROXIES';

const [ofUrl, ofProxies] = [createCheckResults(URL_SETTING), createCheckResults(PROXIES_SETTING)];

/** Judges whether visitors come over TLS, and whether browsers trust the certificate. */
export function judgeCertificate(publicUrl: string, certificate: ProbeAnswer['certificate'], now: Date): Judged {
  if (certificate === null) {
    if (isLoopback(new URL(publicUrl).hostname)) return null;
    return ofUrl(
      'note',
      'is not encrypted: what visitors write and editors’ passwords can be read on their way',
      'have a proxy speak TLS, and let the address begin with https:// (docs/operations.md, Behind a proxy)',
    );
  }
  const { problem, validTo } = certificate;
  if (problem !== null)
    return ofUrl(
      'wrong',
      `has a certificate that browsers don’t believe (${problem})`,
      'get one for this name, and let the proxy send what stands between it and the root, too',
    );
  const days = Math.floor((validTo.getTime() - now.getTime()) / DAY_MS);
  if (validTo.getTime() - now.getTime() < RENEWED_MS)
    return ofUrl('note', `has a certificate that ends in ${days} days`, 'see that it is renewed');
  return ofUrl('ok', `has a certificate that browsers believe, for ${days} days`);
}

/**
 * Judges whether the proxies seen on the way match the trusted ones.
 *
 * @param isDirect whether nothing is between visitors and the site
 */
export function judgeProxies(
  { forwardedFor }: Pick<ReceivedProbe, 'forwardedFor'>,
  trusted: number,
  isDirect: boolean,
): CheckResult {
  const madeUp = forwardedFor.lastIndexOf(FORGED_ADDRESS);
  // The probe's forged entry comes first, if the proxies keep it.
  const added = forwardedFor.length - (madeUp + 1);
  const seen = `${added} ${added === 1 ? 'proxy on the way, which adds' : 'proxies on the way, which add'} to X-Forwarded-For`;
  if (added === trusted) return ofProxies('ok', `${trusted}: ${seen}`);
  if (added === 0 && !isDirect)
    return ofProxies(
      'wrong',
      `${trusted}, but the proxy adds nothing to X-Forwarded-For: all visitors count as one`,
      'let it add whom it is asked by (docs/operations.md, Behind a proxy)',
    );
  if (added > trusted)
    return ofProxies('wrong', `${trusted}, but ${seen}: all visitors count as one`, `set ${PROXIES_SETTING}=${added}`);
  return ofProxies(
    'wrong',
    `${trusted}, but ${seen}: anybody makes up their own address`,
    `set ${PROXIES_SETTING}=${added}, unless visitors pass more than what is seen from this machine`,
  );
}

/** Checks whether a visitor who omits `https://` is redirected there. */
export async function tryRedirect(publicUrl: string, plainUrl: string, signal: AbortSignal): Promise<CheckResult> {
  const origin = new URL(plainUrl).origin;
  const advice = 'let the proxy redirect it (docs/operations.md, Behind a proxy)';
  try {
    const { status, location } = await sendProbe(plainUrl, { signal });
    if (status >= 300 && status < 400 && location?.startsWith(`${publicUrl}/`))
      return ofUrl('ok', `is where ${origin} leads to`);
    const where = location === undefined ? `answers ${status}` : `leads to ${location}`;
    return ofUrl('note', `is not where ${origin} leads to: that ${where}`, advice);
  } catch (error) {
    return ofUrl('note', `is not where ${origin} leads to: nobody answers there (${reasonOf(error)})`, advice);
  }
}

/** Returns the address without TLS for the same host; null if no visitor would use it. */
function plainAddress(publicUrl: string): string | null {
  const { protocol, port, hostname } = new URL(publicUrl);
  return protocol === 'https:' && port === '' ? `http://${hostname}/` : null;
}

/** Judges an answer that isn't the site's. */
export function judgeStranger({ status, location }: ProbeAnswer, publicUrl: string, at: string): CheckResult {
  if (status >= 300 && status < 400 && location !== undefined)
    return ofUrl('wrong', `leads on to ${location}`, `set ${URL_SETTING} to the address that visitors end up at`);
  if (status === 502 || status === 503 || status === 504)
    return ofUrl(
      'wrong',
      `is answered by a proxy that doesn’t reach the site (${status})`,
      `let it pass on to ${at}, or correct PORT and HOST`,
    );
  return ofUrl('wrong', `is answered by somebody else (${status})`, `let ${new URL(publicUrl).host} lead to ${at}`);
}

/** Checks whether a resume passes the proxy. */
async function tryBody(address: string, { token, arrived }: ProbeListener, signal: AbortSignal): Promise<CheckResult> {
  const megabytes = Math.ceil(BODY_BYTES / 1_000_000);
  const advice = 'let the proxy take 20 MB (nginx: client_max_body_size 20m)';
  const patience = AbortSignal.any([signal, AbortSignal.timeout(BODY_PATIENCE_MS)]);
  try {
    const { status, text } = await sendProbe(address, { body: Buffer.alloc(BODY_BYTES), signal: patience });
    if (text === token && arrived.at(-1)?.body === BODY_BYTES)
      return ofUrl('ok', `lets a resume of the largest size pass (${megabytes} MB)`);
    return ofUrl('wrong', `doesn’t let a resume of the largest size pass (${status})`, advice);
  } catch (error) {
    const why = patience.aborted ? `${BODY_PATIENCE_MS / 1_000} s were too short` : reasonOf(error);
    return ofUrl(patience.aborted ? 'note' : 'wrong', `doesn’t let ${megabytes} MB pass (${why})`, advice);
  }
}

function judgeHost({ host }: ReceivedProbe, publicUrl: string): Judged {
  const { hostname } = new URL(publicUrl);
  const named = URL.parse(`http://${host}`)?.hostname;
  if (named === hostname) return null;
  return ofUrl(
    'note',
    `arrives under the name ${named ?? 'of nobody'}`,
    'let the proxy pass on the name that visitors ask for (nginx: proxy_set_header Host $host)',
  );
}

/** Whether the public address is the site's own port, without a proxy. */
function isDirectTo({ publicUrl, port }: ServerSettings, { forwardedFor }: ReceivedProbe): boolean {
  const url = new URL(publicUrl);
  return url.protocol === 'http:' && Number(url.port || 80) === port && forwardedFor.length <= 1;
}

type Look = {
  readonly settings: ServerSettings;
  /** The address that the proxy has to forward to. */
  readonly at: string;
  readonly signal: AbortSignal;
};

/** Aborts one request before the overall limit. */
const soon = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);

/** Checks the route with our own listener on the port. */
async function lookWithListener({ settings, at, signal }: Look): Promise<readonly Judged[]> {
  const { publicUrl, trustedProxies } = settings;
  const probe = await listenForProbe(settings.port, settings.host);
  try {
    const address = publicUrl + probe.path;
    const answer = await sendProbe(address, { headers: { 'X-Forwarded-For': FORGED_ADDRESS }, signal: soon(signal) });
    const [arrived] = probe.arrived;
    const certificate = judgeCertificate(publicUrl, answer.certificate, new Date());
    if (answer.text !== probe.token || arrived === undefined)
      return [certificate, judgeStranger(answer, publicUrl, at)];
    return [
      ofUrl('ok', `leads to ${at}`),
      certificate,
      judgeHost(arrived, publicUrl),
      judgeProxies(arrived, trustedProxies, isDirectTo(settings, arrived)),
      await tryBody(address, probe, signal),
    ];
  } finally {
    await probe.stop();
  }
}

/** Checks the route to a running site. */
async function lookAtRunning({ settings, at, signal }: Look): Promise<readonly Judged[]> {
  const { publicUrl } = settings;
  const answer = await sendProbe(`${publicUrl}/healthz`, { signal: soon(signal) });
  const isSite = answer.status === 200 && answer.text === 'ok\n';
  return [
    isSite
      ? ofUrl('ok', 'is answered by the site, which runs', 'stop it to have the proxy looked at closely')
      : judgeStranger(answer, publicUrl, at),
    judgeCertificate(publicUrl, answer.certificate, new Date()),
  ];
}

function judgeFailure(error: unknown, at: string): CheckResult {
  if (error instanceof ProbeUnreachable)
    return ofUrl(
      'note',
      `can’t be reached from this machine (${error.message}): nobody knows whether ${PROXIES_SETTING} is right and a resume passes`,
      'try again once the proxy runs; else see from elsewhere that it leads here',
    );
  return ofUrl('wrong', `takes connections, and gives no answer (${reasonOf(error)})`, `let it lead to ${at}`);
}

async function look(
  settings: ServerSettings,
  isRunning: boolean,
  signal: AbortSignal,
): Promise<readonly CheckResult[]> {
  const { publicUrl, host, port } = settings;
  const at = `${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
  const asked: Look = { settings, at, signal };
  const findings: Judged[] = [];
  try {
    findings.push(...(await (isRunning ? lookAtRunning(asked) : lookWithListener(asked))));
  } catch (error) {
    findings.push(judgeFailure(error, at));
    if (error instanceof ProbeUnreachable) return findings.filter((each) => each !== null);
  }
  const plain = plainAddress(publicUrl);
  if (plain !== null) findings.push(await tryRedirect(publicUrl, plain, soon(signal)));
  return findings.filter((each) => each !== null);
}

/**
 * Checks the visitors' route: from the public address through the proxies to the site's port, where a temporary
 * listener answers unless the site is running.
 */
export function tryAddress(settings: ServerSettings, { isRunning }: { readonly isRunning: boolean }): Try {
  return {
    setting: URL_SETTING,
    limitMs: LIMIT_MS,
    advice: 'let it lead to the site',
    run: (signal) => look(settings, isRunning, signal),
  };
}
