import { asFile, withItem } from '../edit-json';
import {
  camelOf,
  kebabOf,
  refuseTaken,
  requireName,
  requireOption,
  requirePlace,
  schemaFor,
  twoParts,
  valueOf,
  type Addition,
  type Asked,
} from './addition';

/** A section of a step that is there, behind the one that is named, or as the last one. */
export function addSection(asked: Asked): Addition {
  const { files, option } = asked;
  const [step, name] = twoParts(asked.name, 'step.section, such as apply.payment');
  const steps = new Map(
    [...files.keys()].flatMap((path) => {
      const folder = /^steps\/([^/]+)\/step\.json$/.exec(path)?.[1];
      return folder === undefined ? [] : [[camelOf(folder), folder]];
    }),
  );
  requirePlace('step', step, [...steps.keys()]);
  requireName(name, 'camel');
  const folder = steps.get(step) ?? '';
  const path = `steps/${folder}/${kebabOf(name)}.json`;
  for (const each of files.keys())
    if (/^steps\//.test(each) && valueOf(files, each)['id'] === name)
      refuseTaken('section', name, each);
  const above = `steps/${folder}/step.json`;
  const { sections } = valueOf(files, above);
  const others = Array.isArray(sections) ? sections.map(String) : [];
  const after = option('after');
  if (after !== null) requirePlace('section to stand behind', kebabOf(after), others);
  const title = requireOption(asked, 'title', '"How would you like to pay?"');
  const section = { ...schemaFor(files, path, 'section'), id: name, title, at: name, fields: {} };
  const text = files.get(above) ?? '';
  return {
    files: new Map([
      [path, asFile(section)],
      [above, withItem(text, ['sections'], kebabOf(name), after === null ? null : kebabOf(after))],
    ]),
    changed: [path, `${above}: sections`],
    left: [
      `its questions: journey add question ${name}.<question> --title "…"`,
      '`name`, its short name, and `summary`, its line when it is folded',
    ],
  };
}
