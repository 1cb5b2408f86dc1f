/** Writes a sentence into a contact form's message and moves the visitor there. */
export type MessageTaker = (sentence: string) => void;

const takers = new Set<MessageTaker>();

/** Offers a contact form's message to the other parts of the page; returns what withdraws it. */
export function offerMessage(taker: MessageTaker): () => void {
  takers.add(taker);
  return () => {
    takers.delete(taker);
  };
}

/** Hands a sentence to the contact form on the page; false when there is none. */
export function handToMessage(sentence: string): boolean {
  const [first] = takers;
  first?.(sentence);
  return first !== undefined;
}
