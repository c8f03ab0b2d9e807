export { abandonRuns, resumeRun, startRun } from './start-run';
export { stepAnswered, stepDropped, stepFailed } from './step-ended';
export { stepsWaitingFor } from './run-state';
