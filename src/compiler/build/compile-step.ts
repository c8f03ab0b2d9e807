import type { CompiledBand, CompiledStep } from '../../journey';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import type { BandSource, StepSource } from '../language';
import { noted } from '../origins';
import { compileCondition, plainScope } from '../rules';
import { items, type Cursor } from '../source';
import { fileName } from '../symbols';
import { compileFormatted, compileText, compileTextCases } from '../text';
import { checkReference, reference } from './check-reference';
import { compileContent } from './compile-content';
import { checkWay, compileParameters, compileQuery } from './compile-parameters';
import { compileReactions } from './compile-reactions';
import { compileSection } from './compile-section';

export function compileStep(
  at: Cursor<StepSource>,
  stages: readonly string[],
  context: Context,
): CompiledStep {
  const { value } = at;
  const { units } = context.symbols;
  checkSections(at, context);
  const named = new Set(value.sections);
  const sections = units
    .filter(
      ({ step, section }) =>
        step === value.id &&
        (named.has(fileName(section.file.path)) || context.symbols.lists.has(section.value.id)),
    )
    .map((unit) => compileSection(unit, value.progressive === true, context));
  const later = at.find('later');
  const made = {
    id: value.id,
    route: value.route,
    parameters: compileParameters(at, context),
    ...(value.query !== undefined && { query: compileQuery(at, context) }),
    ...(value.routed === false && { unrouted: true as const }),
    stage: compileStage(at, stages, context),
    name: value.name,
    ...compileBand(at, context),
    later: later === null ? null : compileBand(later, context),
    screen: value.screen ?? null,
    aside: value.aside ?? [],
    progressive: value.progressive ?? false,
    sections,
    content: compileContent(at.find('content'), [], context),
    requires: items(at.find('requires')).map((each) => {
      checkReference('step', each.at('goTo'), context);
      checkWay(each, context);
      if (each.value.goTo === value.id)
        context.report.add('JC503', each.at('goTo'), 'This step sends to itself.', {
          help: 'send to a step that needs less',
        });
      return {
        that: compileCondition(each.at('that'), true, plainScope, context),
        goTo: each.value.goTo,
        ...(each.value.parameters !== undefined && { parameters: each.value.parameters }),
        notice: compileText(each.find('notice'), plainScope, context),
      };
    }),
    startsAnew: value.startsAnew ?? false,
    renewsToken: value.renewsToken ?? false,
    reactions: compileReactions(
      at.find('reactions'),
      { id: value.id, home: null, actions: [] },
      context,
    ),
    entry: reference('sequence', at.find('entry'), context),
    submit: compileSubmit(at, context),
  };
  return noted(made, at, context, { shown: 'id' });
}

function compileBand(at: Cursor<BandSource>, context: Context): CompiledBand {
  return {
    title: compileTextCases(at.find('title'), context),
    lead: compileTextCases(at.find('lead'), context, plainScope, compileFormatted),
    scene: at.value.scene ?? 'small',
  };
}

function compileSubmit(at: Cursor<StepSource>, context: Context): CompiledStep['submit'] {
  const submit = at.find('submit');
  if (submit === null) return null;
  checkReference('sequence', submit.at('sequence'), context);
  return {
    label: compileText(submit.at('label'), plainScope, context),
    ...(submit.value.when !== undefined && {
      when: compileCondition(submit.find('when'), true, plainScope, context),
    }),
    sequence: submit.value.sequence,
    ready: compileText(submit.find('ready'), plainScope, context),
    ...(submit.value.text !== undefined && {
      text: compileText(submit.find('text'), plainScope, context),
    }),
    deliberate: submit.value.deliberate ?? false,
  };
}

/** Authors count stages from 1, as people do. */
function compileStage(
  at: Cursor<StepSource>,
  stages: readonly string[],
  context: Context,
): number | null {
  const stage = at.find('stage');
  if (stage?.value === undefined || stage.value === null) return null;
  if (stage.value > stages.length) {
    context.report.add(
      'JC508',
      stage,
      `There are ${stages.length} stages, and this is number ${stage.value}.`,
    );
  }
  return stage.value - 1;
}

/** A step names each file of its folder once, and no other; items are named by their lists. */
function checkSections(at: Cursor<StepSource>, context: Context): void {
  const { report, symbols } = context;
  const own = symbols.units.filter(({ step }) => step === at.value.id);
  const written = new Set(own.map(({ section }) => fileName(section.file.path)));
  const itemFiles = new Set(
    own
      .filter(({ section }) => symbols.lists.has(section.value.id))
      .map(({ section }) => fileName(section.file.path)),
  );
  const seen = new Set<string>();
  for (const each of items(at.find('sections'))) {
    if (itemFiles.has(each.value)) {
      report.add('JC512', each, `\`${each.value}\` is the item of a list, which names it.`, {
        help: 'leave it out here',
      });
    }
    if (!written.has(each.value)) {
      report.add('JC302', each, `This step has no file \`${each.value}.json\`.`, {
        help: didYouMean(each.value, written) ?? `write ${each.value}.json beside this file`,
      });
    }
    if (seen.has(each.value)) report.add('JC501', each, `\`${each.value}\` is named twice.`);
    seen.add(each.value);
  }
  for (const { section } of own) {
    if (seen.has(fileName(section.file.path)) || symbols.lists.has(section.value.id)) continue;
    report.add('JC302', section.at('id'), `Its step does not name this section.`, {
      help: `add "${fileName(section.file.path)}" to \`sections\` of its step.json, or remove the file`,
    });
  }
}
