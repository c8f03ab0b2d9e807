import type { CompiledJourney } from '../../journey';
import type { JourneyParts } from './journey-rest';

/** The journey that was split: equal in every part. */
export function joinJourney({ start, rest }: JourneyParts): CompiledJourney {
  const later = new Map(rest.steps.map((step) => [step.id, step]));
  const { fields, texts } = start.messages;
  return {
    ...start,
    steps: start.steps.map((step) => later.get(step.id) ?? step),
    records: rest.records,
    facts: { ...start.facts, ...rest.facts },
    calendars: rest.calendars,
    calls: { ...start.calls, ...rest.calls },
    screens: { ...start.screens, ...rest.screens },
    sequences: { ...start.sequences, ...rest.sequences },
    messages: {
      ...start.messages,
      fields: { ...fields, ...rest.fields },
      texts: { ...texts, ...rest.texts },
    },
  };
}
