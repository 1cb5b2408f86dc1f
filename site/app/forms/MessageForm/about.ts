/** The subject of a message and the person it is for; empty if unknown. */
export type About = { readonly topic: string; readonly person: string };

export const ABOUT_NOTHING: About = { topic: '', person: '' };
