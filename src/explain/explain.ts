import { sectionKey, type Inspector, type JourneyState } from '../engine';
import type { Origins } from '../journey';
import type { Explanation, Finding } from './explanation';
import { createKit, sectionPlace, type Kit } from './kit';
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
import type { Target } from './target/target';

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
  const isInForce = (section: Parameters<Inspector['section']>[1]): boolean =>
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
      return explainStep(kit, target.step);
    case 'section':
      return explainSection(kit, target.section);
    case 'field':
      return explainField(kit, target.section, target.field);
    case 'action':
      return explainAction(kit, target.section, target.action);
    case 'content':
      return explainContent(kit, target.section, target.content);
    case 'call':
      return explainCall(kit, target.name);
    case 'sequence':
      return explainSequence(kit, target.sequence);
    case 'commit':
      return explainCommit(kit, target.commit);
    case 'fact':
      return explainFact(kit, target.name);
  }
}

function described(kit: Kit, target: Target): Pick<Explanation, 'name' | 'title' | 'origin'> {
  const at = (place: string) => kit.origin(place);
  switch (target.kind) {
    case 'step':
      return {
        name: target.step.id,
        title: target.step.name,
        origin: at(`step:${target.step.id}`),
      };
    case 'sequence': {
      const { id, title } = target.sequence;
      return { name: id, title: kit.text(title), origin: at(`sequence:${id}`) };
    }
    case 'commit': {
      const { id } = target.commit;
      return { name: `commits.${id}`, title: '', origin: at(`commit:${id}`) };
    }
    case 'call':
      return { name: target.name, title: '', origin: at(`call:${target.name}`) };
    case 'fact': {
      const origin = at(`fact:${target.name}`);
      return { name: `facts.${target.name}`, title: origin?.phrase?.holds ?? '', origin };
    }
    default: {
      const { section } = target;
      const place = sectionPlace(section);
      if (target.kind === 'section') {
        return { name: sectionKey(section), title: kit.text(section.title), origin: at(place) };
      }
      const named = (name: string, title: string, part: string) => ({
        name: `${sectionKey(section)}.${name}`,
        title,
        origin: at(`${place}/${part}`),
      });
      if (target.kind === 'field') {
        const { name, subject } = target.field;
        return named(name, subject, `field:${name}`);
      }
      if (target.kind === 'action') {
        const { id, label } = target.action;
        return named(id, kit.text(label), `action:${id}`);
      }
      const { id, title } = target.content;
      return named(id, kit.text(title), `content:${id}`);
    }
  }
}
