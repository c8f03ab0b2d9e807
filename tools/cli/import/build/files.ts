import { fileTypes } from '../../../../src/compiler';
import type { JsonObject } from '../../../../src/engine';
import type { Notes } from '../findings';
import type { Asked } from './plan';

/** Megabytes of a file for which the form says nothing: the most that our language lets through. */
const most = 100;

/** What stands for any file of one sort, where all that cameras make of it is known. */
const whole = ['image/*'];

const saidIn = (takes: string): readonly string[] =>
  takes
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter((each) => each !== '');

/** Types of ours that a form takes by `image/*`, `.pdf` or a type; all of them where it does not say. */
export function typesTaken(takes: string): readonly string[] {
  const said = saidIn(takes);
  const isAny = said.length === 0 || said.some((each) => ['*/*', 'application/*'].includes(each));
  if (isAny) return Object.keys(fileTypes);
  return Object.entries(fileTypes)
    .filter(([type, { ends }]) => said.some((each) => isOf(each, type, ends)))
    .map(([type]) => type);
}

function isOf(said: string, type: string, ends: readonly string[]): boolean {
  if (said.endsWith('/*')) return type.startsWith(said.slice(0, -1));
  return said === type || ends.includes(said);
}

/** What a question for files takes, and what of that our language does not have. */
export function filesIn({ control, node }: Asked, notes: Notes): JsonObject {
  const { takes, appearance } = control;
  const types = typesTaken(takes);
  const named = saidIn(takes).filter((each) => !each.endsWith('/*'));
  const unknown = named.filter((each) => typesTaken(each).length === 0);
  const isAny = named.length === 0 && !whole.includes(takes.trim());
  const note = (message: string, help: string): void =>
    notes.add({ line: control.line, of: node.path, about: 'form', message, help });
  const names = types.map((type) => fileTypes[type]?.name ?? type).join(', ');
  if (isAny)
    note(
      `It takes files of any kind (${takes || '*/*'}), and the journey those that our language knows: ${names}`,
      'take out of `types` what the partner does not want',
    );
  if (unknown.length > 0)
    note(
      `It takes ${unknown.join(', ')}, which our language does not: ${names} is left`,
      'ask for one of the types that are known (docs/config-language.md)',
    );
  if (/\b(new|new-front|new-rear|selfie)\b/.test(appearance))
    note(
      `What is sent is to be made there and then (${appearance}), and the journey takes files of before as well`,
      'say in the hint that a new one is asked for',
    );
  return { call: 'sendFile', forget: 'forgetFile', types, megabytes: most };
}
