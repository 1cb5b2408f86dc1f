import { cloudStoragePlugin } from '@payloadcms/plugin-cloud-storage';
import type { Adapter } from '@payloadcms/plugin-cloud-storage/types';
import type { Config, Field } from 'payload';
import { files } from './files.ts';
import { RESUMES, UPLOADS } from './folders.ts';

/** Makes Payload keep the files of a collection's documents in the CMS's file store. */
function storeIn(folder: string): Adapter {
  const keyOf = (name: string) => `${folder}/${name}`;
  return () => ({
    name: 'files',
    handleUpload: ({ file }) => files.write(keyOf(file.filename), file.buffer),
    handleDelete: ({ filename }) => files.remove(keyOf(filename)),
    // Both collections serve their files with their own endpoints.
    staticHandler: () => new Response(null, { status: 404 }),
  });
}

const withStore = cloudStoragePlugin({
  collections: { media: { adapter: storeIn(UPLOADS) }, resumes: { adapter: storeIn(RESUMES) } },
});

/** Whether a field is the plugin's column that is needed only if browsers upload to the store directly. */
function isForBrowsers(field: Field): boolean {
  return 'name' in field && field.name === '_objectKey';
}

/** Makes Payload keep files in the same store as the CMS. */
export async function withFileStore(config: Config): Promise<Config> {
  const { collections = [], ...rest } = await withStore(config);
  return {
    ...rest,
    collections: collections.map((collection) => ({
      ...collection,
      fields: collection.fields.filter((field) => !isForBrowsers(field)),
    })),
  };
}
