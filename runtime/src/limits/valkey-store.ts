import { createClient, SimpleError } from '@redis/client';
import * as v from 'valibot';
import { type Bucket, type LimitStore, StoreRefusalError } from './limit-store.ts';

const PREFIX = 'kontorwerk:limit:';

/** The interval of pings on an idle connection, in milliseconds: a broken one is noticed before a visitor needs it. */
const PING_MS = 10_000;

/**
 * A bucket is stored as the time when it is full again, in microseconds since 1970, and expires then. Reads all keys,
 * then writes all.
 */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local full, intervals, left, taken = {}, {}, {}, 1
for at, key in ipairs(KEYS) do
  intervals[at] = ARGV[2 * at] * 1000
  full[at] = math.max(tonumber(redis.call('GET', key) or now), now)
  left[at] = ARGV[2 * at - 1] - (full[at] - now) / intervals[at]
  if left[at] < 1 then taken = 0 end
end
for at, key in ipairs(KEYS) do
  if taken == 1 then
    local until_full = full[at] + intervals[at]
    left[at] = left[at] - 1
    redis.call('SET', key, string.format('%.0f', until_full), 'PX', math.ceil((until_full - now) / 1000))
  end
  left[at] = string.format('%.6f', left[at])
end
return {taken, left}`;

const GIVE_BACK = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
for at, key in ipairs(KEYS) do
  local until_full = tonumber(redis.call('GET', key) or now) - ARGV[2 * at] * 1000
  if until_full > now then
    redis.call('SET', key, string.format('%.0f', until_full), 'PX', math.ceil((until_full - now) / 1000))
  else
    redis.call('DEL', key)
  end
end`;

const takeReplySchema = v.tuple([v.number(), v.array(v.pipe(v.string(), v.transform(Number)))]);

/** Replies that persist until a setting changes; others, such as "still loading", are temporary. */
const REFUSALS = /^(?:WRONGPASS|NOAUTH|NOPERM|READONLY|ERR )/;

function explainError(error: unknown): unknown {
  return error instanceof SimpleError && REFUSALS.test(error.message)
    ? new StoreRefusalError(error.message, { cause: error })
    : error;
}

/** Keeps rate limits in Valkey or Redis, at `redis://` or `rediss://`. */
export async function openValkeyStore(
  url: string,
  onLost: (error: Error) => void,
  givenUp: AbortSignal,
): Promise<LimitStore> {
  const client = createClient({
    url,
    RESP: 2,
    name: 'kontorwerk-limits',
    disableClientInfo: true,
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    pingInterval: PING_MS,
    // The circuit breaker reconnects by opening a new store.
    socket: { reconnectStrategy: false },
  });
  client.on('error', onLost);
  const close = () => client.destroy();
  // The client would wait without end for a server that accepts the connection and stays silent.
  givenUp.addEventListener('abort', close, { once: true });
  client.on('connect', () => {
    if (givenUp.aborted) close();
  });
  async function run(script: string, buckets: readonly Bucket[]): Promise<unknown> {
    try {
      return await client.eval(script, {
        keys: buckets.map(({ key }) => PREFIX + key),
        arguments: buckets.flatMap(({ burst, intervalMs }) => [String(burst), String(intervalMs)]),
      });
    } catch (error) {
      throw explainError(error);
    }
  }
  try {
    await client.connect();
  } catch (error) {
    close();
    throw explainError(error);
  }
  return {
    async take(buckets) {
      const [taken, left] = v.parse(takeReplySchema, await run(TAKE, buckets));
      return { isTaken: taken === 1, left };
    },
    async giveBack(buckets) {
      await run(GIVE_BACK, buckets);
    },
    close,
  };
}
