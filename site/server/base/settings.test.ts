import { DEFAULT_TOKEN } from '@kontorwerk/contract/wire';
import { describe, expect, it } from 'vitest';
import { VISITOR_LIMITS } from './limits.ts';
import { parseServerSettings, SettingsError } from './settings.ts';

const BACKEND_URL = 'http://127.0.0.1:3001';

describe('parseServerSettings', () => {
  it('needs nothing but the backend', () => {
    expect(parseServerSettings({ BACKEND_URL })).toEqual({
      port: 3000,
      host: '127.0.0.1',
      workers: 1,
      publicUrl: 'http://localhost:3000',
      backendUrl: BACKEND_URL,
      oldHosts: [],
      token: DEFAULT_TOKEN,
      dataDir: 'var',
      responseCache: true,
      trustedProxies: 0,
      admission: {
        ...VISITOR_LIMITS,
        formBurst: 30,
        formIntervalMs: 10_000,
        formsPerMinute: 600,
      },
      limitStore: null,
      purge: null,
      securityContact: null,
      indexNowKey: null,
      spool: { files: 1000, bytes: 2_147_483_648 },
      log: { level: 'info', format: 'pretty' },
      logRequests: false,
      metrics: { port: null, host: '127.0.0.1', token: null },
      traces: null,
    });
  });

  it('derives the public address from the port, and takes slashes off both addresses', () => {
    const settings = parseServerSettings({ BACKEND_URL: 'https://cms.example/shop/', PORT: '8080' });
    expect(settings.publicUrl).toBe('http://localhost:8080');
    expect(settings.backendUrl).toBe('https://cms.example/shop');
    expect(parseServerSettings({ BACKEND_URL, PUBLIC_URL: 'https://Example.com/' }).publicUrl).toBe(
      'https://example.com',
    );
  });

  it('reads how shared caches are purged', () => {
    const given = { BACKEND_URL, PURGE_URL: 'http://cache.example/purge', PURGE_HEADER: 'Authorization: Bearer a:b' };
    expect(parseServerSettings(given).purge).toEqual({
      url: 'http://cache.example/purge',
      header: ['Authorization', 'Bearer a:b'],
    });
  });

  it('reads whom to tell of holes, and the key by which search engines are told of changes', () => {
    const read = (given: object) => parseServerSettings({ BACKEND_URL, ...given });
    expect(read({ SECURITY_CONTACT: 'safe@rope.example' }).securityContact).toBe('mailto:safe@rope.example');
    expect(read({ SECURITY_CONTACT: 'https://rope.example/holes' }).securityContact).toBe('https://rope.example/holes');
    expect(read({ INDEXNOW_KEY: 'abcd-1234' }).indexNowKey).toBe('abcd-1234');
    expect(read({ INDEXNOW_KEY: '' }).indexNowKey).toBeNull();
    for (const [wrong, line] of [
      [{ SECURITY_CONTACT: 'javascript:x()' }, /^SECURITY_CONTACT must be an e-mail address/],
      [{ SECURITY_CONTACT: 'a@b\nExpires: x' }, /^SECURITY_CONTACT must be/],
      [{ INDEXNOW_KEY: '../../etc' }, /^INDEXNOW_KEY must be 8 to 128 letters/],
    ] as const)
      expect(() => read(wrong)).toThrow(line);
  });

  it('reads hosts with umlauts and ports', () => {
    const { oldHosts } = parseServerSettings({ BACKEND_URL, OLD_HOSTS: 'Büro.example, old.example:8080,1.2.3.4' });
    expect(oldHosts).toEqual(['büro.example', 'old.example:8080', '1.2.3.4']);
  });

  it('reads where traces are sent', () => {
    const given = { BACKEND_URL, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_SERVICE_NAME: '' };
    expect(parseServerSettings(given).traces).toMatchObject({
      url: 'http://127.0.0.1:4318/v1/traces',
      serviceName: 'kontorwerk',
    });
    const wrong = { BACKEND_URL, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://me:secret@127.0.0.1' };
    expect(() => parseServerSettings(wrong)).toThrow(/^OTEL_EXPORTER_OTLP_ENDPOINT must hold no user (?!.*secret)/);
  });

  it('reads an empty variable as one that is not set', () => {
    expect(parseServerSettings({ BACKEND_URL, PORT: '', RESPONSE_CACHE: '' })).toMatchObject({
      port: 3000,
      responseCache: true,
    });
  });

  it.each([
    [{}, /^BACKEND_URL must be set/],
    [{ BACKEND_URL: 'ftp://x' }, /^BACKEND_URL must be an address that starts with http/],
    [{ BACKEND_URL, PORT: '99999' }, /^PORT must be a whole number from 1 to 65535 \(found "99999"\)$/],
    [{ BACKEND_URL, OLD_HOSTS: 'https://old.example' }, /^OLD_HOSTS must be hosts with commas between them/],
    [{ BACKEND_URL, OLD_HOSTS: 'a.example,old.example.com:99999' }, /^OLD_HOSTS must be hosts/],
    [{ BACKEND_URL, OLD_HOSTS: '1.2.3.999' }, /^OLD_HOSTS must be hosts/],
    [{ BACKEND_URL, PORT: '3000x' }, /^PORT must be a whole number/],
    [{ BACKEND_URL, PUBLIC_URL: 'https://example.com/shop' }, /^PUBLIC_URL must be an address without a path/],
    [{ BACKEND_URL, RESPONSE_CACHE: 'yes' }, /^RESPONSE_CACHE must be "on" or "off" \(found "yes"\)$/],
    [{ BACKEND_URL, WORKERS: '0' }, /^WORKERS must be a whole number from 1 to 64 \(found "0"\)$/],
    [{ BACKEND_URL, PURGE_URL: 'cache' }, /^PURGE_URL must be an address that starts with http/],
    [{ BACKEND_URL, PURGE_HEADER: 'Bearer x' }, /^PURGE_HEADER must be a header such as/],
    [{ BACKEND_URL, LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of error, warn, info, debug \(found "loud"\)$/],
    [{ BACKEND_URL, METRICS_TOKEN: 'short' }, /^METRICS_TOKEN must be 16 to 200 visible ASCII/],
    [
      { BACKEND_URL, LIMITS_URL: 'mysql://me:pass@x' },
      /^LIMITS_URL must be an address that begins with [^@]*@10\.0\.0\.5:6379$/,
    ],
    [
      { BACKEND_URL, PUBLIC_URL: 'https://me:geheim@www.example.com' },
      /^PUBLIC_URL must hold no user and no password$/,
    ],
    [{ BACKEND_URL: 'https://me:geheim@cms.example.com' }, /^BACKEND_URL must hold no user and no password$/],
    [
      { BACKEND_URL, PUBLIC_URL: 'https://me:geheim@example.com/shop' },
      /^PUBLIC_URL must hold no user and no password$/,
    ],
    [{ BACKEND_URL, PURGE_URL: 'http://me:geheim@cache' }, /^PURGE_URL must hold no user and no password$/],
    [{ BACKEND_URL, LIMITS_URL: 'redis://' }, /^LIMITS_URL must be an address/],
    [{ BACKEND_URL, LIMITS_URL: 'redis://x/first' }, /^LIMITS_URL must be an address/],
    [
      { BACKEND_URL, LIMITS_URL: 'redis://x' },
      /^LIMITS_SECRET must be set where LIMITS_URL is: the same for all sites$/,
    ],
    [
      { BACKEND_URL, LIMITS_URL: 'redis://x', LIMITS_SECRET: 'short' },
      /^LIMITS_SECRET must have at least 32 characters$/,
    ],
    [{ BACKEND_URL, LOG_FORMAT: 'xml' }, /^LOG_FORMAT must be "json" or "pretty"/],
    [{ BACKEND_URL, FORM_INTERVAL: '0' }, /^FORM_INTERVAL must be a whole number from 1 to 86400/],
    [{ BACKEND_URL, SPOOL_MAX_MB: '-1' }, /^SPOOL_MAX_MB must be a whole number/],
    [{ BACKEND_URL, BC_TOKEN: 'a\r\nb' }, /^BC_TOKEN must be 1 to 200 visible ASCII characters/],
  ])('names the wrong variable and the reason in one line: %j', (environment, line) => {
    expect(() => parseServerSettings(environment)).toThrow(SettingsError);
    expect(() => parseServerSettings(environment)).toThrow(line);
  });
});
