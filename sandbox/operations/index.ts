import { carbon } from './carbon';
import { completion } from './completion';
import { files } from './files';
import { homes } from './homes';
import type { Operations } from './operation';
import { quotes } from './quotes';
import { saving } from './saving';
import { session } from './session';
import { signUp } from './sign-up';
import { tariffs } from './tariffs';
import { vehicles } from './vehicles';

/** Everything that the partner can be asked. An operation of the contract that is missing does not compile. */
export const OPERATIONS: Operations = {
  ...session,
  ...homes,
  ...files,
  ...tariffs,
  ...vehicles,
  ...quotes,
  ...signUp,
  ...saving,
  ...completion,
  ...carbon,
};
