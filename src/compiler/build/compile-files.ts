import type { JsonObject } from '../../engine';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import { fileTypes } from '../files';
import type { FilesSource } from '../language';
import type { Question } from '../questions';
import { parametersIn } from '../rules';
import { items, type Cursor } from '../source';
import { pickedShape } from '../wire';
import { checkReference } from './check-reference';

/** What must hold of files, as keywords of the shape of their answer. */
export function fileLimits(question: Question, context: Context): JsonObject {
  const files = question.at.find('files');
  if (files === null) return {};
  checkAsked(question, context);
  checkTypes(files, context);
  const call = files.at('call');
  if (checkReference('call', call, context)) checkCall(call, context);
  const forget = files.find('forget');
  if (forget !== null && checkReference('call', forget, context)) checkForgets(forget, context);
  const { min, max = 1, types, megabytes } = files.value;
  if (min !== undefined && min > max)
    context.report.add('JC505', files, 'So many files are never taken.', { key: true });
  return {
    ...(min !== undefined && { minFiles: min }),
    maxFiles: max,
    fileTypes: types,
    megabytes,
  };
}

/** What means nothing for files, and where they cannot be asked for. */
function checkAsked({ at, section }: Question, { symbols, report }: Context): void {
  for (const key of meaningless) {
    const said: Cursor<unknown> | null = at.find(key);
    if (said === null) continue;
    report.add('JC512', said, `\`${key}\` has no meaning for files.`, { key: true });
  }
  if (symbols.lists.has(section.value.id))
    report.add('JC577', at.at('files'), 'An item of a list asks for no files.', {
      key: true,
      help: 'ask for the files of all items in a question of the page',
    });
}

const meaningless = [
  ...(['schema', 'initial', 'options', 'choices', 'list', 'bounds', 'normalise'] as const),
  ...(['unticked', 'words', 'opens', 'consent'] as const),
];

function checkTypes(files: Cursor<FilesSource>, { report }: Context): void {
  for (const type of items(files.at('types'))) {
    if (Object.hasOwn(fileTypes, type.value)) continue;
    report.add('JC576', type, `Nobody knows the type \`${type.value}\`.`, {
      help: didYouMean(type.value, Object.keys(fileTypes)) ?? 'name one of those that are known',
    });
  }
}

/** It sends one file, needs nothing but answers, and keeps a text. */
function checkCall(at: Cursor<string>, context: Context): void {
  const { symbols, operations, report } = context;
  const call = symbols.calls.get(at.value);
  const operation = operations.get(call?.value.operation ?? '');
  if (call === undefined || operation === undefined) return;
  const add = (message: string, help: string): void => {
    report.add('JC575', at, message, { help });
  };
  if (operation.file === null)
    add(
      `\`${call.value.operation}\` takes no file.`,
      'its requestBody is multipart/form-data with one property, of format `binary`',
    );
  const other = symbols.uses.find((use) => use.call === at.value);
  if (other !== undefined)
    report.add('JC575', other.at, 'This call sends a file, and here is none.', {
      also: [{ at, message: 'the files that it sends' }],
    });
  const kept = pickedShape(call.value, context)?.alternatives ?? [];
  const isText = kept.every(({ type }) => type === 'string');
  if (call.value.into !== undefined || !isText)
    add(
      `What \`${at.value}\` keeps of its answer is no text.`,
      'say in `answer` where the id of the file stands',
    );
}

/** It says which file, and sends none. */
function checkForgets(at: Cursor<string>, { symbols, operations, report }: Context): void {
  const call = symbols.calls.get(at.value);
  const operation = operations.get(call?.value.operation ?? '');
  if (call === undefined || operation === undefined) return;
  if (operation.file !== null)
    report.add('JC575', at, `\`${call.value.operation}\` sends a file, and forgets none.`, {
      help: 'name the call that tells the partner which file was taken out',
    });
  else if (!parametersIn(call).some(([name]) => name === 'id'))
    report.add('JC575', at, `Nothing in \`${at.value}\` says which file is to be forgotten.`, {
      help: 'read `with.id` where the operation takes the id of the file',
    });
}
