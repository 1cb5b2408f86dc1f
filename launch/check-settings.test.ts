import { expect, test, vi } from 'vitest';
import { checkSettings } from './check-settings.ts';
import { readSettings } from './settings.ts';

const BOTH = ['site', 'cms'] as const;

test.each([
  ['METRICS_TOKEN', 'short', /^METRICS_TOKEN must be 16 to 200 visible ASCII characters\.$/],
  ['PUBLIC_URL', 'https://www.example.com/site', /^PUBLIC_URL must be an address without a path .*\.$/],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'Authorization', /^OTEL_EXPORTER_OTLP_HEADERS:? must be headers such as [^()]*\.$/],
  ['SMTP_URL', 'mail.example.com', /^SMTP_URL: must begin with smtp:\/\/ or smtps:\/\/\.$/],
])('a %s that one half can not use is told in one line, before anything starts', async (name, value, line) => {
  vi.stubEnv(name, value);
  await expect(checkSettings(readSettings(process.env), BOTH)).rejects.toThrow(line);
});

test('settings of a half that is not started are no matter', async () => {
  vi.stubEnv('SMTP_URL', 'mail.example.com');
  await expect(checkSettings(readSettings(process.env), ['site'])).resolves.toBeUndefined();
});

test('settings that both can use pass', async () => {
  await expect(checkSettings(readSettings({}), BOTH)).resolves.toBeUndefined();
});
