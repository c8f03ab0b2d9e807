import { ruleOf, type PartOf, type PlacedRule, type Trigger } from '../../journey';

/** What a change waits for. */
interface Awaited {
  /** What happens before it. */
  readonly after: string;
  /** Of the reaction, or the failure, that it belongs to. */
  readonly when: PlacedRule | null;
}

export function awaited({ owner, place }: PartOf<'change'>): Awaited {
  switch (owner.kind) {
    case 'reaction':
      return {
        after: triggerWords(owner.is.on, owner.owner.is.id),
        when: ruleOf(owner, 'when'),
      };
    case 'present':
      return { after: `${owner.owner.is.id} is ended`, when: null };
    case 'sequence': {
      const ends = place.outer?.kind === 'then';
      return { after: `the sequence ${owner.is.id} ${ends ? 'ended' : 'begins'}`, when: null };
    }
    case 'run':
      return { after: `${owner.owner.is.id}.${owner.is.id} succeeded`, when: null };
    case 'failure': {
      const { is, owner: sequence } = owner.owner;
      return { after: `${sequence.is.id}.${is.id} failed`, when: ruleOf(owner, 'when') };
    }
    case 'commit':
      return { after: `the commit ${owner.is.id} is known to be done by asking`, when: null };
  }
}

function triggerWords(on: Trigger, owner: string): string {
  switch (on.kind) {
    case 'entered':
      return `${owner} is entered`;
    case 'answered':
      return `a person answers ${on.paths.join(' or ')}`;
    case 'changed':
      return `${on.paths.join(' or ')} changes`;
    case 'pressed':
      return `the button ${on.action} is pressed`;
    case 'succeeded':
      return `lookups.${on.lookup} succeeds`;
    case 'failed':
      return `lookups.${on.lookup} fails`;
  }
}
