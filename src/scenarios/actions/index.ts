import { act } from './act';
import { add } from './add';
import { answer } from './answer';
import { cancel } from './cancel';
import { change } from './change';
import { choose } from './choose';
import { clear } from './clear';
import { close } from './close';
import { goOn } from './continue';
import type { Action } from './deed';
import { dismiss } from './dismiss';
import { fail } from './fail';
import { filter } from './filter';
import { goTo } from './go-to';
import { hold } from './hold';
import { leave } from './leave';
import { lose } from './lose';
import { next } from './next';
import { online } from './online';
import { open } from './open';
import { order } from './order';
import { page } from './page';
import { partner } from './partner';
import { press } from './press';
import { reload } from './reload';
import { remove } from './remove';
import { reply } from './reply';
import { retry } from './retry';
import { save } from './save';
import { settle } from './settle';
import { storage } from './storage';
import { submit } from './submit';
import { tab } from './tab';
import { time } from './time';
import { today } from './today';
import { type } from './type';

export type { Deed } from './deed';
export { readHold } from './hold';

/** Everything that a person can do, and then what the world does, by the key of a scenario. */
export const actions: Readonly<Record<string, Action>> = {
  answer,
  type,
  leave,
  press,
  continue: goOn,
  open,
  submit,
  act,

  add,
  save,
  cancel,
  change,
  remove,
  next,
  page,
  close,

  filter,
  order,
  choose,
  retry,
  dismiss,
  clear,
  goTo,
  reload,
  tab,

  today,
  time,
  storage,
  online,
  partner,
  hold,
  reply,
  fail,
  lose,
  settle,
};
