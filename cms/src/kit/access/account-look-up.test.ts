import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildConfig, getPayload, jwtSign } from 'payload';
import { expect, onTestFinished, test } from 'vitest';
import { fileUri } from '#cms/base/database-uri.ts';
import { createAdapter } from '#cms/storage/database/adapter.ts';
import { guardApi } from '../http/api-guard.ts';
import { rejectFailedLookUps } from './account-look-up.ts';

const KNOWN = Promise.resolve({ collections: [{ slug: 'users' }], globals: [] });

test('a session whose account can’t be looked up is told so, and is not taken for nobody', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cms-look-up-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const payload = await getPayload({
    key: folder,
    config: buildConfig({
      secret: 'lantern',
      db: await createAdapter(fileUri(join(folder, 'cms.sqlite')), () => {}),
      collections: [{ slug: 'users', auth: true, fields: [] }],
      telemetry: false,
      logger: { options: { level: 'silent' } },
    }),
  });
  onTestFinished(() => payload.destroy());
  payload.authStrategies = payload.authStrategies.map(rejectFailedLookUps);
  const { token } = await jwtSign({
    fieldsToSign: { id: 1, collection: 'users', sid: 'a' },
    secret: payload.secret,
    tokenExpiration: 60,
  });
  const signedIn = { Authorization: `JWT ${token}`, 'Accept-Language': 'de' };

  payload.db.findOne = async () => null;
  expect(await payload.auth({ headers: new Headers(signedIn) })).toMatchObject({ user: null });

  const full = Object.assign(new Error('sorry, too many clients already'), { code: '53300' });
  payload.db.findOne = () => Promise.reject(full);
  await expect(payload.auth({ headers: new Headers(signedIn) })).rejects.toMatchObject({ cause: full });
  expect(await payload.auth({ headers: new Headers() })).toMatchObject({ user: null });

  // Payload's error handler fails if the request could not be created.
  const handler = guardApi(
    async ({ headers }) => {
      await payload.auth({ headers }).catch(() => Promise.reject(new TypeError('of undefined')));
      return Response.json({ user: null });
    },
    KNOWN,
    { isSilent: async () => false, hasAccount: async () => true },
  );
  const request = new Request('http://127.0.0.1:3001/api/users/me', { headers: signedIn });
  const answer = await handler(request, { params: Promise.resolve({ slug: ['users', 'me'] }) });
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('noch nichts gespeichert')]);
});
