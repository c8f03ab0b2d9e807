import { createValueWords, phrasesOf, ruleWords, spelled } from '../../explain';
import {
  allOf,
  type CompiledText,
  type Origins,
  type CompiledJourney,
  type Part,
} from '../../journey';
import { operationOf, rootOf, type Rule } from '../../rules';
import type { CoverageGoal } from '../../scenarios';

/** What a goal shows, in a sentence without a path where the journey has a title for it. */
export type NameOf = (goal: CoverageGoal) => string;

/** A name is cut at a word after so many letters. */
const longest = 170;

export function createNames(journey: CompiledJourney, origins: Origins): NameOf {
  const values = createValueWords(journey);
  const phrases = phrasesOf(origins);
  const titles = titlesOf(journey);
  const said = (rule: Rule, holds: boolean): string =>
    withTitles(ruleWords(holds ? rule : { '!': rule }, values, phrases), titles);
  return (goal) => {
    const [site] = goal.sites;
    if (site === undefined) return '';
    const { part, way, rule } = site;
    const [key = ''] = way;
    if (goal.holds !== null && goal.part.length === 0) {
      const phrase = part.kind === 'journey' ? origins.at(site.place)?.phrase : undefined;
      if (phrase !== undefined) return cut(goal.holds ? phrase.holds : phrase.fails);
      const plain = `${subjectOf(part, way)} ${predicateOf(part, String(key), goal.holds)}`;
      const why = `${plain}, as ${said(rule, goal.holds)}`;
      return cut(why.length <= longest ? why : plain);
    }
    const operand = operandAt(rule, goal.part);
    const about = subjectOf(part, way);
    if (goal.kind === 'rule') return cut(`${about} is worked out`);
    if (operand === null) return about;
    if (operand.flow === 'case') return cut(`${about}, where ${said(operand.rule, operand.holds)}`);
    return cut(`${about}, decided by this: ${said(operand.rule, operand.holds)}`);
  };
}

const cut = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, text.lastIndexOf(' ', longest))} …`;

/** What decides a branch: an operand, or the condition of a case. */
function operandAt(rule: Rule, way: CoverageGoal['part']) {
  let at = rule;
  let found: {
    readonly rule: Rule;
    readonly holds: boolean;
    readonly flow: 'part' | 'case';
  } | null = null;
  for (let step = 0; step + 1 < way.length; step += 2) {
    const operation = operationOf(at);
    const index = Number(way[step + 1]);
    if (operation === null) return found;
    const { operator, given } = operation;
    const own = given[index] ?? null;
    if (operator === 'and') found = { rule: own, holds: false, flow: 'part' };
    else if (operator === 'or') found = { rule: own, holds: true, flow: 'part' };
    else if (index % 2 === 1) found = { rule: given[index - 1] ?? null, holds: true, flow: 'case' };
    else found = { rule: given[index - 2] ?? null, holds: false, flow: 'case' };
    at = own;
  }
  return found;
}

const quoted = (text: CompiledText | string): string => {
  const words = typeof text === 'string' ? text : plainWords(text);
  return words === '' ? '' : `“${words}”`;
};

/** Words as they are written, with … where something is filled in. */
const plainWords = (text: CompiledText): string =>
  text
    .map((part) => (typeof part === 'string' ? part : 'text' in part ? part.text : '…'))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

const spelledPath = (path: string): string => spelled(path.replaceAll('.', ' '));

function subjectOf(part: Part, way: Part['way']): string {
  switch (part.kind) {
    case 'section':
      return quoted(part.is.name) || spelled(part.is.id);
    case 'field':
      return `“${part.is.subject}”`;
    case 'option': {
      const { is: field } = part.owner.owner;
      return `${quoted(part.is.label)} of “${field.subject}”`;
    }
    case 'content':
      return `the words ${quoted(part.is.title) || quoted(part.is.text) || spelled(part.is.id)}`;
    case 'textCase':
      return `the words ${quoted(part.is.text) || 'of nothing'}`;
    case 'check': {
      const field = part.owner.is.fields.find(({ name }) => name === part.is.field);
      return `the answer to “${field?.subject ?? spelled(part.is.field)}” (${spelled(part.is.id)})`;
    }
    case 'action':
      return `the button ${quoted(part.is.label)}`;
    case 'step':
      return `the step “${part.is.name}”`;
    case 'submit':
      return `the button ${quoted(part.is.label)}`;
    case 'call':
      return `what is sent with ${spelled(part.is.id)}`;
    case 'use':
      return `the call ${spelled(part.is.call)}`;
    case 'run':
      return `“${part.is.name}”`;
    case 'opening':
      return `what ${spelledPath(part.is.path)} opens with`;
    case 'journey':
      return way[0] === 'facts' ? `the fact ${spelled(String(way[1]))}` : spelled(way.join(' '));
    case 'itemAction':
      return `the button ${spelled(part.is.id)}`;
    case 'reaction':
      return `what follows ${triggerOf(part)} in ${around(part)}`;
    default:
      return `${spelled(part.kind)} ${around(part)}`;
  }
}

function triggerOf({ is: { on } }: Part & { readonly kind: 'reaction' }): string {
  switch (on.kind) {
    case 'entered':
      return 'coming there';
    case 'pressed':
      return `pressing ${spelled(on.action)}`;
    case 'succeeded':
      return `the answer to ${spelled(on.lookup)}`;
    case 'failed':
      return `the failure of ${spelled(on.lookup)}`;
    case 'answered':
    case 'changed':
      return `another ${on.paths.map(spelledPath).join(', ')}`;
  }
}

/** What a part belongs to. */
function around(part: Part): string {
  const { owner } = part;
  if (owner === null || owner.kind === 'journey')
    return 'id' in part.is && typeof part.is.id === 'string' ? `“${spelled(part.is.id)}”` : '';
  return subjectOf(owner, []);
}

type Predicate = readonly [holds: string, fails: string];

const predicates: Readonly<Partial<Record<`${Part['kind']}.${string}`, Predicate>>> = {
  'section.relevant': ['is asked', 'is not asked'],
  'section.visible': ['is shown', 'is not shown'],
  'field.relevant': ['counts', 'does not count'],
  'field.visible': ['is shown', 'is not shown'],
  'field.required': ['must be answered', 'may stay empty'],
  'field.disabled': ['is locked', 'is not locked'],
  'option.when': ['is offered', 'is not offered'],
  'option.unavailable': ['is not to be had', 'is to be had'],
  'content.when': ['are there', 'are not there'],
  'textCase.when': ['are said', 'are not said'],
  'check.assert': ['is taken', 'is refused'],
  'action.enabled': ['is there', 'is not there'],
  'submit.when': ['is there', 'is not there'],
  'requirement.that': ['is met', 'is not met, which leads back'],
  'run.when': ['is done', 'is left out'],
  'run.okWhen': ['succeeds', 'fails'],
  'reaction.when': ['happens', 'does not happen'],
  'change.when': ['happens', 'does not happen'],
};

const predicateOf = (part: Part, key: string, holds: boolean): string => {
  const [yes, no] = predicates[`${part.kind}.${key}`] ?? [
    `(${spelled(key)}) holds`,
    `(${spelled(key)}) does not hold`,
  ];
  return holds ? yes : no;
};

/** Path of an answer → what its question is called. */
function titlesOf(journey: CompiledJourney): readonly (readonly [string, string])[] {
  const titles = new Map<string, string>();
  for (const { is } of allOf(journey, 'field'))
    if (!titles.has(is.path) && is.subject !== '') titles.set(is.path, is.subject);
  return [...titles].sort(([one], [other]) => other.length - one.length);
}

/** Paths in a sentence give way to titles; of facts and lookups their names as words. */
function withTitles(text: string, titles: readonly (readonly [string, string])[]): string {
  return text.replaceAll(/“[^”]*”|[A-Za-z][\w]*(?:\.[\w]+)*/g, (word) => {
    if (word.startsWith('“')) return word;
    const title = titles.find(([path]) => path === word)?.[1];
    if (title !== undefined) return `“${title}”`;
    if (!word.includes('.')) return word;
    return spelled(
      ['facts', 'lookups'].includes(rootOf(word)) ? word.slice(rootOf(word).length + 1) : word,
    );
  });
}
