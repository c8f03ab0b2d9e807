import { plain, type Json, type JsonObject } from '../../../src/engine';
import type { Shipped } from '../../unit/shipped';
import { deed, sectionAt } from '../visit';
import { signsUp } from './enter';
import { answersWith, before, signingUp } from './sign-up';
import { words, type AnswerRow, type Refused } from './tables';

/** Looks a number up by the address, as “Don't know your MPRN?” does. */
interface LookUp {
  readonly section: string;
  readonly question: string;
  readonly path: string;
}

const lookUps: Readonly<Record<string, LookUp>> = {
  mprnLookup: { section: 'gasMeter', question: 'mprnNumber', path: 'terms.mprnNumber' },
  mpanLookup: { section: 'electricityMeter', question: 'mpanNumber', path: 'terms.mpanNumber' },
};

export const isLookUp = ({ question }: AnswerRow): boolean => Object.hasOwn(lookUps, question);

const gas = { mprn: '5618538502', isDomestic: true, isPrepayment: false, isSmartMeter: false };
const electricity = { ...gas, mprn: null, mpan: '018011002336332882449' };
const details = (more: JsonObject): Json => [
  { mpan: null, mprn: null, gasdetails: [gas], elecdetails: [electricity], ...more },
];

/** What the partner knows of the address, in the words of the tables. */
export const meters: Readonly<Record<string, Json>> = {
  'no gas meter': details({ gasdetails: [] }),
  'a gas meter that is not domestic': details({ gasdetails: [{ ...gas, isDomestic: false }] }),
  'a domestic prepayment gas meter': details({ gasdetails: [{ ...gas, isPrepayment: true }] }),
  'an empty list': [],
  'no electricity meter': details({ elecdetails: [] }),
  'a domestic gas meter by credit with 5618538502': details({}),
  'a domestic prepayment gas meter with 5618538502': details({
    gasdetails: [{ ...gas, isPrepayment: true }],
  }),
  'a domestic electricity meter with 018011002336332882449': details({}),
};

/** A household whose number is not known, and that has chosen its address in the look-up. */
export function lookedUp(shipped: Shipped, row: AnswerRow, which: string, known: string) {
  const at = lookUps[which];
  const answer = meters[known];
  if (at === undefined || answer === undefined) throw new Error(`No look-up finds “${known}”.`);
  const { addressInfoDto, ...who } = signsUp({ ...row, answers: {} });
  const none = { ...addressInfoDto, mprn: null, mpan: null };
  const unknown = { ...who, addressInfoDto: none, lookUp: 'no numbers' as const };
  const signing = signingUp(shipped, unknown, answersWith());
  const begun = deed(before(signing, at.section), 'partner', { answers: { meterDetails: answer } });
  const pressed = deed({ ...begun, made: [] }, 'press', `${at.section}.findNumber`);
  const world = deed(pressed, 'answer', { [`${at.section}.found`]: 'A1' });
  return { world, view: sectionAt(world, at.section), path: at.path };
}

/** A row of look-ups that fail: the page says so, and there is no number. */
export function compareLookUp(shipped: Shipped, row: Refused): readonly string[] {
  const known = words(row.answers?.['meterDetails']);
  const { world, view, path } = lookedUp(shipped, row, row.question, known);
  const errors = (view?.content ?? []).filter(({ kind }) => kind === 'error');
  const said = errors.map(({ title, text }) => `${plain(title)} ${plain(text)}`.trim());
  const { message = null } = row;
  const isSaid = message === null ? said.length > 0 : said.includes(message);
  const number = shipped.engine.evaluate(world.state, { var: path });
  return [
    ...(isSaid ? [] : [`says “${said.join('”, “')}” instead of “${message ?? 'any words'}”.`]),
    ...(number === null ? [] : [`fills in ${JSON.stringify(number)}.`]),
    ...(view?.verdict === 'valid' ? ['leaves its section valid.'] : []),
  ].map((wrong) => `\`${row.question}\` ${wrong}`);
}
