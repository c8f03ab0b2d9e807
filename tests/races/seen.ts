import { equal, type Json, type SectionView } from '../../src/engine';
import type { Visit } from './visit';

/** All that a household sees at the first step and the journey keeps, but for the numbers of its requests. */
export interface Seen {
  readonly answers: Json;
  readonly lookups: unknown;
  readonly page: unknown;
}

type Named = readonly [string, object];

export function seen(visit: Visit): Seen {
  // How far somebody had been before is nobody's default: on from the address to what is missing.
  visit.send({ type: 'sectionContinued', section: 'yourHome' });
  const { answers, lookups } = visit.state;
  const { sections, missing, verdict, open } = visit.view;
  return {
    answers: filled(answers),
    lookups: Object.entries(lookups)
      // The questions of the estimate are the same for every home.
      .filter(([name, { status }]) => status !== 'idle' && name !== 'estimateChoices')
      .map(([name, lookup]): Named => [name, { ...lookup, request: 0, restoring: false }])
      .sort(([a], [b]) => a.localeCompare(b)),
    page: { verdict, open, missing, sections: sections.map(drawn) },
  };
}

/** Answered and emptied again is the same as never answered. */
function filled(value: Json): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]: [string, Json]) => [key, filled(inner)] as const)
      .filter(([, inner]) => inner !== null && !equal(inner, {})),
  );
}

/** The section without its errors, which depend on what was left before. */
const drawn = ({ id, verdict, summary, summaryNote, content, fields }: SectionView) => ({
  id,
  verdict,
  summary,
  summaryNote,
  content,
  fields: Object.values(fields).map((field) => ({ ...field, error: null })),
});
