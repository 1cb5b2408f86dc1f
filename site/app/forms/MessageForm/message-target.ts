/** Adds a sentence to a contact form's message and moves the focus there. */
export type MessageTarget = (sentence: string) => void;

const targets = new Set<MessageTarget>();

/** Registers a contact form's message as a target for other parts of the page; returns the unregister function. */
export function registerMessageTarget(taker: MessageTarget): () => void {
  targets.add(taker);
  return () => {
    targets.delete(taker);
  };
}

/** Passes a sentence to the contact form on the page; false if there is none. */
export function addToMessage(sentence: string): boolean {
  const [first] = targets;
  first?.(sentence);
  return first !== undefined;
}
