/**
 * A field of both forms that is hidden from people and that bots fill in. It is sent only when filled in; the bot gets
 * the normal answer and learns nothing.
 */
export const HONEYPOT_FIELD = 'website';
