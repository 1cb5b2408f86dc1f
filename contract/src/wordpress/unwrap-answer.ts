import { isRecord, type Report } from '../content/read-values.ts';

/** Takes an answer out of what `wp_send_json_success` wraps it in; any other comes back as it is. */
export function unwrapAnswer(answer: unknown, report: Report): unknown {
  if (!isRecord(answer) || answer.success !== true) return answer;
  const { data } = answer;
  if (typeof data !== 'object' || data === null) return answer;
  report({ at: 'answer', problem: 'wrapped in "success" and "data"' });
  return data;
}
