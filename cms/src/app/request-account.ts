import { getProcessPayload } from '#cms/schema/process-payload.ts';

/** Whether an account is behind the session that headers claim. Rejects while the database can't look it up. */
export async function hasAccount(headers: Headers): Promise<boolean> {
  const payload = await getProcessPayload();
  const { user } = await payload.auth({ headers });
  return user !== null;
}
