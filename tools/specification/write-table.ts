import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { folders } from '../../launch/folders.ts';
import { SECTIONS } from './sections.ts';
import { PAGE, readPage, withSections } from './specification-page.ts';

/*
 * Writes the tables of docs/specification.md from the requirements in `requirements`.
 *
 *     node tools/specification/write-table.ts
 */
writeFileSync(path.join(folders.root, PAGE), withSections(readPage(), SECTIONS));
