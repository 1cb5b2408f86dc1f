import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { folders } from '../../launch/folders.ts';
import { PAGE, settingsPage } from './settings-page.ts';

/*
 * Writes docs/settings.md from the schemas of settings:
 *
 *     node tools/settings/write-settings.ts
 */
writeFileSync(path.join(folders.root, PAGE), settingsPage());
