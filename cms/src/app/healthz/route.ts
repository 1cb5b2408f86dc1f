import { payload } from '#cms/payload.ts';

export const dynamic = 'force-dynamic';

/** Answers 200 when the database answers. */
export async function GET(): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  try {
    const { db } = await payload();
    await db.findGlobal({ slug: 'site-settings' });
    return new Response('ok\n', { headers });
  } catch (error) {
    console.error('The database does not answer:', error);
    return new Response('database unavailable\n', { status: 503, headers });
  }
}
