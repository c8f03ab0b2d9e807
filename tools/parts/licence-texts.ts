import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { purposeOf } from './bill-of-materials';
import { licenceOf, type LicenceRules } from './judge-licences';
import type { Part, PartsList } from './read-packages';

const NOTICE = /^(licen[cs]e|copying|notice)/i;

/** The notices that have to go with whatever is delivered: each package's own words, in the order of names. */
export function licenceTexts(root: string, { parts }: PartsList, rules: LicenceRules): string {
  return noticesOf(
    root,
    parts.filter((part) => purposeOf(part) === 'run-time'),
    rules,
  );
}

/** The same of these packages alone. */
export function noticesOf(root: string, parts: readonly Part[], rules: LicenceRules): string {
  const delivered = parts.toSorted((a, b) => (a.place < b.place ? -1 : 1));
  const seen = new Set<string>();
  return delivered
    .flatMap((part) => {
      const title = `${part.name} ${part.version}: ${licenceOf(part, rules) ?? 'no licence'}`;
      if (seen.has(title)) return [];
      seen.add(title);
      return [
        [title, '='.repeat(title.length), '', ...textsIn(join(root, part.place)), ''].join('\n'),
      ];
    })
    .join('\n');
}

function textsIn(folder: string): readonly string[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => NOTICE.test(name)) : [];
  if (files.length === 0) return ['(The package brings no text of its own along.)'];
  return files.sort().map((name) => readFileSync(join(folder, name), 'utf8').trim());
}
