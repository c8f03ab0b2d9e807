import { normalizePath, type Plugin } from 'vite';
import rules from '../../tools/parts/licences.json';
import { noticesOf } from '../../tools/parts/licence-texts';
import { readParts } from '../../tools/parts/read-packages';

/** Puts the notices of what others wrote, and stands in the code itself, beside it. */
export const noticesPlugin = (root: string): Plugin => ({
  name: 'changeover:notices',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? file.moduleIds : [],
    );
    const isOf = (id: string, folder: string): boolean =>
      id.startsWith(folder) && !id.slice(folder.length).includes('node_modules/');
    const parts = readParts(root).parts.filter(({ place }) =>
      modules.some((id) => isOf(id, `${normalizePath(root)}/${place}/`)),
    );
    this.emitFile({
      type: 'asset',
      fileName: 'NOTICES.txt',
      source: noticesOf(root, parts, rules),
    });
  },
});
