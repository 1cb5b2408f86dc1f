import type { ImageSet, ImageSource } from '@kontorwerk/contract/content/entry';
import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { BackendAddresses } from './backend-addresses.ts';
import type { Pair } from './pairs.ts';
import { pictureKey, widthInAddress } from './picture-address.ts';

/** A picture that is to be fetched, once for all places that show it. */
export type PlannedPicture = {
  readonly id: number;
  /** As the backend wrote it, or where it has it now; of several spellings the one of the largest file. */
  address: string;
  alt: LocalText;
  focal: { readonly x: number; readonly y: number };
  sources: readonly ImageSource[];
  tall: number | null;
  wide: number | null;
  moving: number | null;
  german: number | null;
  /** Where it is first shown, for the report. */
  readonly at: string;
};

/** What the wire says of a picture. */
export type WirePicture = { readonly image: string; readonly image_set: ImageSet | null };

function focalOf({ focal_x: x, focal_y: y }: ImageSet) {
  return { x, y };
}

function widestOf(sources: readonly ImageSource[]): ImageSource | undefined {
  return sources.toSorted((a, b) => b.width - a.width)[0];
}

/** The same picture in motion, of which only the address is said. */
function movingOf({ en, de }: Pair<ImageSet>): Pair<WirePicture> {
  return { en: { image: en.moving, image_set: null }, de: { image: de.moving, image_set: null } };
}

const CENTRE = { x: 50, y: 50 } as const;

/** Whether one address is that of a larger file than another of the same picture. */
function isLarger(address: string, than: string): boolean {
  const [width, known] = [widthInAddress(address), widthInAddress(than)];
  return known !== null && (width === null || width > known);
}

/** The pictures of an import by their addresses: the same one is fetched once. */
export class PicturePlan {
  readonly #byKey = new Map<string, PlannedPicture>();
  readonly #site: string;
  readonly #numbers: { last: number };
  readonly #addresses: BackendAddresses;
  readonly pictures: PlannedPicture[] = [];

  /**
   * @param site where the backend is
   * @param numbers the last number that a picture has, of several plans in one import
   * @param oldHosts hosts that the backend had before: their pictures are its own
   */
  constructor(site: string, numbers = { last: 0 }, oldHosts: readonly string[] = []) {
    this.#site = site;
    this.#numbers = numbers;
    this.#addresses = new BackendAddresses(site, oldHosts);
  }

  /** The picture of a place, in both languages; null where there is none. */
  of({ en, de }: Pair<WirePicture>, at: string): number | null {
    if (en.image === '') return null;
    const planned = this.#planned(en.image, en.image_set?.sources ?? [], at);
    if (en.image_set) this.#describe(planned, en.image_set, de.image_set ?? en.image_set, at);
    const german = this.#german(planned, de.image, de.image_set?.sources ?? [], at);
    if (german && de.image_set) german.focal = focalOf(de.image_set);
    return planned.id;
  }

  /** A picture of which only the address is said. */
  at(address: string, at: string): number | null {
    return address === '' ? null : this.#planned(address, [], at).id;
  }

  /** A picture of a text in a language; null where that is no file: it may be written in the text itself. */
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
    const keys = [address, ...sources.map(({ url }) => url)].map((each) => pictureKey(each, this.#site));
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
    planned.focal = focalOf(en);
    planned.tall = this.#cut(en.tall, de.tall, at) ?? planned.tall;
    planned.wide = this.#cut(en.wide, de.wide, at) ?? planned.wide;
    planned.moving = this.of(movingOf({ en, de }), at) ?? planned.moving;
  }

  /** The same subject in another shape, of which only its sizes are said. */
  #cut(en: readonly ImageSource[], de: readonly ImageSource[], at: string): number | null {
    const [widest, german] = [widestOf(en), widestOf(de)];
    if (!widest) return null;
    const planned = this.#planned(widest.url, en, at);
    this.#german(planned, german?.url ?? '', de, at);
    return planned.id;
  }

  /** What German pages show in a picture's place, where that is another one; its text is kept with the first. */
  #german(planned: PlannedPicture, address: string, sources: readonly ImageSource[], at: string) {
    const german = address === '' ? planned : this.#planned(address, sources, at);
    if (german === planned) return null;
    planned.german = german.id;
    return german;
  }
}
