import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whether a test file asks for a page, as its first comment says. */
const drawsPage = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');

/**
 * Files that draw a page come first, then those that do not. A worker keeps its modules and its page
 * only while the next file wants the same surroundings; files of both kinds in turn would load all
 * anew each time, which was a third of the whole time.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(drawsPage), ...sorted.filter((file) => !drawsPage(file))];
  }
}
