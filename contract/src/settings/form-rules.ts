/** `indian` is the specification's rule (§5); `international` accepts any valid number. */
export const PHONE_RULES = ['indian', 'international'] as const;
export type PhoneRule = (typeof PHONE_RULES)[number];

/** `simple` is the specification's rule (§5); `any` accepts any address that mail can be sent to. */
export const EMAIL_RULES = ['simple', 'any'] as const;
export type EmailRule = (typeof EMAIL_RULES)[number];

/** The validation rules of the forms that the site's settings choose. */
export type FormRules = { readonly phoneRule: PhoneRule; readonly emailRule: EmailRule };

/** Picks the forms' validation rules from the site's settings. */
export function formRulesOf(settings: { readonly phone_rule: PhoneRule; readonly email_rule: EmailRule }): FormRules {
  return { phoneRule: settings.phone_rule, emailRule: settings.email_rule };
}
