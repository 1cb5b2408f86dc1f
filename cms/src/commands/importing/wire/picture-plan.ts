import type { ImageSet, ImageSource } from '@kontorwerk/contract/content/entry';
import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { BackendAddresses } from './backend-addresses.ts';
import type { Pair } from './pairs.ts';
import { makePictureKey, parseWidth } from './picture-address.ts';

/** A picture to fetch, once for all its places. */
export type PlannedPicture = {
  readonly id: number;
  /** As written by the backend, or its current address; of several spellings that of the largest file. */
  address: string;
  alt: LocalText;
  focal: { readonly x: number; readonly y: number };
  sources: readonly ImageSource[];
  tall: number | null;
  wide: number | null;
  moving: number | null;
  german: number | null;
  /** Its first place, for the report. */
  readonly at: string;
};

/** The wire's fields of a picture. */
export type WirePicture = { readonly image: string; readonly image_set: ImageSet | null };

function readFocal({ focal_x: x, focal_y: y }: ImageSet) {
  return { x, y };
}

function findWidest(sources: readonly ImageSource[]): ImageSource | undefined {
  return sources.toSorted((a, b) => b.width - a.width)[0];
}

/** Returns the animated version of a picture, known by its address only. */
function findAnimated({ en, de }: Pair<ImageSet>): Pair<WirePicture> {
  return { en: { image: en.moving, image_set: null }, de: { image: de.moving, image_set: null } };
}

const CENTRE = { x: 50, y: 50 } as const;

/** Whether an address is of a larger file than another one of the same picture. */
function isLarger(address: string, than: string): boolean {
  const [width, known] = [parseWidth(address), parseWidth(than)];
  return known !== null && (width === null || width > known);
}

/** The pictures of an import by address, each to be fetched once. */
export class PicturePlan {
  readonly #byKey = new Map<string, PlannedPicture>();
  readonly #site: string;
  readonly #numbers: { last: number };
  readonly #addresses: BackendAddresses;
  readonly pictures: PlannedPicture[] = [];

  /**
   * @param site the backend's address
   * @param numbers the last id, shared by the plans of one import
   * @param oldHosts former hosts, whose pictures are the backend's own
   */
  constructor(site: string, numbers = { last: 0 }, oldHosts: readonly string[] = []) {
    this.#site = site;
    this.#numbers = numbers;
    this.#addresses = new BackendAddresses(site, oldHosts);
  }

  /** Returns the id of the picture at a place, in both languages; null without one. */
  of({ en, de }: Pair<WirePicture>, at: string): number | null {
    if (en.image === '') return null;
    const planned = this.#planned(en.image, en.image_set?.sources ?? [], at);
    if (en.image_set) this.#describe(planned, en.image_set, de.image_set ?? en.image_set, at);
    const german = this.#german(planned, de.image, de.image_set?.sources ?? [], at);
    if (german && de.image_set) german.focal = readFocal(de.image_set);
    return planned.id;
  }

  /** Returns the id of a picture known by its address only. */
  at(address: string, at: string): number | null {
    return address === '' ? null : this.#planned(address, [], at).id;
  }

  /** Returns the id of a text's picture in a language; null for an inline one. */
  inText(
    address: string,
    { alt, language, at }: { readonly alt: string; readonly language: Language; readonly at: string },
  ): number | null {
    if (!/^https?:$/.test(URL.parse(address, this.#site)?.protocol ?? '')) return null;
    const planned = this.#planned(address, [], at);
    planned.alt = { ...planned.alt, [language]: planned.alt[language] || alt };
    return planned.id;
  }

  #planned(written: string, sizes: readonly ImageSource[], at: string): PlannedPicture {
    const address = this.#addresses.current(written);
    const sources = sizes.map((size) => ({ ...size, url: this.#addresses.current(size.url) }));
    const keys = [address, ...sources.map(({ url }) => url)].map((each) => makePictureKey(each, this.#site));
    const known = keys.map((each) => this.#byKey.get(each)).find((each) => each !== undefined);
    const planned = known ?? this.#add(address, at);
    if (isLarger(address, planned.address)) planned.address = address;
    if (planned.sources.length === 0) planned.sources = sources;
    for (const each of keys) this.#byKey.set(each, planned);
    return planned;
  }

  #add(address: string, at: string): PlannedPicture {
    this.#numbers.last += 1;
    const id = this.#numbers.last;
    const others = { tall: null, wide: null, moving: null, german: null };
    const planned = { id, address, at, alt: { en: '', de: '' }, focal: CENTRE, sources: [], ...others };
    this.pictures.push(planned);
    return planned;
  }

  #describe(planned: PlannedPicture, en: ImageSet, de: ImageSet, at: string): void {
    planned.alt = { en: en.alt || planned.alt.en, de: de.alt || planned.alt.de };
    planned.focal = readFocal(en);
    planned.tall = this.#cut(en.tall, de.tall, at) ?? planned.tall;
    planned.wide = this.#cut(en.wide, de.wide, at) ?? planned.wide;
    planned.moving = this.of(findAnimated({ en, de }), at) ?? planned.moving;
  }

  /** Returns the id of a crop, known by its sizes only. */
  #cut(en: readonly ImageSource[], de: readonly ImageSource[], at: string): number | null {
    const [widest, german] = [findWidest(en), findWidest(de)];
    if (!widest) return null;
    const planned = this.#planned(widest.url, en, at);
    this.#german(planned, german?.url ?? '', de, at);
    return planned.id;
  }

  /** Returns the id of the German version, if it differs; its description is stored with the first picture. */
  #german(planned: PlannedPicture, address: string, sources: readonly ImageSource[], at: string) {
    const german = address === '' ? planned : this.#planned(address, sources, at);
    if (german === planned) return null;
    planned.german = german.id;
    return german;
  }
}
