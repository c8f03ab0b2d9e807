import type { Inspector, JourneyState } from '../engine';
import {
  factPlace,
  placeAt,
  sectionKey,
  type CompiledSection,
  type Origins,
  questionKey,
} from '../journey';
import type { Explanation, Finding } from './explanation';
import { createKit, type Kit } from './kit';
import { explainAction } from './parts/explain-action';
import { explainCall } from './parts/explain-call';
import { explainCommit } from './parts/explain-commit';
import { explainContent } from './parts/explain-content';
import { explainFact } from './parts/explain-fact';
import { explainField } from './parts/explain-field';
import { explainSection } from './parts/explain-section';
import { explainSequence } from './parts/explain-sequence';
import { explainStep } from './parts/explain-step';
import { findTargets } from './target/find-targets';
import { sectionOf, type Target } from './target/target';

/**
 * Why things are as they are for one household at one moment.
 * One explanation for each thing of that name; none for a name that nothing has.
 */
export function explain(
  inspector: Inspector,
  origins: Origins | null,
  state: JourneyState,
  name: string,
): readonly Explanation[] {
  const { journey } = inspector;
  const isInForce = (section: CompiledSection): boolean =>
    inspector.section(state, section).relevant;
  return findTargets(journey, name, isInForce).map((target) => {
    const kit = createKit(inspector, origins, state);
    const found = findings(kit, target);
    return {
      kind: target.kind,
      ...described(kit, target),
      findings: found,
      facts: kit.tracer.facts,
    };
  });
}

function findings(kit: Kit, target: Target): readonly Finding[] {
  switch (target.kind) {
    case 'step':
      return explainStep(kit, target);
    case 'section':
      return explainSection(kit, target);
    case 'field':
      return explainField(kit, target);
    case 'action':
      return explainAction(kit, target);
    case 'content':
      return target.owner.kind === 'section' ? explainContent(kit, target.owner, target) : [];
    case 'call':
      return explainCall(kit, target.name);
    case 'sequence':
      return explainSequence(kit, target);
    case 'commit':
      return explainCommit(kit, target);
    case 'fact':
      return explainFact(kit, target.name);
  }
}

function described(kit: Kit, target: Target): Pick<Explanation, 'name' | 'title' | 'origin'> {
  switch (target.kind) {
    case 'call':
      return {
        name: target.name,
        title: '',
        origin: kit.origin(placeAt(null, 'call', target.name)),
      };
    case 'fact': {
      const origin = kit.origin(factPlace(target.name));
      return { name: `facts.${target.name}`, title: origin?.phrase?.holds ?? '', origin };
    }
    default:
      return { ...named(kit, target), origin: kit.origin(target.place) };
  }
}

function named(
  kit: Kit,
  target: Exclude<Target, { readonly kind: 'call' | 'fact' }>,
): Pick<Explanation, 'name' | 'title'> {
  switch (target.kind) {
    case 'step':
      return { name: target.is.id, title: target.is.name };
    case 'sequence':
      return { name: target.is.id, title: kit.text(target.is.title) };
    case 'commit':
      return { name: `commits.${target.is.id}`, title: '' };
    case 'section':
      return { name: sectionKey(target.is), title: kit.text(target.is.title) };
    case 'field':
      return { name: inSection(target, target.is.name), title: target.is.subject };
    case 'action':
      return { name: inSection(target, target.is.id), title: kit.text(target.is.label) };
    case 'content':
      return { name: inSection(target, target.is.id), title: kit.text(target.is.title) };
  }
}

/** As it is asked for. */
function inSection(target: Target, name: string): string {
  const section = sectionOf(target)?.is;
  return section === undefined ? name : questionKey(sectionKey(section), name);
}
