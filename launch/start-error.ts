/** Something that keeps the project from starting; its message is one line that says what to do. */
export class StartError extends Error {}
