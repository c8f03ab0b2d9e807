import { viewOf, type World } from '../../../src/scenarios/world';
import type { Shipped } from '../../unit/shipped';
import { deed } from '../visit';
import { answering } from './calls';
import { sent } from './compare-refused';
import { signsUp, type SignsUp } from './enter';
import { fieldOf, otherBilling } from './fields';
import {
  answersWith,
  changed,
  completed,
  goneOnAll,
  isReady,
  ready,
  signingUp,
  type SigningUp,
} from './sign-up';
import type { Answers, Order, Plan, Ready } from './tables';

function whoOf(row: Partial<Ready>): SignsUp {
  const { switchType, payMethod, supplierId, addressInfoDto = {} } = row;
  const plan: Partial<Plan> = {
    ...(switchType === undefined ? {} : { switchType }),
    ...(payMethod === undefined ? {} : { payMethod }),
    ...(supplierId === undefined ? {} : { supplierId }),
  };
  return signsUp({ plan, addressInfoDto });
}

/** What has to be answered besides, so that all is valid before something is emptied. */
function besides({ with: own = {} }: Ready): Answers {
  return {
    ...own,
    ...(own['separateBilling'] === true ? otherBilling : {}),
    ...(own['years'] === '2' ? { previousAddresses: ['3 years'] } : {}),
    ...(own['gasSmartMeterInstalled'] === true ? { agreeSmartMeterConditions: true } : {}),
  };
}

/** Once all is validly answered the row's change is made: is Complete Switch there, and what is missing? */
export function compareReady(shipped: Shipped, row: Ready): readonly string[] {
  const { empty, with: own = {}, calls = {}, available, missing } = row;
  const answers = answersWith(empty === undefined ? {} : besides(row));
  const signing = signingUp(shipped, whoOf(row), answers);
  const complete = answering(ready(signing), calls);
  if (available === 'there and disabled') return isBusy(complete);
  const world =
    empty === undefined
      ? changedSo(signing, complete, Object.hasOwn(calls, 'customerMpan') ? otherMpan : own)
      : goneOnAll(changed(signing, complete, empty, null));
  return [
    ...(isReady(world) === available
      ? []
      : [`Complete Switch is ${available ? 'not ' : ''}there.`]),
    ...(missing === undefined ? [] : leadsTo(shipped, world, missing)),
  ];
}

/** Another number, which is checked anew. */
const otherMpan: Answers = { mpanNumber: '018011001082459151023' };

const changedSo = (signing: SigningUp, world: World, answers: Answers): World =>
  Object.entries(answers).reduce(
    (now, [id, typed]) => goneOnAll(changed(signing, now, id, typed)),
    world,
  );

/** In the place of the button stands what is missing, each with the way to its question. */
function leadsTo(shipped: Shipped, world: World, question: string): readonly string[] {
  const { section, compiled } = fieldOf(shipped, question);
  const { missing, sections } = viewOf(world);
  const waits = sections.find(({ id }) => id === section);
  // While an answer is waited for nothing is missing; that it is waited for is said.
  if (waits?.verdict === 'pending') {
    return waits.lookups.length > 0 ? [] : [`nothing says that \`${question}\` is checked.`];
  }
  const leads = missing.map((one) => `${one.section}.${one.field ?? ''}`);
  const lost = missing.filter(({ section: id, field, target }) => {
    const fields = sections.find((one) => one.id === id)?.fields ?? {};
    return field !== null && fields[field]?.target !== target;
  });
  return [
    ...(leads.includes(`${section}.${compiled.name}`)
      ? []
      : [`\`${question}\` is not among what is missing: ${leads.join(', ') || 'nothing'}.`]),
    ...lost.map(({ text }) => `“${text}” leads to no question.`),
  ];
}

/** While it is saved the button stands there and takes no second press. */
function isBusy(complete: World): readonly string[] {
  const world = completed(complete);
  const { submit } = viewOf(world);
  const isRunning = submit?.available === true && submit.run?.status === 'running';
  try {
    deed(world, 'submit', 'step');
    return ['Complete Switch can be pressed twice.'];
  } catch {
    return isRunning ? [] : ['Complete Switch is not there, or not busy.'];
  }
}

/** The order of the calls of the save chain. */
export function compareOrder(shipped: Shipped, row: Order): readonly string[] {
  const { payMethod, expect } = row;
  const world = completed(ready(signingUp(shipped, whoOf({ payMethod }), answersWith())));
  const calls = sent(world);
  return calls.join() === expect.join()
    ? []
    : [`calls ${calls.join(', ')} instead of ${expect.join(', ')}.`];
}
