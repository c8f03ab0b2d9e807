import {
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import type { Json } from '../../engine';
import type { Report } from '../diagnostic/report';
import { isHeld } from './is-held';
import { parseQuickly } from './parse-quickly';
import { placeAtOffset } from './place-of';
import type { Pointer, SourceFile } from './source-file';
import { unsafeKeys } from './unsafe-keys';

const words: Readonly<Record<string, string>> = {
  CommaExpected: 'a comma is missing',
  ColonExpected: 'a colon is missing',
  PropertyNameExpected: 'a key in double quotes is expected',
  ValueExpected: 'a value is expected',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'nothing may follow the end',
  InvalidCommentToken: 'JSON has no comments',
  InvalidSymbol: 'this is no JSON value',
  UnexpectedEndOfString: 'the text is not closed',
};

/** Reads one file strictly. null, and diagnostics, for what is no JSON or has a key twice. */
export function parseSource(
  path: string,
  text: string,
  report: Pick<Report, 'addDiagnostic'>,
): SourceFile | null {
  const quick = parseQuickly(text);
  if (quick !== null) return withTree(path, text, quick.value);
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, strictly);
  const file = { path, text };
  const first = errors[0];
  if (first !== undefined) {
    const code = printParseErrorCode(first.error);
    report.addDiagnostic({
      code: 'JC101',
      severity: 'error',
      message: `This file is not JSON: ${words[code] ?? code}.`,
      ...placeAtOffset(file, first.offset, Math.max(1, first.length), []),
      help: code === 'InvalidCommentToken' ? 'say it in `description`, or leave it out' : null,
      also: [],
    });
    return null;
  }
  if (root === undefined) return null;
  const sound = checkKeys(root, [], file, report);
  return sound ? { path, text, root, value: getNodeValue(root) as Json } : null;
}

const strictly = { disallowComments: true, allowTrailingComma: false };

/** Positions are asked for only where there is something to say. */
function withTree(path: string, text: string, value: Json): SourceFile {
  let root: Node | undefined;
  return {
    path,
    text,
    value,
    get root() {
      return (root ??= parseTree(text, [], strictly));
    },
  };
}

function checkKeys(
  node: Node,
  pointer: Pointer,
  file: Pick<SourceFile, 'path' | 'text'>,
  report: Pick<Report, 'addDiagnostic'>,
): boolean {
  const children = node.children ?? [];
  if (node.type === 'array') {
    return children
      .map((child, index) => checkKeys(child, [...pointer, index], file, report))
      .every(Boolean);
  }
  if (node.type === 'number' && !isHeld(Number(node.value))) {
    report.addDiagnostic({
      code: 'JC205',
      severity: 'error',
      message: 'No computer holds this number as it is written.',
      ...placeAtOffset(file, node.offset, node.length, pointer),
      help: `whole numbers go up to ${String(Number.MAX_SAFE_INTEGER)}`,
      also: [],
    });
    return false;
  }
  if (node.type !== 'object') return true;
  const seen = new Map<string, Node>();
  let sound = true;
  for (const { children: [key, value] = [] } of children) {
    if (key === undefined || value === undefined) continue;
    const name = String(key.value);
    const inner = [...pointer, name];
    const found = (code: 'JC102' | 'JC103', message: string, help: string, also: Node | null) => {
      sound = false;
      report.addDiagnostic({
        code,
        severity: 'error',
        message,
        ...placeAtOffset(file, key.offset, key.length, inner),
        help,
        also:
          also === null
            ? []
            : [{ ...placeAtOffset(file, also.offset, also.length, inner), message: 'first here' }],
      });
    };
    const earlier = seen.get(name);
    if (earlier !== undefined) {
      found('JC102', `\`${name}\` is written twice.`, 'the second would silently win', earlier);
    }
    if (unsafeKeys.has(name)) {
      found('JC103', `\`${name}\` is never allowed as a key.`, 'choose another name', null);
    }
    seen.set(name, key);
    if (!checkKeys(value, inner, file, report)) sound = false;
  }
  return sound;
}
