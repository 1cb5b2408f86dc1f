import { RESUME_MAX_BYTES } from '@kontorwerk/contract/constants';

/** The longest request bodies, in bytes. */
export const BODY_LIMITS = {
  /** The largest resume takes a third more as a data URL; half more leaves room for the other fields. */
  submission: RESUME_MAX_BYTES * 1.5,
  /** A form of ours without a file. */
  form: 1024 * 1024,
  /** What an editor uploads. */
  admin: 100 * 1024 * 1024,
} as const;
