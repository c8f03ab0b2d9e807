export { startTelemetry, type FailedCall } from './start-telemetry';
