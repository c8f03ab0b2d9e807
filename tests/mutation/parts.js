/** What was found of each part, a folder or a file of its own, and whether it is enough. */
import process from 'node:process';
import { dirname } from 'node:path';

const isFound = ({ status }) => status === 'Killed' || status === 'Timeout';
const isMissed = ({ status }) => status === 'Survived' || status === 'NoCoverage';

class Parts {
  static inject = ['options'];

  #least;

  constructor({ thresholds }) {
    this.#least = thresholds.low;
  }

  onMutationTestReportReady({ files }) {
    const parts = new Map();
    for (const [file, { mutants }] of Object.entries(files)) {
      const folder = dirname(file);
      // What stands in no folder of its own is a part by itself.
      const name = folder.split('/').length > 2 ? folder : file;
      parts.set(name, [...(parts.get(name) ?? []), ...mutants]);
    }
    for (const [name, mutants] of parts) {
      const found = mutants.filter(isFound).length;
      const played = found + mutants.filter(isMissed).length;
      if (played === 0) continue;
      const share = (100 * found) / played;
      const isEnough = share >= this.#least;
      if (!isEnough) process.exitCode = 1;
      const words = [`${share.toFixed(1)} %`, `of ${String(played)}`, name];
      if (!isEnough) words.push(`(at least ${String(this.#least)} % are to be found)`);
      process.stdout.write(`${words.join('  ')}\n`);
    }
  }
}

export const strykerPlugins = [{ kind: 'Reporter', name: 'parts', injectableClass: Parts }];
