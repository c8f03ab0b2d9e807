import { read, type Read, type Shape } from './shape';
import { written } from './written';

const switched = { subject: 'text', plan: 'text' } as const satisfies Shape;
const step = {
  do: 'text',
  /** Sentences on the page; `{…}` stands for what the entry or the partner holds. */
  sees: 'texts?',
  never: 'texts?',
  offers: 'texts?',
  offersNot: 'texts?',
  /** The partner's database after the step; left out where it is not looked at. */
  switches: { each: switched, optional: true },
} as const satisfies Shape;
const story = {
  id: 'text',
  title: 'text',
  findings: 'texts',
  sources: 'texts',
  given: 'text',
  steps: { each: step },
  switchesInTheEnd: { each: switched },
} as const satisfies Shape;
const rules = [
  ...['O1', 'O2', 'O3', 'O4', 'O5', 'O6'],
  ...['O7', 'O8', 'O9', 'O10', 'O11', 'O12'],
] as const;
const mutant = {
  id: 'text',
  /** A finding of the review, or one of N1 to N9 of the design. */
  finding: 'text',
  changed: 'text',
  suffers: 'text',
  caughtBy: { each: rules },
} as const satisfies Shape;

export type Story = Read<typeof story>;
export type Mutant = Read<typeof mutant>;

/** The stories for a person or a browser. @throws naming every fault. */
export const stories = (): readonly Story[] =>
  read({ stories: { each: story } }, written('stories'), 'stories').stories;

/** The changes for the worse, in words. @throws naming every fault. */
export const mutants = (): readonly Mutant[] =>
  read({ mutants: { each: mutant } }, written('mutants'), 'mutants').mutants;
