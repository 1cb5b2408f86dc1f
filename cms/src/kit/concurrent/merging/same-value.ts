import { isRecord } from '@kontorwerk/contract/content/read-values';

/** Whether a field is empty: a form leaves out or empties what the database stores as null. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === undefined || value === '' || value === false;
}

/** Whether two values of a field are the same to an editor; all forms of empty are. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (isEmpty(one) && isEmpty(other))) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, at) => isSameValue(value, other[at]));
  if (!isRecord(one) || !isRecord(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSameValue(one[key], other[key]));
}
