import { cloudStoragePlugin } from '@payloadcms/plugin-cloud-storage';
import type { Adapter } from '@payloadcms/plugin-cloud-storage/types';
import type { Config, Field } from 'payload';
import { files } from './files.ts';
import { RESUMES, UPLOADS } from './folders.ts';

/** Has Payload keep the files of a collection's documents where the CMS keeps its own. */
function keptIn(folder: string): Adapter {
  const keyOf = (name: string) => `${folder}/${name}`;
  return () => ({
    name: 'files',
    handleUpload: ({ file }) => files.write(keyOf(file.filename), file.buffer),
    handleDelete: ({ filename }) => files.remove(keyOf(filename)),
    // Both collections hand their files out themselves.
    staticHandler: () => new Response(null, { status: 404 }),
  });
}

const withStore = cloudStoragePlugin({
  collections: { media: { adapter: keptIn(UPLOADS) }, resumes: { adapter: keptIn(RESUMES) } },
});

/** A column that the plugin needs only where browsers send files to the store themselves. */
function isForBrowsers(field: Field): boolean {
  return 'name' in field && field.name === '_objectKey';
}

/** Has Payload keep files in the same place as the CMS itself, whatever place that is. */
export async function withFiles(config: Config): Promise<Config> {
  const { collections = [], ...rest } = await withStore(config);
  return {
    ...rest,
    collections: collections.map((collection) => ({
      ...collection,
      fields: collection.fields.filter((field) => !isForBrowsers(field)),
    })),
  };
}
