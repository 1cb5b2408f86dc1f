import type { Config } from 'payload';
import { withFormPart } from '../admin/with-form-part.ts';

const UNSAVED_FORM = '/kit/unsaved/unsaved-form.tsx#UnsavedForm';
const UNSAVED_PROVIDER = '/kit/unsaved/unsaved-provider.tsx#UnsavedProvider';

/** Payload plugin: all forms keep unsaved input while the connection or the session is lost. */
export function withUnsaved(config: Config): Config {
  const components = config.admin?.components;
  const providers = [...(components?.providers ?? []), UNSAVED_PROVIDER];
  return withFormPart(
    { ...config, admin: { ...config.admin, components: { ...components, providers } } },
    UNSAVED_FORM,
  );
}
