export { checkScenarios } from './check-scenarios';
