import type { LocalText } from '@kontorwerk/contract/languages';
import type { Endpoint, PayloadRequest } from 'payload';
import { renderSVG } from 'uqr';
import * as v from 'valibot';
import { problem } from '#cms/base/reader-language.ts';
import { hasRole } from '#cms/kit/access/roles.ts';
import { recordAction } from '#cms/kit/audit/record.ts';
import { answerError } from '#cms/kit/http/admin-answers.ts';
import { readPostedFields } from '#cms/kit/http/request-input.ts';
import { queueAccountMail } from './account-hooks.ts';
import { answerTooMany } from './attempts.ts';
import { checkCode } from './code-check.ts';
import { checkOwnPassword } from './own-password.ts';
import { disableSecondFactor, enableSecondFactor, needsCode, storeOfferedSecret } from './second-factor.ts';
import { generateRecoveryCodes, generateSecret, makeSetupAddress } from './second-factor-codes.ts';

const MESSAGES = {
  signed_out: { en: 'Please sign in first.', de: 'Bitte melden Sie sich zuerst an.' },
  on_already: { en: 'It is already on.', de: 'Sie ist schon eingeschaltet.' },
  wrong: {
    en: 'This code is wrong. Please wait for the next one and try again.',
    de: 'Dieser Code ist falsch. Bitte warten Sie den nächsten ab und versuchen Sie es noch einmal.',
  },
  own: {
    en: 'Your own is turned off with a code, or by another administrator.',
    de: 'Ihre eigene schalten Sie mit einem Code aus, oder jemand anderes mit Administratorrechten.',
  },
  admins_only: { en: 'Only administrators can do this.', de: 'Das können nur Administratoren.' },
} as const satisfies Record<string, LocalText>;

const bodySchema = v.object({
  code: v.fallback(v.string(), ''),
  password: v.fallback(v.string(), ''),
  id: v.fallback(v.optional(v.union([v.number(), v.string()])), undefined),
});
type Body = v.InferOutput<typeof bodySchema>;
type User = NonNullable<PayloadRequest['user']>;
type Handler = (req: PayloadRequest, user: User, body: Body) => Promise<Response>;

function makeEndpoint(path: string, handle: Handler): Omit<Endpoint, 'root'> {
  return {
    path: `/second-factor/${path}`,
    method: 'post',
    async handler(req) {
      const fields = await readPostedFields(req);
      const { user } = req;
      if (!user) return answerError(401, problem(MESSAGES.signed_out, { req }));
      return handle(req, user, v.parse(bodySchema, fields));
    },
  };
}

function answerWrongCode(req: PayloadRequest): Response {
  return answerError(400, problem(MESSAGES.wrong, { req }));
}

/** Checks the user's own password; returns null when it is right, else the answer. */
async function checkPassword(req: PayloadRequest, user: User, typed: string): Promise<Response | null> {
  const refused = await checkOwnPassword(req, user, typed);
  if (!refused) return null;
  if (refused.secondsToWait > 0) return answerTooMany(req, refused.secondsToWait);
  return answerError(400, refused.message);
}

/**
 * Makes a secret for the signed-in user's device after their password: as text, and as a QR code. Only a user who has
 * seen it can turn it on, so that step doesn't need the password again.
 */
const begin = makeEndpoint('begin', async (req, user, { password }) => {
  if (await needsCode(req.payload, user.id)) return answerError(409, problem(MESSAGES.on_already, { req }));
  const refused = await checkPassword(req, user, password);
  if (refused) return refused;
  const secret = generateSecret();
  if (!(await storeOfferedSecret(req.payload, user.id, secret)))
    return answerError(409, problem(MESSAGES.on_already, { req }));
  return Response.json({ secret, picture: renderSVG(makeSetupAddress(secret, user.email)) });
});

/** Turns it on when the device's first code is right; returns the recovery codes, this once. */
const confirm = makeEndpoint('confirm', async (req, user, { code }) => {
  if (await needsCode(req.payload, user.id)) return answerError(409, problem(MESSAGES.on_already, { req }));
  const refused = await checkCode(req, user, code, answerWrongCode(req));
  if (refused) return refused;
  const recovery_codes = generateRecoveryCodes();
  if (!(await enableSecondFactor(req.payload, user.id, recovery_codes))) return answerWrongCode(req);
  await recordAction(req, 'second_factor_on', `users/${user.id}`);
  return Response.json({ recovery_codes });
});

/** Turns it off for a signed-in user with password and code. */
const remove = makeEndpoint('remove', async (req, user, { code, password }) => {
  const refused =
    (await checkPassword(req, user, password)) ?? (await checkCode(req, user, code, answerWrongCode(req)));
  if (refused) return refused;
  await disableSecondFactor(req.payload, user.id);
  await recordAction(req, 'second_factor_off', `users/${user.id}`);
  await queueAccountMail(req, user.id, ['totp_enabled']);
  return Response.json({});
});

/**
 * Lets an administrator, with their own password, turn it off for another user who lost the device and the recovery
 * codes. Their own takes a code.
 */
const reset = makeEndpoint('reset', async (req, user, { id, password }) => {
  if (!hasRole(user) || id === undefined) return answerError(403, problem(MESSAGES.admins_only, { req }));
  const refused = await checkPassword(req, user, password);
  if (refused) return refused;
  const other = await req.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: false, req });
  if (other.id === user.id) return answerError(403, problem(MESSAGES.own, { req }));
  await disableSecondFactor(req.payload, other.id);
  await recordAction(req, 'second_factor_off', `users/${other.id}`);
  await queueAccountMail(req, other.id, ['totp_enabled']);
  return Response.json({});
});

export const SECOND_FACTOR_ENDPOINTS = [begin, confirm, remove, reset];
