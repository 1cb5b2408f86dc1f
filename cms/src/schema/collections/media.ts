import type { CollectionConfig, Endpoint, UploadField, Where } from 'payload';
import { NAV_GROUPS } from '#cms/base/labels.ts';
import { announceDeletion, announceDocument } from '#cms/content/changes/hub-hooks.ts';
import { cleanDrawings } from '#cms/content/media/clean-drawings.ts';
import { nameByContent } from '#cms/content/media/content-name.ts';
import { editPicture, noteEdits } from '#cms/content/media/edit-picture.ts';
import { combineFileHooks } from '#cms/content/media/file-hooks.ts';
import { PICTURE_TYPES, refuseOtherFiles } from '#cms/content/media/picture-types.ts';
import { preparePictures, sizeFirstFrame, storeOriginalUpload } from '#cms/content/media/publish-upload.ts';
import { restoreOriginal } from '#cms/content/media/restore-original.ts';
import { IMAGE_SIZES } from '#cms/content/media/sizes.ts';
import { uploadResponse } from '#cms/content/media/upload-response.ts';
import { publicAccess } from '#cms/kit/access/rules.ts';
import { checkBaseVersion } from '#cms/kit/concurrent/base-check.ts';
import { type FieldSettings, image, panel } from '#cms/kit/fields/basic-fields.ts';
import { panelPlace } from '#cms/kit/plugins/additions.ts';
import { CONTENT_ADMIN } from './content-collection.ts';

/** Matches pictures with sizes, which vector drawings lack, except the one to be replaced. */
function matchOtherPhotos({ id }: { readonly id: number | string }): Where {
  const others: Where[] = id ? [{ id: { not_equals: id } }] : [];
  return { and: [{ mimeType: { not_equals: 'image/svg+xml' } }, ...others] };
}

/** Matches all pictures except the one to be replaced. */
function matchOtherPictures({ id }: { readonly id: number | string }): Where | true {
  return id ? { id: { not_equals: id } } : true;
}

/** The admin's address of a file. Payload's own endpoint reports a missing file as a server error. */
const fileEndpoint: Omit<Endpoint, 'root'> = {
  path: '/file/:filename',
  method: 'get',
  handler: (req) => uploadResponse(req, String(req.routeParams?.filename)),
};

/** The same subject cropped for another format. */
function makeCropField(name: string, settings: FieldSettings): UploadField {
  return { ...image(name, settings), filterOptions: matchOtherPhotos };
}

/** Written by the server only. */
const SERVER_ONLY = { create: () => false, update: () => false };
const HIDDEN = { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true };

/** The pictures of the site. Their files are served at `/uploads/<file>` (§3). */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: { en: 'Picture', de: 'Bild' }, plural: { en: 'Pictures', de: 'Bilder' } },
  admin: {
    ...CONTENT_ADMIN,
    group: NAV_GROUPS.content,
    components: { edit: { Upload: '/content/media/admin/file-control.tsx#FileControl' } },
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
    listSearchableFields: ['filename', 'alt'],
    description: {
      en: 'AVIF, WebP, JPEG, PNG or SVG, up to 20 MB and 50 million pixels. The site makes the smaller sizes itself.',
      de: 'AVIF, WebP, JPEG, PNG oder SVG, bis 20 MB und 50 Millionen Pixel. Kleinere Größen erzeugt die Website selbst.',
    },
  },
  access: publicAccess,
  // Payload would fetch the file by its address without a session, and be refused.
  disableDuplicate: true,
  trash: true,
  endpoints: [fileEndpoint, restoreOriginal],
  upload: {
    mimeTypes: PICTURE_TYPES,
    focalPoint: true,
    imageSizes: IMAGE_SIZES,
    adminThumbnail: 'webp_960',
    // Fetching addresses for users would open the network behind the server (SSRF).
    pasteURL: false,
    bulkUpload: true,
  },
  hooks: {
    beforeOperation: [
      refuseOtherFiles,
      combineFileHooks(cleanDrawings, preparePictures, editPicture, nameByContent, sizeFirstFrame),
      // Colleagues may have saved while the file was worked on, outside of the transaction.
      checkBaseVersion,
    ],
    beforeChange: [noteEdits, storeOriginalUpload],
    afterChange: [announceDocument],
    afterDelete: [announceDeletion],
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      localized: true,
      label: { en: 'Alternative text', de: 'Alternativtext' },
      admin: {
        description: {
          en: 'What the picture shows, in one sentence, for people who can’t see it. Leave empty if it is only decorative.',
          de: 'Was das Bild zeigt, in einem Satz, für alle, die es nicht sehen. Leer, wenn es nur schmückt.',
        },
        components: { afterInput: ['/content/media/admin/alt-reminder.tsx#AltReminder'] },
      },
    },
    {
      name: 'decorative',
      type: 'checkbox',
      defaultValue: false,
      label: { en: 'Only decorative', de: 'Nur Schmuck' },
      admin: {
        description: {
          en: 'Then it needs no alternative text, and nobody is reminded to write one.',
          de: 'Dann braucht es keinen Alternativtext, und niemand wird daran erinnert.',
        },
      },
    },
    makeCropField('tall', {
      label: { en: 'For tall spaces', de: 'Für hohe Flächen' },
      description: {
        en: 'The same subject in portrait format (4:5), for phones and narrow cards. Empty: the picture is cropped.',
        de: 'Dasselbe Motiv im Hochformat (4:5), für Telefone und schmale Karten. Leer: Das Bild wird beschnitten.',
      },
    }),
    makeCropField('wide', {
      label: { en: 'For wide spaces', de: 'Für breite Flächen' },
      description: {
        en: 'The same subject for the full width of a window (19:10). Empty: the picture is cropped.',
        de: 'Dasselbe Motiv für die volle Breite des Fensters (19:10). Leer: Das Bild wird beschnitten.',
      },
    }),
    {
      ...image('moving', {
        label: { en: 'In motion', de: 'In Bewegung' },
        description: {
          en: 'The same picture as an animated drawing (SVG) or WebP of the same shape, best a few kB. It plays over this one in banners and beside texts, with a button to stop it, but not by itself for visitors who asked for less motion or to save data.',
          de: 'Dasselbe Bild als animierte Zeichnung (SVG) oder WebP im selben Format, am besten wenige kB. Es läuft in Bannern und neben Texten über diesem Bild, mit einer Taste zum Anhalten; bei Besuchern, die weniger Bewegung oder Datensparen wünschen, nicht von selbst.',
        },
      }),
      filterOptions: matchOtherPictures,
    },
    {
      ...image('german', {
        label: { en: 'For German pages', de: 'Für deutsche Seiten' },
        description: {
          en: 'The same picture with its words and numbers in German. Without an alternative text of its own it has this one’s. Empty: German pages show this picture.',
          de: 'Dasselbe Bild mit deutschen Wörtern und Zahlen. Ohne eigenen Alternativtext gilt der dieses Bildes. Leer: Deutsche Seiten zeigen dieses Bild.',
        },
      }),
      filterOptions: matchOtherPictures,
    },
    { name: 'original', type: 'text', index: true, access: SERVER_ONLY, admin: HIDDEN },
    { name: 'crop', type: 'json', access: SERVER_ONLY, admin: HIDDEN },
    panelPlace('usage'),
    panel(
      'picture_origin',
      { en: 'Original', de: 'Original' },
      '/content/media/admin/picture-origin.tsx#PictureOrigin',
    ),
    panelPlace('translation_state'),
  ],
};
