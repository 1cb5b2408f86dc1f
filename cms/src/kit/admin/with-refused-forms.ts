import type { Config } from 'payload';
import { withFormPart } from './with-form-part.ts';

/** Payload plugin: a refused save leads to the first field in error. */
export function withRefusedForms(config: Config): Config {
  return withFormPart(config, '/kit/admin/refused-form.tsx#RefusedForm');
}
