import type { Explanation, FactTrace, Finding, Trace } from '../explanation';
import { nameUnder } from '../../rules';
import type { Line } from './line';
import { whereWords } from './where-words';

/** An explanation as lines, indented by what follows from what. Each fact is explained once. */
export function linesOf(explanation: Explanation): readonly Line[] {
  const { kind, name, title, origin, findings, facts } = explanation;
  const lines: Line[] = [];
  const told = new Set<string>();
  const add = (line: Partial<Line> & Pick<Line, 'indent' | 'text'>): void => {
    lines.push({ mark: null, values: '', where: '', strong: false, ...line });
  };

  const tellFinding = (found: Finding, indent: number): void => {
    const { about, holds, says, rule, beneath } = found;
    add({
      indent,
      mark: holds === null ? null : holds ? 'yes' : 'no',
      text: says.startsWith(about) || says.startsWith(`not ${about}`) ? says : `${about}: ${says}`,
      where: whereWords(found.origin),
      strong: indent === 1,
    });
    if (rule !== null) tellRule(rule, indent + 1);
    for (const inner of beneath) tellFinding(inner, indent + 1);
  };

  const tellRule = (rule: Trace, indent: number): void => {
    const heading = headings[rule.kind];
    const role = rule.role === null ? '' : `${rule.role} `;
    add({
      indent,
      mark: markOf(rule),
      text: `${role}${heading ?? rule.words}`,
      values: rule.state === 'skipped' ? 'not looked at' : rule.reads.map(readWords).join(', '),
      where: '',
    });
    if (rule.state === 'skipped') return;
    for (const part of rule.parts) tellRule(part, indent + 1);
    for (const { path } of rule.reads) tellFact(path, indent + 1);
  };

  const tellFact = (path: string, indent: number): void => {
    const fact = nameUnder('facts', path);
    const found: FactTrace | undefined = fact === null ? undefined : facts[fact];
    if (fact === null || found === undefined || told.has(fact)) return;
    told.add(fact);
    add({ indent, text: `facts.${fact} comes from`, where: whereWords(found.origin) });
    tellRule(found.rule, indent + 1);
  };

  const words = title === '' || title === name ? '' : ` “${title}”`;
  add({ indent: 0, text: `${kind} ${name}${words}`, where: whereWords(origin), strong: true });
  for (const found of findings) tellFinding(found, 1);
  return lines;
}

const headings: Readonly<Partial<Record<Trace['kind'], string>>> = {
  all: 'all of',
  any: 'any of',
  none: 'not so, that',
  choice: 'the first that holds of',
};

function markOf({ state, value }: Trace): Line['mark'] {
  if (state === 'skipped') return 'skipped';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : null;
}

const readWords = ({ path, words }: Trace['reads'][number]): string => `${path} = ${words}`;
