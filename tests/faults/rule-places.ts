import type { Json, JsonObject } from '../../src/engine';
import type { FaultClass } from './fault';
import { isList, isObject, pointer, valueAt, type Path } from './places';
import { kindOf, type Source } from './source';

export const operators = new Set(
  'var === !== ! and or if in < <= > >= + - * / isAnswered firstWhere sum startsWith lookupStatus yearsSince cat ceil'.split(
    ' ',
  ),
);
export const conditions = new Set(
  'when relevant visible assert okWhen stopWhen doneWhen that disabled unavailable keep'.split(' '),
);

export interface Rule {
  readonly file: string;
  readonly path: Path;
  readonly rule: JsonObject;
  readonly operator: string;
  readonly operands: readonly Json[];
}

export const rulesOf = (source: Source): readonly Rule[] =>
  source.places.flatMap(({ file, path, value }) => {
    if (!isObject(value) || kindOf(file) === 'brand') return [];
    const [operator = '', ...others] = Object.keys(value);
    if (others.length > 0 || !operators.has(operator) || path.includes('schema')) return [];
    const operand = value[operator] ?? null;
    return [{ file, path, rule: value, operator, operands: isList(operand) ? operand : [operand] }];
  });
export const isCondition = ({ path }: Rule): boolean => conditions.has(String(path.at(-1)));
export const isComparison = ({ operator }: Rule): boolean =>
  operator === '===' || operator === '!==';
export const pathRead = (operand: Json | undefined): string | null =>
  isObject(operand) && typeof operand['var'] === 'string' ? operand['var'] : null;

/** The one number that a household types in, so that it may be missing. */
export const numberField = (source: Source, file: string): string | undefined =>
  (
    source.fields.find((field) => field.file === file && /integer|number/.test(field.type)) ??
    source.fields.find(({ type }) => /integer|number/.test(type))
  )?.at;
/** A rule that names the path may be its guard. */
export const isUnguarded = ({ rule }: Rule, path: string | undefined): boolean =>
  path !== undefined && !JSON.stringify(rule).includes(path);
export const textField = (source: Source, file: string): string | undefined =>
  (
    source.fields.find((field) => field.file === file && field.type === 'string') ??
    source.fields.find(({ type }) => type === 'string')
  )?.at;
/** A fact that is one of some texts. */
export const namedValue = (source: Source): string | undefined =>
  source.facts.find(({ file, name }) => {
    const branches = valueAt(source.documents.get(file), ['facts', name, 'rule', 'if']);
    return (
      isList(branches) &&
      branches.every(
        (branch, index) =>
          (index % 2 === 0 && index < branches.length - 1) || typeof branch === 'string',
      )
    );
  })?.name;
export const typeOf = (source: Source, at: string | null): string | undefined =>
  source.fields.find((field) => field.at === at)?.type;
export const readInAnswers = ({ file }: Rule): boolean =>
  ['section', 'variant', 'step', 'bundle'].includes(kindOf(file) ?? '');

/** A class that puts another rule in a rule's place. */
export const replaced = (
  name: string,
  fits: (rule: Rule, source: Source) => boolean,
  change: (rule: Rule, source: Source) => Json,
  says: string,
): FaultClass => ({
  name,
  group: 'other',
  candidates: (source) =>
    rulesOf(source)
      .filter((rule) => fits(rule, source))
      .map((rule) =>
        source.edit(rule.file, rule.path, change(rule, source), `${pointer(rule.path)}: ${says}`),
      ),
});
