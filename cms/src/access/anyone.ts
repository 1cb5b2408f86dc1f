import type { Access } from 'payload';

/** Public: the site shows it to every visitor. */
export const anyone: Access = () => true;
