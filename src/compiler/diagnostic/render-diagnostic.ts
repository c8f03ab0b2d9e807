import { codes } from './codes';
import type { Diagnostic, Place } from './diagnostic';

/** A finding of whoever looked: the compiler, or an analysis of what it compiled. */
export interface Finding extends Omit<Diagnostic, 'code'> {
  readonly code: string;
  /** What the code stands for. */
  readonly title: string;
  /** A case that shows it, in words. */
  readonly example?: string | null;
  /** Behind the address of the page under development, it shows that household. */
  readonly open?: string | null;
}

/** What a piece of a printed finding is, for whoever gives it a colour. */
export type FindingPart = Diagnostic['severity'] | 'message' | 'gutter';
export type PaintFinding = (part: FindingPart, text: string) => string;

const unpainted: PaintFinding = (_, text) => text;

/** The line with a caret under what is meant. */
function excerpt(diagnostic: Finding, text: string, paint: PaintFinding): string[] {
  const line = text.split(/\r?\n/)[diagnostic.line - 1] ?? '';
  const before = line.slice(0, diagnostic.column - 1).replace(/[^\t]/g, ' ');
  const length = Math.min(diagnostic.length, line.length - diagnostic.column + 1);
  const gutter = gutterOf(diagnostic);
  return [
    paint('gutter', `${gutter} |`),
    `${paint('gutter', `${diagnostic.line} |`)} ${line}`,
    `${paint('gutter', `${gutter} |`)} ${before}${paint(diagnostic.severity, '^'.repeat(Math.max(1, length)))}`,
  ];
}

const gutterOf = ({ line }: Place): string => ' '.repeat(String(line).length);

/** What the compiler found, for people. */
export const renderDiagnostic = (
  diagnostic: Diagnostic,
  text: string | null,
  paint: PaintFinding = unpainted,
): string => renderFinding({ ...diagnostic, title: codes[diagnostic.code] }, text, paint);

/**
 * For people, as rustc prints: what, where, the line with a caret, what to do.
 * `text` is the file's; null leaves the line out.
 */
export function renderFinding(
  finding: Finding,
  text: string | null,
  paint: PaintFinding = unpainted,
): string {
  const { code, title, severity, message, file, line, column, help, also } = finding;
  const gutter = gutterOf(finding);
  const note = (name: string, words: string) =>
    `${paint('gutter', `${gutter} =`)} ${name}: ${words}`;
  return [
    `${paint(severity, `${severity}[${code}]`)}${paint('message', `: ${message}`)}`,
    `${paint('gutter', `${gutter}-->`)} ${file}:${line}:${column}`,
    ...(text === null ? [] : excerpt(finding, text, paint)),
    note('note', title),
    ...also.map((other) =>
      note('see', `${other.file}:${other.line}:${other.column}: ${other.message}`),
    ),
    ...(finding.example === undefined || finding.example === null
      ? []
      : [note('for example', finding.example)]),
    ...(finding.open === undefined || finding.open === null
      ? []
      : [note('to see it, behind the address of `npm run dev`', finding.open)]),
    ...(help === null ? [] : [note('help', help)]),
  ].join('\n');
}
