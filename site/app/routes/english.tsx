/** `/en/…`: the script in the head stores the language and moves to the plain address before this is painted. */
export default function English() {
  return null;
}
