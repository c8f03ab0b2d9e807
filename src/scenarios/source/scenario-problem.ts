import type { Located } from './located';

/**
 * What keeps a scenario from being read or played: a slip in its file, or something that no person
 * could do. Thrown where it is found, and told by the runner with file and line.
 */
export class ScenarioProblem extends Error {
  readonly at: Located;
  readonly help: string | null;

  constructor(at: Located, message: string, help: string | null = null) {
    super(message);
    this.name = 'ScenarioProblem';
    this.at = at;
    this.help = help;
  }
}
