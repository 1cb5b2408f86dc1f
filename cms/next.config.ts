import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const config: NextConfig = {
  // Next's own search skips a root that is a home directory, as a service user's may be.
  turbopack: { root: path.join(import.meta.dirname, '..') },
  // These ship as TypeScript source.
  transpilePackages: ['@kontorwerk/contract', '@kontorwerk/runtime'],
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
    // The API instance that sends Next's own spans must be the one that creates them.
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
    // Payload's own instance: patches would miss a bundled copy.
    'busboy',
    'file-type',
    'nodemailer',
    'pino',
    'pino-pretty',
    'prom-client',
    'valibot',
  ],
  experimental: {
    // The server's own code stays legible in the traces of errors.
    turbopackMinify: { server: false, client: true },
    turbopackSourceMaps: false,
    turbopackFileSystemCacheForBuild: false,
  },
  logging: false,
};

/**
 * Next's configuration with Payload's, whose headers apply to the admin only, not to the wire, uploads and health
 * checks.
 */
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
