import { plain, type Json } from '../../../src/engine';
import { viewOf, type World } from '../../../src/scenarios/world';
import { files, type Shipped } from '../../unit/shipped';
import { sectionAt } from '../visit';
import { signsUp, type SignsUp } from './enter';
import { fieldOf } from './fields';
import { answersWith, before, changed, ready, signingUp } from './sign-up';
import type { Notice } from './tables';
import { noticesOf, textsUnder } from './texts';

/** Where the words of a notice are open: what it has to speak of. */
const speaksOf: Readonly<Record<string, RegExp>> = {
  'a number typed has wrong check digits': /compare.*bill/i,
  'the data calls a meter smart and its box is not ticked': /smart.*tick this box/i,
  'previous addresses are asked': /check.*(not|never|nothing|none).*(send|sent)/i,
  'paid by direct debit': /instruction.*bank/i,
  always: /data|details/i,
};

const unknownNumbers: SignsUp = {
  ...signsUp({ addressInfoDto: { mprn: null, mpan: null } }),
  lookUp: 'no numbers',
};

const newTariff = JSON.parse(files.get('messages/en-GB/new-tariff.json') ?? '') as {
  readonly texts: Readonly<Record<string, string>>;
};

/** A notice: it stands there, in these words or with what it has to speak of. */
export function compareNotice(shipped: Shipped, row: Notice): readonly string[] {
  const texts = textsAt(shipped, row);
  const { text, contains = [], not = [] } = row;
  const whole = texts.join(' ');
  const open = speaksOf[row.when];
  const missing = [
    ...contains.filter((words) => !whole.includes(words)),
    ...(typeof text === 'string' && !texts.includes(text) ? [text] : []),
    ...(text === null && open !== undefined && !open.test(whole) ? [String(open)] : []),
  ];
  const name = `${row.when}, ${row.where}:`;
  return [
    ...missing.map((words) => `${name} nothing says “${words}”.`),
    ...not
      .filter((words) => whole.includes(words))
      .map((words) => `${name} it says “${words}”, but must not.`),
  ];
}

const after = (shipped: Shipped, section: string | null, who = signsUp({})): World =>
  before(signingUp(shipped, who, answersWith()), section);

function at(shipped: Shipped, id: string, world: World): readonly string[] {
  const { section, compiled } = fieldOf(shipped, id);
  return textsUnder(sectionAt(world, section), compiled.name);
}

/** With everything answered, and then one answer otherwise. */
function otherwise(shipped: Shipped, id: string, typed: Json): World {
  const signing = signingUp(shipped, signsUp({}), answersWith());
  return changed(signing, ready(signing), id, typed);
}

const atPayment = (shipped: Shipped): readonly string[] =>
  noticesOf(sectionAt(after(shipped, 'payment'), 'payment'));
const atConfirm = (shipped: Shipped, who = signsUp({})): readonly string[] =>
  noticesOf(sectionAt(after(shipped, null, who), 'confirm'));

/** Where the tables' words for when and where lead. */
const places: Readonly<Record<string, (shipped: Shipped) => readonly string[]>> = {
  'gas is switched and its number is not known, at mprnNumber': (shipped) =>
    at(shipped, 'mprnNumber', after(shipped, 'gasMeter', unknownNumbers)),
  'electricity is switched and its number is not known, at mpanNumber': (shipped) =>
    at(shipped, 'mpanNumber', after(shipped, 'electricityMeter', unknownNumbers)),
  'the MPAN is answered as not domestic, at mpanNumber': (shipped) => {
    const answers = { customerMpan: { isValid: true, isDomestic: false } };
    return at(shipped, 'mpanNumber', after(shipped, 'terms', signsUp({ answers })));
  },
  'a number typed has wrong check digits, at mprnNumber': (shipped) =>
    at(shipped, 'mprnNumber', otherwise(shipped, 'mprnNumber', '6218972005')),
  'the data calls a meter smart and its box is not ticked, under that box': (shipped) => {
    const smart = {
      ...signsUp({ plan: { supplierId: 42 } }),
      lookUp: 'a smart gas meter' as const,
    };
    return at(shipped, 'gasSmartMeterInstalled', after(shipped, 'terms', smart));
  },
  'previous addresses are asked, at previousAddresses': (shipped) =>
    at(shipped, 'previousAddresses', otherwise(shipped, 'years', '1')),
  'gas is switched, the action that looks the number up': (shipped) =>
    (sectionAt(after(shipped, 'terms'), 'gasMeter')?.actions ?? []).map(({ label }) =>
      plain(label),
    ),
  'paid by direct debit, heading of payment': atPayment,
  'paid by direct debit, payment': atPayment,
  'always, heading of confirm': atConfirm,
  'always, sign-up': atConfirm,
  'the start is as soon as possible, supplier 2, confirm': atConfirm,
  'supplier 43, confirm': (shipped) => atConfirm(shipped, signsUp({ plan: { supplierId: 43 } })),
  // Drawn by a panel of its own, which `new-tariff-summary.test.tsx` holds to this word.
  'always, side summary': () => [newTariff.texts['newTariff.title'] ?? ''],
  'always, the button': (shipped) => [viewOf(after(shipped, null)).submit?.label ?? ''],
};

function textsAt(shipped: Shipped, { when, where }: Notice): readonly string[] {
  const find = places[`${when}, ${where}`];
  if (find === undefined) throw new Error(`Nobody knows where to look for “${when}, ${where}”.`);
  return find(shipped);
}
