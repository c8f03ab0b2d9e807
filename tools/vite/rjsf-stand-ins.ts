import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import standIns from '../../src/ui/form/rjsf/stand-ins/stand-ins.json' with { type: 'json' };

const placeOf = (file: string): string =>
  fileURLToPath(new URL(`../../src/ui/form/rjsf/stand-ins/${file}`, import.meta.url));

/** What RJSF brings along and no journey uses: Markdown, URIs, merging of schemas, and its own look. */
export const rjsfStandIns = Object.entries(standIns.files).map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: placeOf(file),
}));

const files = new Map(Object.entries(standIns.files));

/** The same for RJSF alone, where others beside it need what it brings along. */
export const rjsfStandInsPlugin = (): Plugin => ({
  name: 'changeover:rjsf-stand-ins',
  enforce: 'pre',
  resolveId(id, importer) {
    const file = importer?.includes('/node_modules/@rjsf/') === true ? files.get(id) : undefined;
    return file === undefined ? null : placeOf(file);
  },
});
