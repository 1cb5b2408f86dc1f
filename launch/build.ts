import path from 'node:path';
import { folders } from './folders.ts';
import { runCommand } from './run-command.ts';
import { whenStale } from './stale.ts';
import { step } from './step.ts';

function buildSite(): Promise<boolean> {
  const inputs = [
    folders.contract,
    path.join(folders.site, 'server', 'http', 'compress.ts'),
    path.join(folders.site, 'server', 'static-files', 'file-types.ts'),
    ...[
      'app',
      'public',
      'vite.config.ts',
      'brand-tokens.ts',
      'class-names.ts',
      'compress-assets.ts',
      'layer-order.ts',
      'react-router.config.ts',
      'package.json',
    ].map((name) => path.join(folders.site, name)),
  ];
  return whenStale(path.join(folders.site, 'build'), inputs, () =>
    step('Building the site', () =>
      runCommand('The build of the site', 'react-router', ['build'], {
        cwd: folders.site,
        env: { NODE_ENV: 'production' },
      }),
    ),
  );
}

function buildCms(): Promise<boolean> {
  return whenStale(path.join(folders.cms, '.next'), [folders.contract, folders.cms], () =>
    step('Building the CMS', () => runCommand('The build of the CMS', 'npm', ['run', 'build'], { cwd: folders.cms })),
  );
}

/** Builds what is stale; the CMS only where it is needed. */
export async function build({ cms = true }: { readonly cms?: boolean } = {}): Promise<void> {
  await buildSite();
  if (cms) await buildCms();
}
