/** The number of rows in a batch. */
export const BATCH_ROWS = 200;

/** Groups rows into batches as they arrive. */
export async function* batchRows<Row>(rows: AsyncIterable<Row>): AsyncGenerator<readonly Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH_ROWS) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
