import { readImageSet } from '../content/read-images.ts';
import type { FromFields, RecordFields } from '../content/record-fields.ts';
import { parseFlag } from '../settings/read-flag.ts';
import {
  type ContactBarParts,
  type GroupTeaser,
  NAVIGATION_LONGEST as LONGEST,
  NAVIGATION_MOST as MOST,
  type Navigation,
  type NavigationColumn,
  type NavigationGroup,
  type NavigationLink,
  TEASER_KINDS,
  teaserOfKind,
} from './navigation.ts';

/** Reads a trimmed text; one that is too long counts as empty, and is reported. */
function readBounded(fields: RecordFields, name: string, most: number): string {
  const text = fields.text(name).trim();
  if (text.length <= most) return text;
  fields.report(`longer than ${most} characters`, name);
  return '';
}

const label = (fields: RecordFields, name: string) => readBounded(fields, name, LONGEST.label);
const text = (fields: RecordFields, name: string) => readBounded(fields, name, LONGEST.text);
const address = (fields: RecordFields, name: string) => readBounded(fields, name, LONGEST.address);

/** Reads the first items of a list, without duplicates. Null if there is no readable list. */
function listOf<T>(
  fields: RecordFields,
  name: string,
  most: number,
  read: FromFields<T>,
  nameOf?: (item: T) => string,
): readonly T[] | null {
  const none: readonly T[] = [];
  const items = fields.list(name, read, none, most);
  if (items === none) return null;
  return nameOf ? [...new Map(items.map((item) => [nameOf(item), item])).values()] : items;
}

function readLink(fields: RecordFields): NavigationLink | null {
  const link = { label: label(fields, 'label'), to: address(fields, 'to'), description: text(fields, 'description') };
  if (link.label === '') return fields.refuse('label: missing');
  return link.to === '' ? fields.refuse('to: missing') : link;
}

function linksOf(fields: RecordFields, name: string, most: number): readonly NavigationLink[] | null {
  return listOf(fields, name, most, readLink, (link) => link.label);
}

/** Drops a column without links. */
function readColumn(fields: RecordFields): NavigationColumn | null {
  const links = linksOf(fields, 'links', MOST.links) ?? [];
  return links.length === 0 ? fields.refuse('links: missing') : { title: label(fields, 'title'), links };
}

function readTeaser(fields: RecordFields): GroupTeaser {
  return {
    kind: fields.value(
      'kind',
      TEASER_KINDS.join(', '),
      (value) => TEASER_KINDS.find((kind) => kind === value) ?? null,
      'none',
    ),
    title: text(fields, 'title'),
    text: text(fields, 'text'),
    to: address(fields, 'to'),
    action: label(fields, 'action'),
    image: address(fields, 'image'),
    image_set: fields.record('image_set', readImageSet),
  };
}

function readGroup(fields: RecordFields): NavigationGroup | null {
  const group = {
    label: label(fields, 'label'),
    to: address(fields, 'to'),
    intro: text(fields, 'intro'),
    call_label: label(fields, 'call_label'),
    call_link: address(fields, 'call_link'),
    as_button: fields.value('as_button', 'true or false', parseFlag, false),
    columns: listOf(fields, 'columns', MOST.columns, readColumn) ?? [],
    teaser: fields.record('teaser', readTeaser) ?? teaserOfKind('none'),
  };
  if (group.label === '') return fields.refuse('label: missing');
  return group.to === '' ? fields.refuse('to: missing') : group;
}

function readContactBar(fields: RecordFields): ContactBarParts {
  const flag = (name: string) => fields.value(name, 'true or false', parseFlag, true);
  return { socials: flag('socials'), email: flag('email'), phone: flag('phone') };
}

/**
 * Reads a backend's menu, footer and contact bar tolerantly. Missing or unreadable parts are omitted, so that the
 * site's own apply; so is a menu without groups, since that can't be intended.
 */
export function readNavigation(fields: RecordFields): Partial<Navigation> {
  const menu = listOf(fields, 'menu', MOST.groups, readGroup, (group) => group.label);
  const footer = listOf(fields, 'footer', MOST.footer, readColumn);
  const legal = linksOf(fields, 'legal', MOST.legal);
  const contact_bar = fields.record('contact_bar', readContactBar);
  return {
    ...(menu && menu.length > 0 && { menu }),
    ...(footer && { footer }),
    ...(legal && { legal }),
    ...(contact_bar && { contact_bar }),
  };
}
