import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const config: NextConfig = {
  // Left to look for it, Next passes over a root that is somebody's home, as that of the user of a service may be.
  turbopack: { root: path.join(import.meta.dirname, '..') },
  // The contract is TypeScript as it stands.
  transpilePackages: ['@kontorwerk/contract'],
  // `npm test` checks types, once for everything.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // The site's server compresses; here it would only hold back the change stream.
  compress: false,
  images: { unoptimized: true },
  // Left to Node instead of being bundled: they make up most of what a build would have to read and write.
  serverExternalPackages: [
    '@aws-sdk/client-s3',
    '@libsql/client',
    // Next has spans of its own made by the same one that has them sent.
    '@opentelemetry/api',
    '@opentelemetry/context-async-hooks',
    '@opentelemetry/core',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace',
    '@redis/client',
    'pg',
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/db-sqlite',
    '@payloadcms/drizzle',
    '@payloadcms/email-nodemailer',
    '@payloadcms/plugin-cloud-storage',
    // The same one that Payload has: what is done to it would be done to a copy.
    'busboy',
    'file-type',
    'nodemailer',
    'pino',
    'pino-pretty',
    'prom-client',
    'valibot',
  ],
  experimental: {
    turbopackMinify: false,
    turbopackSourceMaps: false,
    turbopackFileSystemCacheForBuild: false,
  },
  logging: false,
};

/** Next's configuration with Payload's, whose headers are for the admin and not for the wire, uploads and checks. */
export default {
  ...withPayload(config),
  headers: async () => [
    {
      source: '/admin/:path*',
      headers: [
        { key: 'Accept-CH', value: 'Sec-CH-Prefers-Color-Scheme' },
        { key: 'Critical-CH', value: 'Sec-CH-Prefers-Color-Scheme' },
        { key: 'Vary', value: 'Sec-CH-Prefers-Color-Scheme' },
        { key: 'X-Frame-Options', value: 'DENY' },
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
      ],
    },
  ],
} satisfies NextConfig;
