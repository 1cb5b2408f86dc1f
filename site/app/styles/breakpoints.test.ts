import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const APP = path.join(import.meta.dirname, '..');

/** The widths at which pages change their layout, in CSS pixels. */
const SYSTEM = {
  tablet: 768,
  desktop: 1100,
  /** The widest content: pictures stop growing. */
  content: 1440,
};

/** Widths that the specification gives for one part. */
const SPECIFIED: Readonly<Record<string, readonly number[]>> = {
  // §2: menus open on hover above 991 px; the footer, with the same links, follows.
  'shell/Navigation/': [992],
  'shell/Footer/': [992],
  // §9: slides per view.
  'ui/Carousel/': [1024, 1300, 1400, 1401, 1450],
  'sections/ReviewSlider/': [1024],
};

/** Widths that a part needs because of its content. */
const EXCEPTIONS: Readonly<Record<string, readonly number[]>> = {
  // The addresses fit beside the map.
  'sections/ContactMap/': [1280],
  // A long word of a title fits beside skills, places and type; text, facts and table of contents fit side by side.
  'sections/CareerGrid/': [1280],
  'pages/PostPage/': [1280],
  // A teaser fits beside a panel's columns.
  'shell/Navigation/': [1280],
  // The social links fit into the last line.
  'shell/Footer/': [1300],
  // A title and its text fit side by side, two buttons into a line.
  'sections/RichText/': [900],
  // The same; a word is longer than its line; the text column stops growing.
  'sections/Banner/': [350, 900, 1600],
  // Mail address and languages need one line.
  'shell/ContactBar': [480],
  // A form's panel, not the window: two fields fit side by side.
  'forms/Form.module.css': [480],
  // The same panel: below, only short fields fit beside another.
  'forms/FooterForm/': [480],
  // Two figures fit side by side.
  'pages/ProjectPage/': [560],
  // Slides grow with the window.
  'sections/ProjectSlider/': [1920],
};

/** Returns the widths in pixels in a file's media queries; those in `em` follow the font size, not the layout. */
function widthsIn(source: string): readonly number[] {
  return [...source.matchAll(/\((?=[^()]*\bwidth\b)(?=[^()]*[<>])[^()]*\)/g)].flatMap(([condition]) =>
    [...condition.matchAll(/(\d+)px/g)].map(([, width]) => Number(width)),
  );
}

const FILES = globSync('**/*.{css,tsx}', { cwd: APP, exclude: ['**/*.test.tsx'] });
const NAMED = FILES.flatMap((file) =>
  widthsIn(readFileSync(path.join(APP, file), 'utf8')).map((width) => ({ file, width })),
);
const OWN = [SPECIFIED, EXCEPTIONS].flatMap((list) =>
  Object.entries(list).flatMap(([part, widths]) => widths.map((width) => ({ part, width }))),
);

test('layouts change at the widths of the system; other widths are named with their part', () => {
  const system = new Set(Object.values(SYSTEM));
  const isOwn = (file: string, width: number) => OWN.some((own) => own.width === width && file.startsWith(own.part));
  expect(NAMED.filter(({ file, width }) => !system.has(width) && !isOwn(file, width))).toEqual([]);
});

test('no exception outlives its use', () => {
  const isUsed = ({ part, width }: { part: string; width: number }) =>
    NAMED.some((named) => named.width === width && named.file.startsWith(part));
  expect(OWN.filter((own) => !isUsed(own))).toEqual([]);
});
