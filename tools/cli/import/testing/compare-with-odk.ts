import type { Json, JsonObject, Rule } from '../../../../src/engine';
import { evaluate, getPath, joinPath, type Scope } from '../../../../src/rules';
import { draftOf } from '../build/meanings';
import type { Asked, Planned } from '../build/plan';
import type { BroughtRule } from '../findings';
import type { Imported } from '../import-form';
import type { Said } from '../expressions/said';
import { nodesOf, type OdkNode } from './odk-engine';
import type { OdkEngineNode, OdkRoot } from './odk-node';

/** A rule of ours that comes to something else than ODK's engine. */
export interface Disagreement {
  readonly rule: BroughtRule;
  readonly ours: Json;
  readonly odk: Json;
  /** The answers of that moment, by path. */
  readonly answers: Readonly<Record<string, string>>;
}

/** How often each rule was held against ODK's engine, and where they differ. */
export interface Compared {
  readonly counts: Map<BroughtRule, number>;
  readonly disagreements: Disagreement[];
}

const textOf = ({ currentState }: OdkEngineNode): string =>
  String(currentState.instanceValue ?? '');

/** Holds every rule of a form against what ODK's engine says with the answers that it has now. */
export function compareNow(
  imported: Imported,
  root: OdkRoot,
  today: string,
  compared: Compared,
): void {
  const nodes = nodesOf(root);
  const facts = factsIn(imported);
  const byPath = new Map<string, OdkNode[]>();
  for (const each of nodes) byPath.set(each.path, [...(byPath.get(each.path) ?? []), each]);
  for (const rule of imported.brought)
    for (const node of byPath.get(rule.path) ?? []) {
      const odk = saidByOdk(rule, node, imported.planned);
      if (odk === null) continue;
      const scope = scopeOf({ imported, nodes: byPath, facts, today, item: node.item });
      const made = rule.about === 'calculate' ? (rule.made as Said).rule : (rule.made as Rule);
      const ours = evaluate(made, scope);
      compared.counts.set(rule, (compared.counts.get(rule) ?? 0) + 1);
      if (isSame(ours, odk.value)) continue;
      const answers = Object.fromEntries(nodes.map((each) => [each.path, textOf(each.node)]));
      compared.disagreements.push({ rule, ours, odk: odk.value, answers });
    }
}

const factsIn = ({ files }: Imported): Readonly<Record<string, Rule>> => {
  const text = files.get('facts/form.json');
  if (text === undefined) return {};
  return (JSON.parse(text) as { readonly facts: Readonly<Record<string, Rule>> }).facts;
};

const settingIn = ({ files }: Imported, path: string): Json =>
  getPath(JSON.parse(files.get('journey.json') ?? '{}') as Json, path);

/** What ODK's engine says of a rule; null where that cannot be seen now. */
function saidByOdk(
  { path, about }: BroughtRule,
  { node, isReached, isLocked }: OdkNode,
  planned: ReadonlyMap<string, Planned>,
): { readonly value: Json } | null {
  const state = node.currentState;
  if (!isReached()) return null;
  switch (about) {
    case 'relevant':
      return { value: state.relevant };
    case 'required':
      return state.relevant ? { value: state.required } : null;
    case 'readonly':
      // What is locked around it is another rule.
      return state.relevant && !isLocked() ? { value: state.readonly } : null;
    case 'constraint': {
      // It is asked of what is answered alone.
      const isAsked = state.relevant && textOf(node) !== '';
      const { constraint } = node.validationState;
      return isAsked && constraint !== undefined ? { value: constraint.valid } : null;
    }
    case 'calculate': {
      const text = state.relevant ? textOf(node) : '';
      const of = planned.get(path);
      return { value: text === '' || (text === 'NaN' && of !== undefined) ? null : text };
    }
    default:
      return null;
  }
}

/** Ours keep a number as a number, and nothing where XPath has an empty text. */
function isSame(ours: Json, odk: Json): boolean {
  if (typeof ours === 'boolean') return ours === odk;
  if (ours === null || ours === '') return odk === null;
  return typeof ours === 'number' ? ours === Number(odk) && odk !== null : ours === odk;
}

interface Reading {
  readonly imported: Imported;
  readonly nodes: ReadonlyMap<string, readonly OdkNode[]>;
  readonly facts: Readonly<Record<string, Rule>>;
  readonly today: string;
  /** Where in its list the item stands, from 0. */
  readonly item: number | null;
}

/** What rules of ours read: the answers as ODK's engine has them now. */
function scopeOf(reading: Reading): Scope {
  const { imported, facts, today, item } = reading;
  const named = new Map(
    [...imported.planned.values()].flatMap((each): readonly (readonly [string, Planned])[] => {
      if (each.as === 'listed') return [[each.name, each]];
      if (each.as !== 'asked') return [];
      return [[each.repeat === null ? each.name : joinPath(draftOf(each.repeat), each.name), each]];
    }),
  );
  const read = (path: string): Json => {
    if (path === 'today') return today;
    if (path.startsWith('settings.')) return settingIn(imported, path);
    if (path.startsWith('facts.'))
      return evaluate(facts[path.slice('facts.'.length)] ?? null, scope);
    // Of all lists the one is read whose item it is.
    if (path.startsWith('positions.')) return item === null ? null : item + 1;
    const node = named.get(path);
    if (node?.as === 'asked') return answerOf(node, node.repeat === null ? null : item, reading);
    return node?.as === 'listed' ? itemsOf(node.node.path, reading) : null;
  };
  const scope: Scope = { read, status: () => 'idle', today };
  return scope;
}

function answerOf(asked: Asked, item: number | null, { nodes }: Reading): Json {
  const node = (nodes.get(asked.node.path) ?? []).find((each) => each.item === item);
  if (node === undefined || !node.isReached() || !node.node.currentState.relevant) return null;
  const text = textOf(node.node);
  if (text === '') return null;
  switch (asked.kind) {
    case 'whole':
    case 'decimal':
      return Number(text);
    case 'several': {
      const chosen = text.split(' ');
      if (asked.items !== null) return chosen;
      return asked.choices.map(({ value }) => value).filter((value) => chosen.includes(value));
    }
    case 'month':
      return text.slice(0, '2026-01'.length);
    case 'time':
      return text.slice(0, '14:30'.length);
    case 'tick':
      return text === 'OK' ? true : null;
    default:
      return text;
  }
}

function itemsOf(repeat: string, reading: Reading): Json {
  const { imported, nodes } = reading;
  const asked = [...imported.planned.values()].filter(
    (each): each is Asked => each.as === 'asked' && each.repeat === repeat,
  );
  const items = new Set(
    [...nodes.values()]
      .flat()
      .filter(({ path, item }) => item !== null && path.startsWith(`${repeat}/`))
      .map(({ item }) => item),
  );
  return [...items].map((item) =>
    Object.fromEntries(
      asked
        .map((each) => [each.name, answerOf(each, item, reading)] as const)
        .filter(([, value]) => value !== null),
    ),
  ) as readonly JsonObject[];
}
