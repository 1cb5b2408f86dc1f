/** Something that keeps the CMS from starting until somebody does something; its message is one line that says what. */
export class StartError extends Error {}
