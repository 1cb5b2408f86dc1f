/** `indian` is the specification's rule (§5); `international` accepts any valid number. */
export const PHONE_RULES = ['indian', 'international'] as const;
export type PhoneRule = (typeof PHONE_RULES)[number];
