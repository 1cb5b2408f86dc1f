import type { Fact, GalleryPicture, ImageSet, ProjectDetails, Quote } from '@kontorwerk/contract/content/entry';
import { escapeHtml } from '@kontorwerk/contract/escape-html';

function termsHtml(facts: readonly Fact[]): string {
  const rows = facts.map(({ term, value, note }) => {
    const small = note && `<dd>${escapeHtml(note)}</dd>`;
    return `<div><dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd>${small}</div>`;
  });
  return rows.length === 0 ? '' : `<dl>${rows.join('')}</dl>`;
}

function imageHtml({ image, image_set }: { image: string; image_set: ImageSet | null }, alt: string): string {
  if (image === '' || image_set === null) return '';
  const { width, height } = image_set;
  const size = width > 0 && height > 0 ? ` width="${width}" height="${height}"` : '';
  return `<img src="${escapeHtml(image)}" alt="${escapeHtml(alt)}"${size} loading="lazy" decoding="async">`;
}

function figureHtml(picture: GalleryPicture): string {
  const caption = picture.caption && `<figcaption>${escapeHtml(picture.caption)}</figcaption>`;
  return `<figure>${imageHtml(picture, picture.image_set?.alt ?? '')}${caption}</figure>`;
}

/** Renders a client's quote. The portrait needs no alternative text beside the name. */
function quoteHtml(quote: Quote): string {
  const [said, name, role] = [quote.text, quote.name, quote.location_company].map(escapeHtml);
  const who = [name && `<strong>${name}</strong>`, role].filter(Boolean).join('<br>');
  return `<blockquote>${imageHtml(quote, '')}<p>${said}</p>${who && `<footer>${who}</footer>`}</blockquote>`;
}

/** Renders the result figures under their heading. */
function resultsHtml({ results, results_title }: ProjectDetails): string {
  const figures = termsHtml(results);
  return figures === '' || results_title === '' ? figures : `<h2>${escapeHtml(results_title)}</h2>${figures}`;
}

/**
 * Renders a project's whole detail page, for consumers that don't know its parts: facts and link, the case, pictures,
 * quote, results.
 */
export function renderProject(details: ProjectDetails): string {
  const { facts, link, link_text, case_html, gallery, quote } = details;
  return [
    termsHtml(facts),
    link && `<p><a href="${escapeHtml(link)}">${escapeHtml(link_text)}</a></p>`,
    case_html,
    gallery.map(figureHtml).join(''),
    quote && quoteHtml(quote),
    resultsHtml(details),
  ].join('');
}
