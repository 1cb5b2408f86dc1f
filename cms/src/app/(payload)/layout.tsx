import '@payloadcms/next/css';
import '#cms/kit/admin/admin.css';
import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { headers } from 'next/headers';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { checkCall } from '#cms/kit/access/server-functions.ts';
import { getProcessPayload as startedPayload } from '#cms/schema/process-payload.ts';
import { importMap } from './admin/importMap.js';

const serverFunction: ServerFunctionClient = async (asked) => {
  'use server';
  const payload = await startedPayload();
  const { user } = await payload.auth({ headers: await headers() });
  const allowed = await checkCall(payload, user, asked);
  return 'call' in allowed ? handleServerFunctions({ ...allowed.call, config, importMap }) : allowed.refused;
};

/** The admin's document. */
export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
