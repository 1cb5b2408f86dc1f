import { ask } from './http-client.ts';

/** Parses metrics as Prometheus would, by name and labels: `site_pages_total{source="hit"}`. */
export function readMetrics(text: string): ReadonlyMap<string, number> {
  const values = new Map<string, number>();
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const read = /^([a-z][a-z\d_]*(?:\{[^}]*\})?) (Nan|[-+]?[\d.]+(?:e[-+]?\d+)?)$/.exec(line);
    if (read === null) throw new Error(`no metric: ${line}`);
    const [, name = '', value] = read;
    if (values.has(name)) throw new Error(`twice: ${name}`);
    values.set(name, Number(value));
  }
  return values;
}

/** Fetches the metrics of a site with this token. */
export async function fetchMetrics(
  { url }: { readonly url: string },
  token: string,
): Promise<ReadonlyMap<string, number>> {
  const { status, text } = await ask(`${url}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
  if (status !== 200) throw new Error(`/metrics answered ${status}`);
  return readMetrics(text);
}
