'use client';

import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { LocalText } from '@kontorwerk/contract/languages';
import { SelectInput, useConfig, useField, useTranslation } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { getJson } from '#cms/kit/admin/cms-requests.ts';

const HINT: LocalText = {
  en: 'Offices are added under “Site settings”.',
  de: 'Standorte kommen unter „Einstellungen der Website“ hinzu.',
};

const settings = v.object({ offices: v.array(v.object({ code: v.string(), city: v.nullish(v.string()) })) });
type Offices = v.InferOutput<typeof settings>['offices'];

async function officesAt(api: string, language: string): Promise<Offices> {
  const found = await getJson(`${api}/globals/site-settings?depth=0&locale=${language}`, settings);
  return found?.offices ?? [];
}

/** A select field with the offices of the site settings. */
export function OfficeSelect({ field, path, readOnly = false }: TextFieldClientProps) {
  const { config } = useConfig();
  const reader = readerLanguage(useTranslation().i18n);
  const { value, setValue, showError, disabled } = useField<string | string[]>({ path });
  const [offices, setOffices] = useState<Offices>([]);

  useEffect(() => {
    let isGone = false;
    officesAt(config.routes.api, reader).then((found) => {
      if (!isGone) setOffices(found);
    });
    return () => {
      isGone = true;
    };
  }, [config.routes.api, reader]);

  const chosen: readonly string[] = Array.isArray(value) ? value : value ? [value] : [];
  const known = offices.map(({ code, city }) => ({ value: code, label: city ? `${city} (${code})` : code }));
  // A deleted office is still shown, so that it can be removed from the selection.
  const gone = chosen.filter((code) => !offices.some((one) => one.code === code));
  return (
    <SelectInput
      path={path}
      name={path}
      {...(field.label !== undefined && { label: field.label })}
      {...(field.hasMany && { hasMany: true })}
      required={field.required ?? false}
      description={HINT[reader]}
      options={[...known, ...gone.map((code) => ({ value: code, label: code }))]}
      value={field.hasMany ? [...chosen] : (chosen[0] ?? '')}
      readOnly={readOnly || disabled}
      showError={showError}
      onChange={(option: unknown) => {
        const options: readonly unknown[] = Array.isArray(option) ? option : [option];
        const codes = options.flatMap((one) => (isRecord(one) && typeof one.value === 'string' ? [one.value] : []));
        setValue(field.hasMany ? codes : (codes[0] ?? null));
      }}
    />
  );
}
