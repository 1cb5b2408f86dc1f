/** Adds a sentence to a contact form's message and moves the focus there. */
export type MessageTaker = (sentence: string) => void;

const takers = new Set<MessageTaker>();

/** Registers a contact form's message as a target for other parts of the page; returns the unregister function. */
export function offerMessage(taker: MessageTaker): () => void {
  takers.add(taker);
  return () => {
    takers.delete(taker);
  };
}

/** Passes a sentence to the contact form on the page; false if there is none. */
export function handToMessage(sentence: string): boolean {
  const [first] = takers;
  first?.(sentence);
  return first !== undefined;
}
