import { isLink } from '../../fields/is-link.ts';
import type { WireContext } from '../context.ts';
import { escapeHtml, localHtml } from '../html.ts';
import { imageOf, type WireImage } from '../image.ts';
import type { Doc } from '../parts.ts';
import { localText, reference, rows } from '../read.ts';

type Terms = { readonly list: unknown; readonly className: string };

function terms({ list, className }: Terms, { language }: WireContext): string {
  const groups = rows(list).map(({ term, value, note }) => {
    const small = localText(note, language);
    return `<div><dt>${escapeHtml(localText(term, language))}</dt><dd>${escapeHtml(localText(value, language))}</dd>${
      small === '' ? '' : `<dd class="note">${escapeHtml(small)}</dd>`
    }</div>`;
  });
  return groups.length === 0 ? '' : `<dl class="${className}">${groups.join('')}</dl>`;
}

function img({ url, set }: WireImage, alt: string): string {
  if (url === '' || set === null) return '';
  const size = set.width > 0 && set.height > 0 ? ` width="${set.width}" height="${set.height}"` : '';
  return `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}"${size} loading="lazy" decoding="async">`;
}

function figure(picture: Doc, { media, language }: WireContext): string {
  const image = imageOf(picture.image, media, language);
  const shown = img(image, image.set?.alt ?? '');
  if (shown === '') return '';
  const caption = localText(picture.caption, language);
  return `<figure>${shown}${caption === '' ? '' : `<figcaption>${escapeHtml(caption)}</figcaption>`}</figure>`;
}

function gallery(doc: Doc, context: WireContext): string {
  const figures = rows(doc.gallery)
    .map((picture) => figure(picture, context))
    .join('');
  return figures === '' ? '' : `<div class="gallery">${figures}</div>`;
}

/** What the client says, and who that is: the name says it, so the portrait beside it needs no words. */
function quote(doc: Doc, { media, reviews, language }: WireContext): string {
  const review = reviews.get(reference(doc.review));
  if (!review) return '';
  const [said, name, role] = [review.review, review.name, review.location_company].map((text) =>
    escapeHtml(localText(text, language)),
  );
  const who = [name && `<strong>${name}</strong>`, role].filter(Boolean).join('<br>');
  const portrait = img(imageOf(review.image, media, language), '');
  return `<blockquote>${portrait}<p>${said}</p>${who && `<footer>${who}</footer>`}</blockquote>`;
}

/** The way to the work itself. A button without words shows the address as people write it. */
function button(doc: Doc, { language }: WireContext): string {
  const address = typeof doc.link === 'string' ? doc.link : '';
  if (!isLink(address)) return '';
  const words = localText(doc.link_text, language) || address.replace(/^(?:https?:\/\/|mailto:|tel:)|(?<=.)\/$/g, '');
  return `<p class="button"><a href="${escapeHtml(address)}">${escapeHtml(words)}</a></p>`;
}

/** So many sections of the case come before the pictures. */
const SECTIONS_BEFORE_PICTURES = 2;

function chapter(html: string): string {
  return `<div class="chapter">${html}</div>`;
}

/** The case: its pictures after its second section, and each section that follows them a chapter. */
function illustrated(doc: Doc, context: WireContext): string {
  const body = localHtml(doc.body, context.language);
  const starts = [...body.matchAll(/<h2[ >]/g)].map(({ index }) => index).slice(SECTIONS_BEFORE_PICTURES);
  const chapters = starts.map((start, at) => chapter(body.slice(start, starts[at + 1])));
  return body.slice(0, starts[0]) + gallery(doc, context) + chapters.join('');
}

/** What changed, in figures under their heading. */
function results(doc: Doc, context: WireContext): string {
  const figures = terms({ list: doc.results, className: 'figures' }, context);
  const title = localText(doc.results_title, context.language);
  return figures === '' || title === '' ? figures : chapter(`<h2>${escapeHtml(title)}</h2>${figures}`);
}

/** A project's detail page: facts and the way to the work, the case with its pictures, what the client says, what changed. */
export function projectHtml(doc: Doc, context: WireContext): string {
  return [
    terms({ list: doc.facts, className: 'facts' }, context),
    button(doc, context),
    illustrated(doc, context),
    quote(doc, context),
    results(doc, context),
  ].join('');
}
