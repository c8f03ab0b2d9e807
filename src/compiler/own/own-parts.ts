import type { CompiledNeeds } from '../../journey';
import { addOperators, operatorOf } from '../../rules';
import type { Report } from '../diagnostic';
import { isOwnName, type OwnModules } from './own-module';
import { readOperators, type OwnOperator } from './read-operators';
import type { OwnWidget } from '../widgets/read-widgets';

/** What a journey's own folder adds to the language, by name. */
export interface OwnParts {
  readonly operators: ReadonlyMap<string, OwnOperator>;
  readonly widgets: ReadonlyMap<string, OwnWidget>;
  /** Names that the journey uses. */
  readonly used: Set<string>;
}

/** Reads the operators, and makes them known to whatever reads a rule in this process. */
export function readOwnOperators(
  files: ReadonlyMap<string, string>,
  modules: OwnModules,
  report: Report,
): ReadonlyMap<string, OwnOperator> {
  const operators = readOperators(files, modules, report);
  addOperators(
    Object.fromEntries([...operators].map(([name, { operator }]) => [name, operator] as const)),
  );
  return operators;
}

/** Whether rules of this journey may use it; what another journey of this process defines is not meant. */
export const isKnownOperator = (name: string, { operators }: OwnParts): boolean =>
  isOwnName(name) ? operators.has(name) : operatorOf(name) !== undefined;

/** Code of the journey's own that is used: what it defines, and where. */
export interface OwnCode {
  readonly kind: 'operator' | 'widget';
  readonly name: string;
  /** Path from the folder of the configuration. */
  readonly path: string;
  /** Name under which the file exports it. */
  readonly exported: string;
  /** Of a widget: what stands around it. */
  readonly frame?: string;
}

export const codeOf = (own: OwnParts): readonly OwnCode[] => [
  ...usedOf(own.operators, own).map(([name, { path, exported }]): OwnCode => ({
    kind: 'operator',
    name,
    path,
    exported,
  })),
  ...usedOf(own.widgets, own).map(([name, { path, frame }]): OwnCode => ({
    kind: 'widget',
    name,
    path,
    exported: 'Widget',
    frame,
  })),
];

/** What who runs the journey must have. */
export function needsOf(own: OwnParts): { readonly needs?: CompiledNeeds } {
  const needed = usedOf(own.operators, own).map(([name, { digest }]) => [name, digest] as const);
  return needed.length === 0 ? {} : { needs: { operators: Object.fromEntries(needed) } };
}

const usedOf = <T>(
  parts: ReadonlyMap<string, T>,
  { used }: OwnParts,
): readonly (readonly [string, T])[] => [...parts].filter(([name]) => used.has(name));
