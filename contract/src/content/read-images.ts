import type { ImageSet, ImageSource } from './entry.ts';
import { type Report, readNumber, readRecord, readRecords, readText, type Untrusted } from './read-values.ts';

function readImageSource(record: Untrusted, at: string, report: Report): ImageSource {
  return {
    url: readText(record.url, `${at}.url`, report),
    type: readText(record.type, `${at}.type`, report),
    width: readNumber(record.width, 0, `${at}.width`, report),
  };
}

function readImageSources(value: unknown, at: string, report: Report): readonly ImageSource[] {
  return readRecords(value, at, report, readImageSource).filter(
    (source) => source.url !== '' && source.type !== '' && source.width > 0,
  );
}

/** Reads an image in its sizes; null when there is none. */
export function readImageSet(value: unknown, at: string, report: Report): ImageSet | null {
  const set = readRecord(value, at, report);
  if (!set) return null;
  return {
    width: readNumber(set.width, 0, `${at}.width`, report),
    height: readNumber(set.height, 0, `${at}.height`, report),
    alt: readText(set.alt, `${at}.alt`, report),
    focal_x: readNumber(set.focal_x, 50, `${at}.focal_x`, report),
    focal_y: readNumber(set.focal_y, 50, `${at}.focal_y`, report),
    sources: readImageSources(set.sources, `${at}.sources`, report),
    tall: readImageSources(set.tall, `${at}.tall`, report),
    wide: readImageSources(set.wide, `${at}.wide`, report),
  };
}
