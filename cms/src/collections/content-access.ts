import type { CollectionConfig } from 'payload';
import { anyone } from '../access/anyone.ts';
import { editors } from '../access/editors.ts';
import { publishedOrEditors } from '../access/published-or-editors.ts';

type CollectionAccess = NonNullable<CollectionConfig['access']>;

const written: CollectionAccess = { create: editors, update: editors, delete: editors, unlock: editors };

/** Editors write it, everybody reads it. */
export const publicAccess: CollectionAccess = { ...written, read: anyone };

/** Editors write it, everybody reads what is published. */
export const publishedAccess: CollectionAccess = { ...written, read: publishedOrEditors, readVersions: editors };
