import type { Card, Fact, ProjectDetails } from '@kontorwerk/contract/content/entry';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { type Block, heading, list, paragraph, prose, strong, text } from './markdown-tree.ts';
import { buildLink, buildQuotation, type MarkdownOf } from './section-blocks.ts';

function factBlocks(facts: readonly Fact[]): readonly Block[] {
  return list(
    facts.map(({ term, value, note }) =>
      paragraph(strong(term), text(`: ${[value, note].filter(Boolean).join(' · ')}`)),
    ),
  );
}

function projectBlocks(project: ProjectDetails, of: MarkdownOf): readonly Block[] {
  const { facts, link, link_text, case_html, quote, results_title, results } = project;
  return [
    ...factBlocks(facts),
    ...(link === '' ? [] : paragraph(buildLink(link_text === '' ? link : link_text, link, of))),
    ...htmlToMarkdown(case_html, 0, of.absolute),
    ...(quote ? buildQuotation(quote.text, quote) : []),
    ...(results.length === 0 ? [] : heading(2, results_title)),
    ...factBlocks(results),
  ];
}

/** Returns a detail page's blocks below its title. */
export function detailBlocks(card: Card, of: MarkdownOf): readonly Block[] {
  const { description, detail_desc, name, date, category, job_type, houres, location, salary, project } = card;
  const told = [date, category, name, job_type, houres, location, salary].filter((fact) => fact !== '').join(' · ');
  return [
    ...prose(description === '' ? detail_desc : description),
    ...prose(told),
    ...(project ? projectBlocks(project, of) : htmlToMarkdown(card.html_field, 0, of.absolute)),
  ];
}
