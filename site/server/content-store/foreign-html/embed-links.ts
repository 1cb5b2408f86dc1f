import type { Language } from '@kontorwerk/contract/languages';
import { mapAt } from '@kontorwerk/contract/settings/map-address';

const en = {
  video: (provider: string) => `Video on ${provider}`,
  titledVideo: (title: string, provider: string) => `${title} (video on ${provider})`,
  film: 'Video',
  sound: 'Audio',
  map: 'Map',
  content: (host: string) => `Content from ${host}`,
  titledContent: (title: string, host: string) => `${title} (on ${host})`,
};
const de: typeof en = {
  video: (provider) => `Video auf ${provider}`,
  titledVideo: (title, provider) => `${title} (Video auf ${provider})`,
  film: 'Video',
  sound: 'Audio',
  map: 'Karte',
  content: (host) => `Inhalt von ${host}`,
  titledContent: (title, host) => `${title} (bei ${host})`,
};

const PHRASES: Readonly<Record<Language, typeof en>> = { en, de };

/** A link that replaces an embed: nothing is loaded from third parties before a visitor follows it. */
export type EmbedLink = { readonly href: string; readonly text: string };

/** Players' default titles, which say nothing about the film. */
const PLAYER_TITLE = /^(?:(?:youtube|vimeo|video|embedded|einbettung|iframe)[\s-]*)+(?:player|video|content)?$/i;

/** Whether a title is only the player's. */
export function isPlayerTitle(title: string): boolean {
  return PLAYER_TITLE.test(title);
}

const YOUTUBE_HOST = /^(?:www\.|m\.|music\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/;
const VIMEO_HOST = /^(?:www\.|player\.)?vimeo\.com$/;

/** Returns the page of a film on YouTube, from any form of its address. */
function youtubePage({ hostname, pathname, searchParams }: URL): string {
  const [, first = '', second = ''] = pathname.split('/');
  const named = /^(?:embed|v|e|shorts|live)$/.test(first) ? second : '';
  const list = searchParams.get('list');
  const id = hostname.endsWith('youtu.be') ? first : (searchParams.get('v') ?? named);
  const start = searchParams.get('start') ?? searchParams.get('t');
  const from = start !== null && /^\d{1,6}s?$/.test(start) ? `&t=${start}` : '';
  if (/^[\w-]{6,20}$/.test(id) && id !== 'videoseries') return `https://www.youtube.com/watch?v=${id}${from}`;
  return list !== null && /^[\w-]{6,60}$/.test(list) ? `https://www.youtube.com/playlist?list=${list}` : '';
}

function vimeoPage({ pathname, searchParams }: URL): string {
  const [, id = '', hash = searchParams.get('h') ?? ''] =
    /^\/(?:video\/)?(\d{4,12})(?:\/(\w{6,20}))?\/?$/.exec(pathname) ?? [];
  if (id === '') return '';
  return /^\w{6,20}$/.test(hash) ? `https://vimeo.com/${id}/${hash}` : `https://vimeo.com/${id}`;
}

function parseAddress(address: string): URL | null {
  const text = address.trim().replace(/^\/\//, 'https://');
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.username === '' && url.password === '' ? url : null;
}

function isFilmOnYoutube(url: URL): boolean {
  return YOUTUBE_HOST.test(url.hostname) && youtubePage(url) !== '';
}

function mapProvider(link: string): string {
  return new URL(link).hostname.endsWith('openstreetmap.org') ? 'OpenStreetMap' : 'Google Maps';
}

/** Whether an address is a film that its provider shows on a separate page. */
export function isFilm(address: string): boolean {
  const url = parseAddress(address);
  if (url === null) return false;
  return isFilmOnYoutube(url) || (VIMEO_HOST.test(url.hostname) && vimeoPage(url) !== '');
}

/**
 * Returns the link that replaces an embed, with text that says where it leads; null if its address leads nowhere.
 *
 * @param title the page's title for it; empty if there is none
 */
export function embedLink(address: string, title: string, language: Language): EmbedLink | null {
  const url = parseAddress(address);
  if (url === null) return null;
  const t = PHRASES[language];
  const film = (href: string, provider: string): EmbedLink => ({
    href,
    text: title === '' ? t.video(provider) : t.titledVideo(title, provider),
  });
  if (isFilmOnYoutube(url)) return film(youtubePage(url), 'YouTube');
  if (VIMEO_HOST.test(url.hostname)) return film(vimeoPage(url) || url.href, 'Vimeo');
  const map = mapAt(url.href);
  if (map !== null) return { href: map.link, text: t.titledContent(title || t.map, mapProvider(map.link)) };
  const host = url.hostname.replace(/^www\./, '');
  return { href: url.href, text: title === '' ? t.content(host) : t.titledContent(title, host) };
}

/** The words in front of file names, by the element that plays them. */
const FILES: Readonly<Record<string, 'film' | 'sound'>> = { video: 'film', audio: 'sound' };

/**
 * Returns the link to a file that an element plays or shows; null if there is none.
 *
 * @param element its name; null for one that says nothing about the file
 */
export function fileLink(address: string, title: string, element: string | null, language: Language): EmbedLink | null {
  const href = address.trim();
  if (href === '' || /^(?:data|blob|javascript|about):/i.test(href)) return null;
  const [file = ''] = href
    .replace(/[?#].*/s, '')
    .split('/')
    .slice(-1);
  const name = title || decoded(file);
  const kind = FILES[element ?? ''];
  return { href, text: kind === undefined ? name : `${PHRASES[language][kind]}: ${name}` };
}

function decoded(file: string): string {
  try {
    return decodeURIComponent(file);
  } catch {
    return file;
  }
}
