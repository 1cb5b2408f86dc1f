import { mapContentSets } from '#cms/content/wire/content-set.ts';
import { published } from '#cms/content/wire/testing/content.ts';
import { Findings } from '../findings.ts';
import type { ToRichText } from '../texts/html-converter.ts';
import { reportDifferences } from '../wire/differences.ts';
import { LinkMap } from '../wire/link-map.ts';
import { PicturePlan } from '../wire/picture-plan.ts';
import { readWire } from '../wire/read-wire.ts';
import { convertWire } from '../wire/wire-documents.ts';
import { makeConverter } from './html-converter.ts';

/** The day of reading the backends. */
export const TODAY = '2026-06-15';
/** The backend's address. */
export const ADDRESS = 'https://cms.old.example';

/** Answers of a backend by path; 404 for any other. */
export type Answers = Readonly<Record<string, unknown>>;

let converter: Promise<ToRichText> | undefined;

/** Reads a backend with these answers only, and converts it to documents. */
export async function convertAnswers(answers: Answers) {
  const findings = new Findings();
  const answer: typeof fetch = async (url) => {
    const body = answers[String(url).slice(ADDRESS.length)];
    return body === undefined ? new Response('', { status: 404 }) : Response.json(body);
  };
  const wire = await readWire({ address: ADDRESS, token: '', fetch: answer, patienceMs: 1_000 }, findings);
  converter ??= makeConverter();
  const tools = {
    findings,
    links: new LinkMap(ADDRESS, findings),
    pictures: new PicturePlan(ADDRESS),
    convert: await converter,
  };
  const from = convertWire(wire, { tools, today: TODAY, settings: published()['site-settings'] });
  reportDifferences(from, tools.links, TODAY, findings);
  const lines = (found: readonly { readonly at: string; readonly why: string }[]) =>
    found.map(({ at, why }) => `${at}: ${why}`).filter((line) => !/the answer is 404$/.test(line));
  return {
    ...from,
    pictures: tools.pictures.pictures,
    problems: lines(findings.problems),
    notes: lines(findings.notes),
    /** The CMS's answers with the imported documents. */
    sets: mapContentSets(from.documents, TODAY),
  };
}
