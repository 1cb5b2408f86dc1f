/** The webhook's events, with the collection of each. */
export const WEBHOOK_EVENTS = { contact_message: 'contact-messages', application: 'applications' } as const;
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;

export const WEBHOOK_EVENT_NAMES = ['contact_message', 'application'] as const satisfies readonly WebhookEvent[];
