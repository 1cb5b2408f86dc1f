import { signedInUser } from '#cms/kit/access/signed-in-user.ts';
import { getProcessPayload } from '#cms/schema/process-payload.ts';

/** Whether an account is behind the session that headers claim. Rejects while the database can't look it up. */
export async function hasAccount(headers: Headers): Promise<boolean> {
  return (await signedInUser(await getProcessPayload(), headers)) !== null;
}
