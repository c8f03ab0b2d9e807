import { rootOf } from '../../rules';
import type { Context } from '../context';
import { defaultWords } from '../defaults/default-words';
import { didYouMean } from '../diagnostic';
import { entries } from '../source';
import { folderName, type Sources } from '../symbols';

/** What the page itself says has names that it knows: another name with their beginning is asked for by nobody. */
export function checkPageTexts({ journey, texts }: Sources, { report }: Context): void {
  const { locale } = journey.value;
  const names = Object.keys(defaultWords(locale)?.value.texts ?? {});
  const beginnings = new Set(names.map(rootOf));
  for (const file of texts) {
    if (folderName(file.file.path) !== locale) continue;
    for (const [name, at] of entries(file.at('texts'))) {
      if (names.includes(name) || !beginnings.has(rootOf(name))) continue;
      report.add('JC519', at, `The page asks for no text \`${name}\`.`, {
        key: true,
        severity: 'warning',
        help: didYouMean(name, names) ?? 'remove it',
      });
    }
  }
}
