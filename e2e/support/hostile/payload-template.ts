/** The call and the address by which a payload is identified. */
export type Mark = {
  /** A statement that calls the marker. */
  readonly js: string;
  /** An address that only a payload requests. */
  readonly url: string;
};

/** Renders a payload for its mark. */
export type Template = (mark: Mark) => string;
