import type { CompiledNeeds } from '../../engine';
import { addOperators, operatorOf } from '../../rules';
import type { Report } from '../diagnostic';
import { isOwnName, type OwnModules } from './own-module';
import { readOperators, type OwnOperator } from './read-operators';

/** What a journey's own folder adds to the language, by name. */
export interface OwnParts {
  readonly operators: ReadonlyMap<string, OwnOperator>;
  /** Names that the journey uses. */
  readonly used: Set<string>;
}

/** Reads them, and makes the operators known to whatever reads a rule in this process. */
export function readOwnParts(
  files: ReadonlyMap<string, string>,
  modules: OwnModules,
  report: Report,
): OwnParts {
  const operators = readOperators(files, modules, report);
  addOperators(
    Object.fromEntries([...operators].map(([name, { operator }]) => [name, operator] as const)),
  );
  return { operators, used: new Set() };
}

/** Whether rules of this journey may use it; what another journey of this process defines is not meant. */
export const isKnownOperator = (name: string, { operators }: OwnParts): boolean =>
  isOwnName(name) ? operators.has(name) : operatorOf(name) !== undefined;

/** Code of the journey's own that is used: what it defines, and where. */
export interface OwnCode {
  readonly kind: 'operator';
  readonly name: string;
  /** Path from the folder of the configuration. */
  readonly path: string;
  /** Name under which the file exports it. */
  readonly exported: string;
}

export const codeOf = (own: OwnParts): readonly OwnCode[] =>
  usedOperators(own).map(([name, { path, exported }]) => ({
    kind: 'operator',
    name,
    path,
    exported,
  }));

/** What who runs the journey must have. */
export function needsOf(own: OwnParts): { readonly needs?: CompiledNeeds } {
  const needed = usedOperators(own).map(([name, { digest }]) => [name, digest] as const);
  return needed.length === 0 ? {} : { needs: { operators: Object.fromEntries(needed) } };
}

const usedOperators = ({
  operators,
  used,
}: OwnParts): readonly (readonly [string, OwnOperator])[] =>
  [...operators].filter(([name]) => used.has(name));
