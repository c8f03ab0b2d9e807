import type { Json } from '../../../src/engine';
import type { World } from '../../../src/scenarios/world';
import type { Shipped } from '../../unit/shipped';
import { deed } from '../visit';
import { answered, goneOn } from '../walk';
import { lookedUp } from './compare-lookups';
import { signsUp } from './enter';
import { fieldOf, otherBilling, pathOf, planOf, previousAddress } from './fields';
import { answersWith, before, changed, ready, signingUp, type SigningUp } from './sign-up';
import { without, words, type Answers, type Behaviour } from './tables';

/** A household that has done what a row says. */
export interface Done {
  readonly signing: SigningUp;
  /** `made`: what it called for while it did it. */
  readonly world: World;
  /** In which section it was done. */
  readonly section: string;
}

/** As a row says that it stands before the deed, in the section that the deed is done in. */
function given(shipped: Shipped, row: Behaviour, section: string): Done {
  const { supplierId, payMethod } = row.given;
  const own = without(row.given, 'supplierId', 'payMethod', 'lookup', 'mpanValid');
  const plan = {
    ...(supplierId === undefined ? {} : { supplierId }),
    ...(payMethod === undefined ? {} : { payMethod }),
  };
  const signing = signingUp(shipped, signsUp({ plan }), answersWith(asTyped(own)));
  const begun = deed(before(signing, section), 'open', section);
  const world = emptied(shipped, answered(begun, section, signing.plan), own);
  for (const [id, told] of Object.entries(own)) {
    const here = shipped.engine.evaluate(world.state, { var: pathOf(id) });
    if (id !== 'previousAddresses' && !isAlike(here, told)) {
      throw new Error(`\`${id}\` is ${JSON.stringify(here)} before “${row.deed}”.`);
    }
  }
  return { signing, section, world: { ...world, made: [] } };
}

/** A box that opens ticked and is empty was emptied. */
const emptied = (shipped: Shipped, world: World, own: Answers): World =>
  Object.entries(own).reduce((now, [id, told]) => {
    const isTicked = shipped.engine.evaluate(now.state, { var: pathOf(id) }) === true;
    const { section, compiled } = fieldOf(shipped, id);
    return isTicked && told === null ? answer(now, `${section}.${compiled.name}`, false) : now;
  }, world);

/** An empty box is null or false; a number may be typed. */
const isAlike = (here: Json, told: Json): boolean =>
  typeof (told ?? false) === 'boolean' ? (here ?? false) === (told ?? false) : words(here) === told;

const counts = ['one', 'two', 'three'];

/** “three of 10 months” are three lengths; a box that is said to be empty is left alone. */
function asTyped(own: Answers): Answers {
  const entries = Object.entries(own).map(([id, value]) => {
    if (id !== 'previousAddresses') return [id, value === false ? null : value] as const;
    const [, count = '', length = ''] = /^(\w+) of (.+)$/.exec(words(value)) ?? [];
    return [id, Array.from({ length: counts.indexOf(count) + 1 }, () => length)] as const;
  });
  return Object.fromEntries(entries);
}

const list = 'address.previousAddresses';

/** A previous address is entered in the form that is open, and saved. */
function saved(done: Done, item: Answers): Done {
  const { signing } = done;
  const plan = planOf(signing.shipped, { ...previousAddress, ...item }, signing.who.today);
  const draft = deed(done.world, 'add', list);
  return { ...done, world: deed(answered(draft, 'previousAddress', plan), 'save', list) };
}

function ticked(shipped: Shipped, row: Behaviour, id: string, value: boolean): Done {
  const { section, compiled } = fieldOf(shipped, id);
  const done = given(shipped, row, section);
  return { ...done, world: answer(done.world, `${section}.${compiled.name}`, value) };
}

const answer = (world: World, key: string, value: Json): World =>
  deed(world, 'answer', { [key]: value });

const inAddress = (act: (done: Done) => Done) => (shipped: Shipped, row: Behaviour) =>
  act(given(shipped, row, 'address'));

const mpan = '018011002336332882449';
const unknownNumbers = { addressInfoDto: { mprn: null, mpan: null } };

/** At a sheet of a meter whose number nobody knows. */
function atMeter(shipped: Shipped, section: string): Done {
  const who = { ...signsUp(unknownNumbers), lookUp: 'no numbers' as const };
  const signing = signingUp(shipped, who, answersWith());
  return { signing, section, world: { ...before(signing, section), made: [] } };
}

function typedMpan(shipped: Shipped, typed: string): Done {
  const done = atMeter(shipped, 'electricityMeter');
  return { ...done, world: answer(done.world, 'electricityMeter.mpan', typed) };
}

/** The number is looked up by the address, and the partner knows what the row says. */
function lookedUpBy(shipped: Shipped, row: Behaviour, which: string, section: string): Done {
  const { payMethod, lookup } = row.given;
  const plan = payMethod === undefined ? {} : { plan: { payMethod } };
  const rest = { question: which, typed: null, room: [], clauses: [] };
  const { world } = lookedUp(shipped, { ...rest, ...plan }, which, words(lookup));
  return { ...atMeter(shipped, section), world };
}

type Deed = (shipped: Shipped, row: Behaviour) => Done;

const deeds: Readonly<Record<string, Deed>> = {
  none: inAddress((done) => done),
  'take away separateBilling': (shipped, row) => {
    const signing = signingUp(shipped, signsUp({}), answersWith(row.given));
    const world = changed(signing, ready(signing), 'separateBilling', false);
    return { signing, section: 'address', world: goneOn(world, 'address') };
  },
  'change years to 3': inAddress((done) => ({
    ...done,
    world: goneOn(changed(done.signing, done.world, 'years', '3'), 'address'),
  })),
  'Save a previous address without city': inAddress((done) =>
    saved(done, { 'previousAddresses[].years': '1', 'previousAddresses[].city': null }),
  ),
  'Save a valid previous address of 10 months': inAddress((done) =>
    saved(done, { 'previousAddresses[].months': '10' }),
  ),
  'Remove the second': inAddress((done) => ({
    ...done,
    world: deed(done.world, 'remove', { [list]: 1 }),
  })),
  'open the entry of a previous address and close it without Save': inAddress((done) => {
    const plan = planOf(done.signing.shipped, previousAddress, done.signing.who.today);
    const draft = answered(deed(done.world, 'add', list), 'previousAddress', plan);
    return { ...done, world: deed(draft, 'cancel', list) };
  }),
  'search a postcode for a previous address and pick one': inAddress((done) => {
    const draft = deed(done.world, 'add', list);
    const typed = answer(draft, 'previousAddress.postcode', 'LS8 4JW');
    const found = deed(typed, 'press', 'previousAddress.findAddress');
    return { ...done, world: answer(found, 'previousAddress.found', 'A1') };
  }),
  'untick it and tick it again': (shipped, row) => {
    const id = 'hasMedicalConditionOrIndividualRequirement';
    const done = ticked(shipped, row, id, false);
    return { ...done, world: answer(done.world, `terms.${id}`, true) };
  },
  'change the last character': (shipped) => {
    const signing = signingUp(shipped, signsUp({}), answersWith());
    const held = deed({ ...ready(signing), made: [] }, 'hold', ['customerMpan']);
    const world = changed(signing, held, 'mpanNumber', `${mpan.slice(0, -1)}8`);
    return { signing, section: 'electricityMeter', world };
  },
  'type the first 20 characters of an MPAN': (shipped) => typedMpan(shipped, mpan.slice(0, 20)),
  'type all 21 characters of an MPAN': (shipped) =>
    typedMpan(shipped, '01 801 100 23 3633 2882 449'),
  "press “Don't know your MPRN?”": (shipped) => {
    const done = atMeter(shipped, 'gasMeter');
    return { ...done, world: deed(done.world, 'press', 'gasMeter.findNumber') };
  },
  'choose the address': (shipped, row) => lookedUpBy(shipped, row, 'mprnLookup', 'gasMeter'),
  'look the MPAN up by the address': (shipped, row) =>
    lookedUpBy(shipped, row, 'mpanLookup', 'electricityMeter'),
  'leave for the error page and come back with the same switchKey': (shipped) => {
    const done = answeredAll(shipped);
    const away = deed(done.world, 'goTo', { step: 'error', parameters: { status: '500' } });
    return { ...done, world: deed(away, 'goTo', 'personalDetails') };
  },
  'enter the sign-up with another switchKey': (shipped) => {
    const done = answeredAll(shipped);
    const key = { switchKey: { geniusSwitchKeyDto: { switchKey: 'K2' } } };
    const back = deed(deed(done.world, 'goTo', 'quoteResults'), 'partner', { answers: key });
    const plan = { tariffId: '9001', payMethod: 'MonthlyDirectDebit', switchOption: 'Full' };
    return { ...done, world: deed(back, 'choose', { sequence: 'switchNow', with: plan }) };
  },
};

/** A household of a supplier whose terms open with a tick, which it has taken away. */
function answeredAll(shipped: Shipped): Done {
  const answers = { ...otherBilling, separateBilling: true };
  const signing = signingUp(shipped, signsUp({ plan: { supplierId: 4 } }), answersWith(answers));
  const untick = changed(signing, ready(signing), 'happyToReceiveCreditCheck', null);
  return { signing, section: 'terms', world: goneOn(untick, 'terms') };
}

/** Does what a row says; throws for words that nobody knows. */
export function done(shipped: Shipped, row: Behaviour): Done {
  const [, word, id] = /^(tick|untick) (\w+)$/.exec(row.deed) ?? [];
  if (id !== undefined) return ticked(shipped, row, id, word === 'tick');
  const act = deeds[row.deed];
  if (act === undefined) throw new Error(`Nobody can “${row.deed}”.`);
  return act(shipped, row);
}

/** What is done with the three boxes of a sort code, which the engine does not know. */
export const isOfBoxes = ({ deed: told }: Behaviour): boolean => / box$/.test(told);
