import Validator from '@adobe/structured-data-validator';
import { readVocabulary } from './vocabulary.ts';

/** A described thing, as JSON. */
export type Node = Readonly<Record<string, unknown>>;

const SCRIPT = /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g;
const vocabulary = readVocabulary();

/**
 * The properties that Google requires of types which the validator doesn't know, as of November 2026:
 * https://developers.google.com/search/docs/appearance/structured-data/ local-business, faqpage, article, site-names.
 * Of an article it requires none and recommends these.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  LocalBusiness: ['name', 'address'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BlogPosting: ['headline', 'datePublished', 'author', 'image'],
  WebSite: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
  Service: ['name', 'provider'],
  CreativeWork: ['name', 'creator'],
  MonetaryAmount: ['currency', 'value'],
  JobPosting: ['identifier', 'employmentType', 'baseSalary', 'validThrough', 'directApply'],
};

/** Keys of JSON-LD and of actions that the vocabulary doesn't have. */
const BESIDE: ReadonlySet<string> = new Set(['@type', '@id', 'query-input']);

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Lists every described thing within a value, the value included. */
export function nodesWithin(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesWithin);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesWithin)] : [];
}

/** Returns the graphs in a page. */
export function graphsIn(html: string): readonly (readonly Node[])[] {
  return [...html.matchAll(SCRIPT)].map(([, text = '']) => {
    const document: unknown = JSON.parse(text);
    if (!isNode(document) || document['@context'] !== 'https://schema.org') throw new Error(`No graph: ${text}`);
    const graph = document['@graph'];
    return Array.isArray(graph) ? graph.filter(isNode) : [];
  });
}

function problemsOf(node: Node): readonly string[] {
  const type = String(node['@type'] ?? '');
  if (type === '') return Object.keys(node).join() === '@id' ? [] : [`without a type: ${JSON.stringify(node)}`];
  const properties = vocabulary.get(type);
  if (!properties) return [`${type} is no type`];
  const unknown = Object.keys(node).filter((key) => !BESIDE.has(key) && !properties.has(key));
  const missing = (REQUIRED[type] ?? []).filter((key) => node[key] === undefined || node[key] === '');
  return [...unknown.map((key) => `${type} has no ${key}`), ...missing.map((key) => `${type} lacks ${key}`)];
}

/** Splits a job into one node for each of its places: the validator expects one place. */
function inEachPlace(node: Node): readonly Node[] {
  const { jobLocation } = node;
  return Array.isArray(jobLocation) ? jobLocation.map((place) => ({ ...node, jobLocation: place })) : [node];
}

function referenceProblems(graph: readonly Node[]): readonly string[] {
  const nodes = nodesWithin(graph);
  const isReference = (node: Node) => node['@type'] === undefined;
  const named = nodes.filter((node) => !isReference(node) && node['@id'] !== undefined).map((node) => node['@id']);
  const twice = named.filter((id, at) => named.indexOf(id) !== at);
  const loose = nodes.filter((node) => isReference(node) && !named.includes(node['@id'])).map((node) => node['@id']);
  return [...twice.map((id) => `${id} is described twice`), ...loose.map((id) => `${id} isn’t described`)];
}

/** Lists a graph's problems: against the vocabulary, the requirements of search engines, and its references. */
export async function graphProblems(graph: readonly Node[]): Promise<readonly string[]> {
  const jsonld = Object.groupBy(structuredClone(graph).flatMap(inEachPlace), (node) => String(node['@type']));
  const rooted = Object.entries(jsonld).map(([type, nodes = []]) => [type, nodes] as const);
  const issues = await new Validator().validate({ jsonld: Object.fromEntries(rooted) });
  const errors = issues.filter(({ severity }) => severity === 'ERROR');
  return [
    ...nodesWithin(graph).flatMap(problemsOf),
    ...referenceProblems(graph),
    ...errors.map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`),
  ];
}
