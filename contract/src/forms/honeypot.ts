/**
 * The field of both forms that people don't see and programs fill in. It is sent along only when it was filled in;
 * its sender gets everybody's answer and learns nothing.
 */
export const HONEYPOT_FIELD = 'website';
