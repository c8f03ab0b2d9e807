export { ReferenceBand } from './reference-band';
export { SwitchCompleteScreen } from './switch-complete-screen';
