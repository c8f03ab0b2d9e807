import { sectionKey, type Json, type Rule } from '../../engine';
import type {
  CompiledCall,
  CompiledChange,
  CompiledCommit,
  CompiledContent,
  CompiledField,
  CompiledJourney,
  CompiledReaction,
  CompiledSection,
  CompiledSequence,
  CompiledTextCase,
} from '../../journey';
import { isRule } from '../../rules';

import { rulesOfScreen } from './rules-of-screen';

/** A rule of the journey, and the place under which the compiler knows where it is written. */
export interface PlacedRule {
  readonly place: string;
  readonly rule: Rule;
  /** It holds or does not; false for a value. */
  readonly condition: boolean;
}

type Rules = readonly PlacedRule[];

/** Every rule of a journey. What is written as a plain value is none: there is nothing to decide. */
export function rulesOf(journey: CompiledJourney): Rules {
  const all = [
    ...Object.entries(journey.facts).map(([name, rule]) => value(`fact:${name}`, rule)),
    ...journey.steps.flatMap((step) => {
      const at = `step:${step.id}`;
      return [
        ...ofTexts(`${at}/title`, step.title),
        ...ofTexts(`${at}/lead`, step.lead),
        ...ofTexts(`${at}/later/title`, step.later?.title ?? []),
        ...ofTexts(`${at}/later/lead`, step.later?.lead ?? []),
        ...ofContent(at, step.content),
        ...step.requires.map(({ that }, index) => holds(`${at}/requires:${index}/that`, that)),
        ...ofReactions(at, step.reactions),
        ...step.sections.flatMap(ofSection),
      ];
    }),
    ...Object.values(journey.calls).flatMap(ofCall),
    ...Object.values(journey.sequences).flatMap(ofSequence),
    ...Object.values(journey.commits).flatMap(ofCommit),
    ...Object.values(journey.screens).flatMap(rulesOfScreen),
    ...Object.entries(journey.tracking.records).flatMap(([name, properties]) =>
      Object.entries(properties).map(([property, rule]) =>
        value(`tracking:${name}/${property}`, rule),
      ),
    ),
  ];
  return all.filter(({ rule }) => typeof rule === 'object' && rule !== null);
}

const holds = (place: string, rule: Rule): PlacedRule => ({ place, rule, condition: true });
const value = (place: string, rule: Rule): PlacedRule => ({ place, rule, condition: false });

function ofSection(section: CompiledSection): Rules {
  const at = `section:${sectionKey(section)}`;
  return [
    holds(`${at}/relevant`, section.relevant),
    holds(`${at}/visible`, section.visible),
    ...section.fields.flatMap((field) => ofField(`${at}/field:${field.name}`, field)),
    ...section.checks.map(({ field, id, assert }) =>
      holds(`${at}/check:${field}.${id}/assert`, assert),
    ),
    ...section.actions.map(({ id, enabled }) => holds(`${at}/action:${id}/enabled`, enabled)),
    ...ofContent(at, section.content),
    ...ofTexts(`${at}/summary`, section.summary),
    ...ofTexts(`${at}/summaryNote`, section.summaryNote),
    ...ofReactions(at, section.reactions),
    ...(section.present.as === 'dialog'
      ? ofChanges(`${at}/complete`, section.present.complete)
      : []),
  ];
}

function ofField(at: string, field: CompiledField): Rules {
  const options = field.options?.kind === 'list' ? field.options.items : [];
  return [
    ...(['relevant', 'visible', 'required', 'disabled'] as const).map((key) =>
      holds(`${at}/${key}`, field[key]),
    ),
    value(`${at}/whole`, field.whole),
    ...(field.bounds === null ? [] : [value(`${at}/bounds/by`, field.bounds.by)]),
    ...options.flatMap((option) => {
      const place = `${at}/options/option:${String(option.value)}`;
      return [
        holds(`${place}/when`, option.when),
        holds(`${place}/unavailable`, option.unavailable),
        ...ofTexts(`${place}/hint`, option.hint),
        ...ofTexts(`${place}/unavailableReason`, option.unavailableReason),
      ];
    }),
    ...(field.list === null ? [] : ofTexts(`${at}/list/summary`, field.list.summary)),
  ];
}

const ofTexts = (at: string, cases: readonly CompiledTextCase[]): Rules =>
  cases.map(({ when }, index) => holds(`${at}:${index}/when`, when));

const ofContent = (at: string, content: readonly CompiledContent[]): Rules =>
  content.flatMap(({ id, when, row }) => [
    holds(`${at}/content:${id}/when`, when),
    ...ofTexts(`${at}/content:${id}/note`, row?.note ?? []),
  ]);

const ofReactions = (at: string, reactions: readonly CompiledReaction[]): Rules =>
  reactions.flatMap(({ when, changes }, index) => {
    const place = `${at}/reaction:${index}`;
    return [holds(`${place}/when`, when), ...ofChanges(place, changes)];
  });

const ofChanges = (at: string, changes: readonly CompiledChange[]): Rules =>
  changes.flatMap((change, index) => {
    const place = `${at}/change:${index}`;
    return [
      holds(`${place}/when`, change.when),
      ...Object.entries(change.set).map(([path, rule]) => value(`${place}/set:${path}`, rule)),
      ...change.call.flatMap((use, order) => ofWith(`${place}/call:${order}`, use.with)),
    ];
  });

const ofWith = (at: string, parameters: Readonly<Record<string, Rule>>): Rules =>
  Object.entries(parameters).map(([name, rule]) => value(`${at}/with:${name}`, rule));

function ofSequence({ id, first, then, steps }: CompiledSequence): Rules {
  const at = `sequence:${id}`;
  return [
    ...ofChanges(`${at}/first`, first),
    ...ofChanges(`${at}/then`, then),
    ...steps.flatMap((step) => {
      const place = `${at}/step:${step.id}`;
      return [
        holds(`${place}/when`, step.when),
        holds(`${place}/okWhen`, step.okWhen),
        holds(`${place}/stopWhen`, step.stopWhen),
        ...ofWith(place, step.use.with),
        ...ofChanges(`${place}/then`, step.then),
        ...step.onFailure.flatMap((failure, index) => [
          holds(`${place}/failure:${index}/when`, failure.when),
          ...ofChanges(`${place}/failure:${index}`, failure.changes),
        ]),
        ...Object.entries(step.keep).map(([name, rule]) => value(`${place}/keep:${name}`, rule)),
      ];
    }),
  ];
}

function ofCommit(commit: CompiledCommit): Rules {
  const at = `commit:${commit.id}`;
  const { confirmBy } = commit;
  const each = (key: 'tie' | 'record'): Rules =>
    Object.entries(commit[key]).map(([name, rule]) => value(`${at}/${key}:${name}`, rule));
  return [
    value(`${at}/subject`, commit.subject),
    value(`${at}/same`, commit.same),
    ...each('tie'),
    ...each('record'),
    holds(`${at}/confirmBy/doneWhen`, confirmBy.doneWhen),
    holds(`${at}/confirmBy/noWhen`, confirmBy.noWhen),
    ...ofWith(`${at}/confirmBy`, confirmBy.use.with),
    ...ofChanges(`${at}/then`, commit.then),
  ];
}

function ofCall(call: CompiledCall): Rules {
  const at = `call:${call.id}`;
  const named = (part: 'path' | 'query'): Rules =>
    Object.entries(call[part]).flatMap(([name, rule]) => ofTemplate(`${at}/${part}:${name}`, rule));
  return [...named('path'), ...named('query'), ...ofTemplate(`${at}/body`, call.body)];
}

/** The leaves of a body are rules. */
function ofTemplate(place: string, template: Json): Rules {
  if (typeof template !== 'object' || template === null) return [];
  if (isRule(template)) return [value(place, template)];
  const entries: readonly (readonly [string, Json])[] = Object.entries(template);
  return entries.flatMap(([key, part]) => ofTemplate(`${place}/${key}`, part));
}
