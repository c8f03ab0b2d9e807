import { householdOf, ScenarioProblem, type Scenario, type Suite } from '../../src/scenarios';

/** What the household of a scenario is, for people; empty where it cannot be read, of which `journey test` tells. */
export function homeOf(suite: Suite, scenario: Scenario): string {
  try {
    return householdOf(suite, scenario).about;
  } catch (error) {
    if (error instanceof ScenarioProblem) return '';
    throw error;
  }
}
