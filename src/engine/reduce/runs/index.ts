export { abandonRun } from './abandon-run';
export { resumeRun, startRun } from './start-run';
export { stepAnswered, stepDropped, stepFailed } from './step-ended';
export { stepsWaitingFor } from './waiting';
