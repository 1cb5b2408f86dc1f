/** The number of rows in a batch. */
export const ROWS_AT_ONCE = 200;

/** Groups rows into batches as they arrive. */
export async function* inBatches<Row>(rows: AsyncIterable<Row>): AsyncGenerator<readonly Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < ROWS_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
