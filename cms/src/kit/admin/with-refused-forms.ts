import { definePlugin } from '../plugins/define-plugin.ts';

/** Payload plugin: a refused save leads to the first field in error. */
export const withRefusedForms = definePlugin({
  additions: [{ controls: '/kit/admin/refused-form.tsx#RefusedForm' }],
});
