import type { LocalText } from '@kontorwerk/contract/languages';
import { APIError, type Endpoint } from 'payload';
import { problem } from '#cms/base/reader-language.ts';
import { answerJson, restrictToEditors } from '#cms/kit/http/admin-answers.ts';
import { pointOutside, readCrop } from './crop.ts';
import { GONE, sourceOf } from './edit-picture.ts';

const NOT_CROPPED: LocalText = {
  en: 'This picture is just as it was uploaded.',
  de: 'Dieses Bild ist so, wie es hochgeladen wurde.',
};

/** Restores a picture's uploaded original, without any crop. */
export const restoreOriginal: Omit<Endpoint, 'root'> = {
  path: '/:id/restore-original',
  method: 'post',
  handler: restrictToEditors(async (req) => {
    const id = String(req.routeParams?.id);
    const picture = await req.payload.findByID({ collection: 'media', id, depth: 0, overrideAccess: true, req });
    const [source, crop] = [await sourceOf(picture), readCrop(picture.crop)];
    if (!crop) throw new APIError(problem(NOT_CROPPED, { req }), 409, null, true);
    if (!source) throw new APIError(problem(GONE, { req }), 409, null, true);
    const { data, name, type: mimetype } = source;
    const focalPoint = pointOutside({ x: picture.focalX ?? 50, y: picture.focalY ?? 50 }, crop);
    await req.payload.update({
      collection: 'media',
      id,
      data: {},
      file: { data, name, mimetype, size: data.length },
      depth: 0,
      overrideAccess: true,
      req: { user: req.user, i18n: req.i18n, query: { uploadEdits: { focalPoint } } },
    });
    return answerJson({ restored: true });
  }),
};
