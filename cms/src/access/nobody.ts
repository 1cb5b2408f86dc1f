import type { Access } from 'payload';

/** What only the server itself does, never a request. */
export const nobody: Access = () => false;
