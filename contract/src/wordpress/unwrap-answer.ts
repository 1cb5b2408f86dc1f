import { isRecord, type Report } from '../content/read-values.ts';

/** Unwraps the answer of `wp_send_json_success`; any other is returned unchanged. */
export function unwrapAnswer(answer: unknown, report: Report): unknown {
  if (!isRecord(answer) || answer.success !== true) return answer;
  const { data } = answer;
  if (typeof data !== 'object' || data === null) return answer;
  report({ at: 'answer', problem: 'wrapped in "success" and "data"' });
  return data;
}
