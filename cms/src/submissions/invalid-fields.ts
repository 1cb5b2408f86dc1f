import * as v from 'valibot';
import { wireError } from '../http/responses.ts';

/** 400 for a body whose fields are of the wrong kind or far too long, as no form of ours sends them. */
export function invalidFields(issues: readonly v.BaseIssue<unknown>[], message: string): Response {
  const params = Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? 'body', message]));
  return wireError({ code: 'rest_invalid_param', message, status: 400, params });
}
