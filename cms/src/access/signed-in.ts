import type { Access } from 'payload';

/** Who works with the CMS. Visitors read by the wire alone, which says only what the site shows. */
export const signedIn: Access = ({ req }) => req.user !== null && req.user !== undefined;
