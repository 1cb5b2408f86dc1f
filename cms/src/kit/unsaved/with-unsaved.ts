import { definePlugin } from '../plugins/define-plugin.ts';

/** Payload plugin: all forms keep unsaved input while the connection or the session is lost. */
export const withUnsaved = definePlugin({
  additions: [{ controls: '/kit/unsaved/unsaved-form.tsx#UnsavedForm' }],
  providers: ['/kit/unsaved/unsaved-provider.tsx#UnsavedProvider'],
});
