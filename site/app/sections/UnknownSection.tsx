/** What stands in place of a section whose kind this site doesn't know (§2, §8); the text is the same in every language. */
export function UnknownSection({ name }: { readonly name: string }) {
  return (
    <div className="container notice">
      <p className="before-sunrise">{`Component "${name}" not found`}</p>
    </div>
  );
}
