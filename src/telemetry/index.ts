export { startTelemetry, type TelemetryOptions } from './start-telemetry';
