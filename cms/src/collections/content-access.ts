import type { CollectionConfig } from 'payload';
import { editors } from '../access/editors.ts';
import { publishedOrEditors } from '../access/published-or-editors.ts';
import { signedIn } from '../access/signed-in.ts';

type CollectionAccess = NonNullable<CollectionConfig['access']>;

const written: CollectionAccess = { create: editors, update: editors, delete: editors, unlock: editors };

/** Editors write it, everybody who is signed in reads it. Visitors read by the wire. */
export const publicAccess: CollectionAccess = { ...written, read: signedIn };

/** Editors write it, everybody who is signed in reads what is published. Visitors read by the wire. */
export const publishedAccess: CollectionAccess = { ...written, read: publishedOrEditors, readVersions: editors };
