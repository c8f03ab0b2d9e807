import type { Operator } from '../../rules';
import { digestOf } from '../digest';
import type { Report } from '../diagnostic';
import { placeAtOffset } from '../source/place-of';
import { isOperator, type Misfit } from './operator-shape';
import { operatorFile, type OwnModule, type OwnModules } from './own-module';
import { tryOperator } from './try-operator';

/** An operator of the journey's own, and where it comes from. */
export interface OwnOperator {
  readonly operator: Operator;
  /** Path from the folder of the configuration. */
  readonly path: string;
  /** Name under which the file exports it. */
  readonly exported: string;
  /** Of the file's text. */
  readonly digest: string;
}

/** The operators that the journey's folder holds, by name; what is wrong with a file is said at its place. */
export function readOperators(
  files: ReadonlyMap<string, string>,
  modules: OwnModules,
  report: Report,
): ReadonlyMap<string, OwnOperator> {
  const found = new Map<string, OwnOperator>();
  for (const [path, text] of files) {
    if (!/^operators\/[^/]+\.js$/.test(path)) continue;
    const refuse = (misfit: Misfit): void => refuseAt(path, text, misfit, report);
    const [, name] = operatorFile.exec(path) ?? [];
    if (name === undefined) {
      refuse(misnamed);
      continue;
    }
    const exported = onlyExport(text, modules.get(path), refuse);
    if (exported === null) continue;
    const [as, operator] = exported;
    if (!isOperator(operator, refuse)) continue;
    const misfit = tryOperator(operator);
    if (misfit !== null) refuse(misfit);
    else found.set(name, { operator, path, exported: as, digest: digestOf(text) });
  }
  return found;
}

const misnamed: Misfit = {
  key: null,
  message: 'This is no name of an operator of a journey’s own.',
  help: 'call the file operators/x-name.js, as rules name it: `x-`, a small letter, then letters and digits',
};

/** The one thing that a file exports, with its name. */
function onlyExport(
  text: string,
  module: OwnModule | undefined,
  refuse: (misfit: Misfit) => void,
): readonly [string, unknown] | null {
  const say = (message: string, help: string): null => {
    refuse({ key: null, message, help });
    return null;
  };
  // The page and the command line take the file alone.
  if (/^\s*import\b/m.test(text))
    return say('An operator’s file imports nothing.', 'write in it all that it needs');
  if (module === undefined)
    return say('This file was not loaded.', 'hand its module to the compiler');
  if ('failure' in module)
    return say(`This file cannot be loaded: ${module.failure}.`, 'it is a plain ES module');
  const [only, ...others] = Object.entries(module.exports);
  if (only === undefined || others.length > 0)
    return say(
      `An operator’s file exports one operator, and this exports ${others.length + (only === undefined ? 0 : 1)} things.`,
      'export const name = { takes, gives, nothing, says, run };',
    );
  return only;
}

/** At the key that is meant, else at what the file exports. */
function refuseAt(path: string, text: string, misfit: Misfit, report: Report): void {
  const { key, message, help } = misfit;
  const after = /^export\b[^=\n]*/m.exec(text);
  const start = after?.index ?? 0;
  const named =
    key === null ? null : new RegExp(`\\b${key}\\b(?=\\s*[:(,])`).exec(text.slice(start));
  const [offset, length] =
    named === null
      ? [start, Math.max(1, after?.[0].trimEnd().length ?? 1)]
      : [start + named.index, named[0].length];
  report.addDiagnostic({
    code: 'JC108',
    severity: 'error',
    message,
    ...placeAtOffset({ path, text }, offset, length, []),
    help,
    also: [],
  });
}
