/** A requirement of the specification: where it is implemented and which tests prove it. */
export type Requirement = {
  /** One line of Markdown, with links relative to `docs`. */
  readonly requirement: string;
  /** Files, relative to the project's root. */
  readonly where: readonly string[];
  /** The tests' titles by file, as in its source, placeholders such as `%s` included. */
  readonly proofs: Readonly<Record<string, readonly string[]>>;
};

/** A section of the specification with its requirements, in the order of the page. */
export type Section = {
  /** Such as `§5`. */
  readonly name: string;
  readonly title: string;
  readonly requirements: readonly Requirement[];
};
