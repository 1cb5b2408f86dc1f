import '@payloadcms/next/css';
import '#cms/kit/admin/admin.css';
import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { failWhileSilent, refuseSilence } from '#cms/app/database-silence.ts';
import { checkCall, refuseClientFaults } from '#cms/kit/access/server-functions.ts';
import { signedInUser } from '#cms/kit/access/signed-in-user.ts';
import { languageOf } from '#cms/kit/http/request-language.ts';
import { getProcessPayload } from '#cms/schema/process-payload.ts';
import { importMap } from './admin/importMap.js';

async function answer(call: Parameters<ServerFunctionClient>[0]): Promise<unknown> {
  const payload = await getProcessPayload();
  const requestHeaders = await headers();
  const caller = { user: await signedInUser(payload, requestHeaders), language: languageOf(requestHeaders) };
  const allowed = await checkCall(payload, caller, call);
  // A rejection closes the admin's drawer.
  if ('isMissing' in allowed) notFound();
  if ('refused' in allowed) return allowed.refused;
  return refuseClientFaults(handleServerFunctions({ ...allowed.call, config, importMap }));
}

const serverFunction: ServerFunctionClient = async (call) => {
  'use server';
  return failWhileSilent(answer(call));
};

/** The admin's document. */
export default async function Layout({ children }: { readonly children: ReactNode }) {
  await refuseSilence();
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
