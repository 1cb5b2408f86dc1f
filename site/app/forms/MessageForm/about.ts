/** What a message is about, and whom it is for; empty where nothing says so. */
export type About = { readonly topic: string; readonly person: string };

export const ABOUT_NOTHING: About = { topic: '', person: '' };
