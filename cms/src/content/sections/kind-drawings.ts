import type { SectionKind } from '@kontorwerk/contract/content/section-kinds';
import {
  arrow,
  button,
  dot,
  drawing,
  frame,
  glyph,
  input,
  lines,
  picture,
  rule,
  tint,
  title,
} from './drawing-parts.ts';

const COLUMNS = [20, 90, 160] as const;
const ROWS = [52, 86, 120] as const;

/** The controls of a slider: progress, and next. */
const ONWARDS = `${frame(190, 14, 15, 15)}${frame(204, 14, 15, 15)}${arrow(208, 16, 'right')}`;

/** A sketch of each section kind, for the admin's picker. */
export const KIND_DRAWINGS: Readonly<Record<SectionKind, string>> = {
  Banner: drawing(
    title(20, 38, 84, 14),
    title(20, 58, 62, 14),
    lines(20, 86, 84, 2),
    button(20, 114),
    picture(124, 24, 96, 112),
  ),
  Stats: drawing(
    rule(20, 46, 200),
    ...COLUMNS.map((x) => title(x, 58, 44, 26) + lines(x, 94, 50, 2)),
    rule(20, 122, 200),
    rule(20, 126, 200),
  ),
  ImageContent: drawing(picture(20, 24, 100, 112), title(136, 38, 76, 12), lines(136, 62, 84, 4), button(136, 112)),
  RichText: drawing(title(52, 24, 104, 12), lines(52, 50, 136, 4), title(52, 96, 60, 7), lines(52, 112, 136, 3)),
  TwoImages: drawing(picture(20, 28, 116, 82), picture(148, 28, 72, 82), lines(20, 122, 80, 2), lines(148, 122, 60, 2)),
  Faq: drawing(
    title(20, 24, 90, 12),
    ...ROWS.map((y, at) => rule(20, y, 200) + title(20, y + 13, 110 - at * 18, 6) + arrow(204, y + 13, 'down')),
    rule(20, 153, 200),
  ),
  GridBlocks: drawing(
    title(20, 22, 96, 12),
    ...COLUMNS.flatMap((x) => [52, 104].map((y) => glyph(x, y) + lines(x, y + 25, 54, 2))),
  ),
  ServicesGrid: drawing(
    title(20, 22, 96, 12),
    tint(87, 50, 66, 48),
    ...[20, 86, 152].flatMap((x) =>
      [50, 98].map(
        (y) => frame(x, y, 67, 49) + title(x + 8, y + 28, 34, 6) + lines(x + 8, y + 38, 48, 1) + glyph(x + 41, y + 7),
      ),
    ),
  ),
  HireGrid: drawing(
    title(20, 22, 96, 12),
    ...COLUMNS.map(
      (x) =>
        frame(x, 48, 60, 96) +
        dot(x + 30, 72, 14) +
        title(x + 12, 94, 36, 6) +
        lines(x + 12, 106, 36, 2) +
        title(x + 12, 128, 36, 8),
    ),
  ),
  ProjectGrid: drawing(
    frame(20, 20, 62, 18),
    lines(27, 28, 34, 1),
    arrow(64, 26, 'down'),
    ...[20, 124].flatMap((x) => [48, 102].map((y) => picture(x, y, 96, 40) + lines(x, y + 44, 50, 1))),
  ),
  ProjectSlider: drawing(
    title(20, 18, 80, 10),
    ONWARDS,
    picture(20, 42, 140, 86),
    picture(172, 42, 68, 86),
    title(20, 136, 60, 6),
    title(172, 136, 40, 6),
  ),
  News: drawing(
    title(20, 20, 80, 12),
    ...COLUMNS.map((x) => picture(x, 46, 60, 52) + lines(x, 106, 28, 1) + title(x, 116, 56, 6) + lines(x, 130, 60, 2)),
  ),
  CareerGrid: drawing(
    title(20, 22, 90, 12),
    ...ROWS.map(
      (y) =>
        rule(20, y, 200) +
        title(20, y + 12, 76, 8) +
        tint(128, y + 11, 30, 10) +
        tint(162, y + 11, 22, 10) +
        arrow(210, y + 10, 'right'),
    ),
    rule(20, 153, 200),
  ),
  ReviewSlider: drawing(
    title(20, 18, 80, 10),
    ONWARDS,
    ...[20, 128].map(
      (x) =>
        title(x, 50, 8, 12) +
        title(x + 12, 50, 8, 12) +
        lines(x, 74, 92, 4) +
        dot(x + 9, 128, 9) +
        title(x + 26, 121, 44, 5) +
        lines(x + 26, 131, 34, 1),
    ),
  ),
  ClientSlider: drawing(
    title(20, 22, 80, 10),
    ...[20, 70, 120, 170].map(
      (x, at) => frame(x, 58, 51, 52) + (at % 2 === 0 ? glyph(x + 16, 75) : title(x + 9, 79, 33, 10)),
    ),
  ),
  CertificateSlider: drawing(
    title(20, 18, 80, 10),
    ONWARDS,
    ...COLUMNS.map(
      (x) => frame(x, 44, 60, 96) + lines(x + 10, 56, 40, 2) + dot(x + 30, 92, 13) + title(x + 14, 116, 32, 6),
    ),
  ),
  ContactForm: drawing(
    title(20, 30, 70, 12),
    title(20, 48, 50, 12),
    lines(20, 74, 70, 3),
    input(112, 22, 52),
    input(168, 22, 52),
    input(112, 46, 108),
    input(112, 70, 108, 42),
    button(112, 122),
  ),
  ContactMap: drawing(
    tint(20, 20, 200, 92),
    dot(78, 54, 7),
    dot(66, 44, 7),
    dot(146, 76, 7),
    dot(166, 92, 7),
    ...[20, 72, 124, 176].map((x) => title(x, 122, 28, 6) + lines(x, 134, 44, 2)),
  ),
  FromToContact: drawing(
    title(20, 34, 110, 12),
    input(20, 68, 78, 24),
    arrow(80, 77, 'down'),
    rule(104, 80, 20),
    arrow(119, 74, 'right'),
    input(134, 68, 78, 24),
    arrow(194, 77, 'down'),
    button(20, 108),
  ),
};
