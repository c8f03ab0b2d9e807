import type { ApiClient } from '../../api';
import type { Device } from '../device';

/** What planned effects are done with. */
export interface EffectsContext {
  readonly api: Pick<ApiClient, 'call' | 'prepare'>;
  readonly device: Device;
  /** Shows the step; `parameters` fill its route. */
  readonly navigate: (step: string, parameters: Readonly<Record<string, string>>) => void;
}
