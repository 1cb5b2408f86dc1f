'use client';

import { REDIRECT_STATUSES } from '@kontorwerk/contract/address/redirects';
import type { Language } from '@kontorwerk/contract/languages';
import { Button, CheckboxInput, useConfig, useTranslation } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { formatCount, readerLanguage } from '#cms/base/reader-language.ts';
import { readRefusal } from '#cms/kit/admin/cms-requests.ts';
import { OUTCOMES } from '../outcomes.ts';
import { IMPORT_TEXTS as WORDS } from './import-texts.ts';
import { type Preview, PreviewTable } from './preview-table.tsx';

const previewSchema = v.object({
  plan: v.string(),
  writes: v.number(),
  lines: v.array(
    v.object({
      line: v.number(),
      outcome: v.picklist(OUTCOMES),
      from: v.string(),
      to: v.string(),
      status: v.picklist(REDIRECT_STATUSES),
      about: v.optional(v.string()),
    }),
  ),
});
const resultSchema = v.object({ written: v.number() });

type Choices = { readonly replace: boolean; readonly unknown: boolean };

/** Sends a file to the CMS; returns the parsed answer, or an error text. */
async function postFile<S extends v.GenericSchema>(
  file: Blob,
  address: string,
  { schema, reader }: { readonly schema: S; readonly reader: Language },
): Promise<v.InferOutput<S> | string> {
  const failed = WORDS.failed[reader];
  try {
    const headers = { 'Content-Type': 'text/csv', 'Accept-Language': reader };
    const answer = await fetch(address, { method: 'POST', headers, body: file });
    if (!answer.ok) return await readRefusal(answer, failed);
    const read = v.safeParse(schema, await answer.json());
    return read.success ? read.output : failed;
  } catch {
    // The file may have been changed or moved since it was chosen.
    return failed;
  }
}

/** The form for choosing a file, previewing each line's outcome, and importing it. */
export function ImportForm() {
  const { config } = useConfig();
  const reader = readerLanguage(useTranslation().i18n);
  const [file, setFile] = useState<File>();
  const [choices, setChoices] = useState<Choices>({ replace: false, unknown: false });
  const [preview, setPreview] = useState<Preview>();
  const [said, setSaid] = useState('');
  const [isDone, setDone] = useState(false);
  const [isBusy, setBusy] = useState(false);
  /** Distinguishes late answers about an earlier choice. */
  const round = useRef(0);

  const addressOf = (asked: Choices, plan: Readonly<Record<string, string>> = {}) =>
    `${config.routes.api}/redirects/import?${new URLSearchParams({
      replace: String(asked.replace),
      unknown: String(asked.unknown),
      ...plan,
    })}`;

  async function look(chosen: File | undefined, asked: Choices): Promise<void> {
    round.current += 1;
    const { current } = round;
    setFile(chosen);
    setChoices(asked);
    setPreview(undefined);
    setDone(false);
    setSaid(chosen ? WORDS.looking[reader] : '');
    if (!chosen) return;
    const answer = await postFile(chosen, addressOf(asked), { schema: previewSchema, reader });
    if (current !== round.current) return;
    if (typeof answer === 'string') return setSaid(answer);
    const { writes, lines } = answer;
    const summary = formatCount(writes === lines.length ? WORDS.summary_all : WORDS.summary, writes, reader);
    setSaid(writes === 0 ? WORDS.nothing[reader] : summary.replace('{lines}', `${lines.length}`));
    setPreview(answer);
  }

  async function write(plan: string): Promise<void> {
    if (!file || isBusy) return;
    setBusy(true);
    const answer = await postFile(file, addressOf(choices, { plan }), { schema: resultSchema, reader });
    setBusy(false);
    setDone(typeof answer !== 'string');
    setSaid(typeof answer === 'string' ? answer : formatCount(WORDS.written, answer.written, reader));
    // The preview is outdated, whether it was written or refused.
    setPreview(undefined);
  }

  return (
    <div className="redirects-import">
      <label className="redirects-import__file">
        <span>{WORDS.file[reader]}</span>
        <input
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          aria-describedby="redirects-import-example"
          onChange={({ target }) => void look(target.files?.[0], choices)}
        />
        <small id="redirects-import-example">{WORDS.example[reader]}</small>
      </label>
      <CheckboxInput
        id="redirects-replace"
        name="replace"
        label={WORDS.replace[reader]}
        checked={choices.replace}
        onToggle={({ target }) => void look(file, { ...choices, replace: target.checked })}
      />
      <CheckboxInput
        id="redirects-unknown"
        name="unknown"
        label={WORDS.unknown[reader]}
        checked={choices.unknown}
        onToggle={({ target }) => void look(file, { ...choices, unknown: target.checked })}
      />
      <p role="status">
        {said} {isDone ? <a href={`${config.routes.admin}/collections/redirects`}>{WORDS.to_list[reader]}</a> : null}
      </p>
      {preview && preview.writes > 0 ? (
        <Button disabled={isBusy} onClick={() => void write(preview.plan)}>
          {formatCount(WORDS.write, preview.writes, reader)}
        </Button>
      ) : null}
      {preview ? <PreviewTable key={preview.plan} preview={preview} reader={reader} /> : null}
    </div>
  );
}
