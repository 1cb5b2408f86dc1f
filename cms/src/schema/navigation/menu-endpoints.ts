import { LANGUAGES, type Language, type LocalText } from '@kontorwerk/contract/languages';
import type { Endpoint, PayloadRequest } from 'payload';
import * as v from 'valibot';
import { problem, readerLanguage } from '#cms/base/reader-language.ts';
import { lockSaves } from '#cms/kit/concurrent/save-lock.ts';
import { answerError, answerJson, restrictToEditors } from '#cms/kit/http/admin-answers.ts';
import { getReadOptions } from '#cms/kit/read-options.ts';
import { type StoredText, textInAny } from '#cms/kit/stored-values.ts';
import { runInTransaction } from '#cms/storage/database/transaction.ts';
import { addPage, findPlaces, isNamedIn, labelPage, listOpenPlaces, type Menu, removePage } from './menu-places.ts';
import { lockNavigation } from './navigation-lock.ts';

const UNSAVED: LocalText = {
  en: 'The menu has changes that aren’t published yet. Please publish or discard them under “Menu and footer” first.',
  de: 'Das Menü hat Änderungen, die noch nicht veröffentlicht sind. Bitte veröffentlichen oder verwerfen Sie diese zuerst unter „Menü und Fußzeile“.',
};
const NO_PLACE: LocalText = {
  en: 'This place isn’t in the menu any more, or is full. Please choose another one.',
  de: 'Diese Stelle gibt es im Menü nicht mehr, oder sie ist voll. Bitte wählen Sie eine andere.',
};
const GONE: LocalText = {
  en: 'The page is in the trash or was deleted.',
  de: 'Die Seite liegt im Papierkorb oder wurde gelöscht.',
};
const NAMELESS: LocalText = {
  en: 'The page has no name yet to go in the menu.',
  de: 'Die Seite hat noch keinen Namen, unter dem sie im Menü stehen könnte.',
};

const TAKEN: LocalText = {
  en: 'There is already a link with this page’s name in the place you chose. Please give the page another name first.',
  de: 'An der gewählten Stelle heißt schon ein Link wie diese Seite. Bitte geben Sie der Seite zuerst einen anderen Namen.',
};

const chosen = v.object({ column: v.string() });

async function readMenu(req: PayloadRequest, locale: Language, draft: boolean) {
  const asked = { slug: 'navigation', draft, locale, fallbackLocale: false } as const;
  const { menu, _status } = await req.payload.findGlobal({ ...asked, ...getReadOptions(req) });
  return { menu: menu ?? [], isDraft: _status === 'draft' };
}

/**
 * Returns a page's title in each language; empty before it has one in any. A missing one falls back to the other
 * language's, as on the site: each menu link needs a label in both.
 */
async function listNames(req: PayloadRequest, id: number): Promise<{ readonly [L in Language]: string }> {
  const asked = { collection: 'pages', id, draft: true, locale: 'all', depth: 0, overrideAccess: true } as const;
  const page = await req.payload.findByID({ ...asked, disableErrors: true });
  // The generated types don't reflect `locale: 'all'`.
  const title: StoredText = page?.title;
  return { en: textInAny('en', title), de: textInAny('de', title) };
}

/** Thrown when the menu has unpublished changes by a colleague, which would be published as well. */
class MenuDrafted extends Error {}

/** Publishes a change of the menu in each language, since a row has a label in each. */
async function write(req: PayloadRequest, change: (menu: Menu, language: Language) => Menu): Promise<void> {
  const { user } = req;
  await runInTransaction(req.payload, async (own) => {
    // In the order of the form's save, which would be waited for otherwise by each for the other.
    await lockSaves(own, { global: 'navigation' });
    await lockNavigation(own);
    if ((await readMenu(own, 'en', true)).isDraft) throw new MenuDrafted();
    for (const locale of LANGUAGES) {
      const { menu } = await readMenu(own, locale, false);
      await req.payload.updateGlobal({
        slug: 'navigation',
        locale,
        fallbackLocale: false,
        depth: 0,
        overrideAccess: false,
        overrideLock: false,
        data: { menu: change(menu, locale), _status: 'published' },
        req: { ...own, user },
      });
    }
  });
}

/** Answers with the page's places in the menu, and the possible ones. */
async function answerMenu(req: PayloadRequest, page: number): Promise<Response> {
  const { menu } = await readMenu(req, readerLanguage(req.i18n), false);
  return answerJson({ at: findPlaces(menu, page), places: listOpenPlaces(menu) });
}

type MenuAction = (req: PayloadRequest, page: number) => Promise<Response>;

function makeEndpoint(method: Endpoint['method'], handler: MenuAction): Omit<Endpoint, 'root'> {
  return {
    path: '/:id/menu',
    method,
    handler: restrictToEditors(async (req) => {
      const id = Number(req.routeParams?.id);
      const isThere =
        Number.isSafeInteger(id) &&
        (await req.payload.count({ collection: 'pages', where: { id: { equals: id } } })).totalDocs > 0;
      return isThere ? handler(req, id) : answerError(404, problem(GONE, { req }));
    }),
  };
}

const refuseIfDrafted =
  (handler: MenuAction): MenuAction =>
  async (req, page) => {
    try {
      if ((await readMenu(req, 'en', true)).isDraft) throw new MenuDrafted();
      return await handler(req, page);
    } catch (error) {
      if (error instanceof MenuDrafted) return answerError(409, problem(UNSAVED, { req }));
      throw error;
    }
  };

const addToMenu: MenuAction = async (req, page) => {
  const asked = v.safeParse(chosen, await req.json?.().catch(() => null));
  const { menu } = await readMenu(req, 'en', false);
  const place = asked.success && listOpenPlaces(menu).find(({ column }) => column === asked.output.column);
  if (!place || place.isFull) return answerError(400, problem(NO_PLACE, { req }));
  const names = await listNames(req, page);
  if (names.en === '') return answerError(400, problem(NAMELESS, { req }));
  if (findPlaces(menu, page).length > 0) return answerMenu(req, page);
  const german = await readMenu(req, 'de', false);
  if (isNamedIn(menu, place.column, names.en) || isNamedIn(german.menu, place.column, names.de))
    return answerError(409, problem(TAKEN, { req }));
  await write(req, (stored, language) =>
    language === 'en'
      ? addPage(stored, { column: place.column, page, label: names.en })
      : labelPage(stored, page, names[language]),
  );
  return answerMenu(req, page);
};

const removeFromMenu: MenuAction = async (req, page) => {
  await write(req, (menu) => removePage(menu, page));
  return answerMenu(req, page);
};

/** The endpoints of a page's place in the menu: read, add to a column, remove. Stored in the menu only. */
export const menuEndpoints: readonly Omit<Endpoint, 'root'>[] = [
  makeEndpoint('get', answerMenu),
  makeEndpoint('post', refuseIfDrafted(addToMenu)),
  makeEndpoint('delete', refuseIfDrafted(removeFromMenu)),
];
