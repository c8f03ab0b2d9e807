export { ErrorBand } from './error-band';
export { ErrorScreen } from './error-screen';
