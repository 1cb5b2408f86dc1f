import type { WireContext } from '../context.ts';
import { escapeHtml, localHtml } from '../html.ts';
import { imageOf } from '../image.ts';
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

function figure(picture: Doc, { media, language }: WireContext): string {
  const { url, set } = imageOf(picture.image, media, language);
  if (url === '' || set === null) return '';
  const caption = localText(picture.caption, language);
  const size = set.width > 0 && set.height > 0 ? ` width="${set.width}" height="${set.height}"` : '';
  const img = `<img src="${escapeHtml(url)}" alt="${escapeHtml(set.alt)}"${size} loading="lazy" decoding="async">`;
  return `<figure>${img}${caption === '' ? '' : `<figcaption>${escapeHtml(caption)}</figcaption>`}</figure>`;
}

function gallery(doc: Doc, context: WireContext): string {
  const figures = rows(doc.gallery)
    .map((picture) => figure(picture, context))
    .join('');
  return figures === '' ? '' : `<div class="gallery">${figures}</div>`;
}

function quote(doc: Doc, { reviews, language }: WireContext): string {
  const review = reviews.get(reference(doc.review));
  if (!review) return '';
  const who = [localText(review.name, language), localText(review.location_company, language)].filter(Boolean);
  return `<blockquote><p>${escapeHtml(localText(review.review, language))}</p><footer>${escapeHtml(who.join(', '))}</footer></blockquote>`;
}

/** A project's detail page: facts, the case, its pictures, what the client says, what changed. */
export function projectHtml(doc: Doc, context: WireContext): string {
  return [
    terms({ list: doc.facts, className: 'facts' }, context),
    localHtml(doc.body, context.language),
    gallery(doc, context),
    quote(doc, context),
    terms({ list: doc.results, className: 'figures' }, context),
  ].join('');
}
