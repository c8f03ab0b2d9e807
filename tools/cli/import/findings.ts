import { Unsaid } from './expressions/said';

/** What could not be brought over, where it stands in the form, and what to do. */
export interface ImportFinding {
  readonly line: number;
  /** Path of the node, or what else it is of. */
  readonly of: string;
  readonly about: About;
  readonly message: string;
  readonly help: string;
}

export const abouts = {
  kind: 'kind of answer that our language does not have',
  question: 'question left out',
  relevant: 'relevance left out',
  required: 'requirement left out',
  constraint: 'constraint left out',
  readonly: 'lock left out',
  calculate: 'calculation left out',
  choices: 'condition of choices left out',
  count: 'number of items left out',
  initial: 'starting value left out',
  text: 'text changed',
  look: 'look of a text left out',
  language: 'translation left out',
  form: 'part of the form left out',
} as const;

export type About = keyof typeof abouts;

/** A rule that was brought over: what a second evaluator is asked about. */
export interface BroughtRule {
  readonly path: string;
  readonly about: About;
  readonly xpath: string;
  /** What was made of it: a rule, the rules of its choices, or of a calculation what it comes to. */
  readonly made: unknown;
}

/** What becomes of a form, noted as it is gone through. */
export class Notes {
  readonly findings: ImportFinding[] = [];
  readonly brought: BroughtRule[] = [];
  readonly #tried = new Set<string>();

  add(finding: ImportFinding): void {
    this.findings.push(finding);
  }

  /** What is made of a rule, or null where it cannot be said: then that is a finding. */
  tried<T>(
    rule: {
      readonly path: string;
      readonly about: About;
      readonly text: string;
      readonly line: number;
    },
    make: () => T,
  ): T | null {
    const { path, about, text, line } = rule;
    const key = JSON.stringify([path, about, text]);
    // What stands over several sheets is one rule all the same.
    const isNew = !this.#tried.has(key);
    this.#tried.add(key);
    try {
      const made = make();
      if (isNew) this.brought.push({ path, about, xpath: text, made });
      return made;
    } catch (error) {
      if (!(error instanceof Unsaid)) throw error;
      if (isNew) this.add({ line, of: path, about, message: error.message, help: error.help });
      return null;
    }
  }
}
