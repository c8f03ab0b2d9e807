import type { ApiClient } from '../../api';
import type { Environment } from '../environment/environment';

/** What planned effects are done with. */
export interface EffectsContext {
  readonly api: Pick<ApiClient, 'call'>;
  readonly environment: Environment;
  /** Shows the step; `parameters` fill its route. */
  readonly navigate: (step: string, parameters: Readonly<Record<string, string>>) => void;
}
