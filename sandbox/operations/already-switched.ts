import { isSwitched } from '../database/sign-ups';
import { defineOperation } from './define-operation';

export const alreadySwitched = defineOperation('alreadySwitched', ({ body }, { store }) =>
  isSwitched(store, body.switchId),
);
