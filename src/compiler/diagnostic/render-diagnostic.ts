import { codes } from './codes';
import type { Diagnostic, Place } from './diagnostic';

/** The line with a caret under what is meant. */
function excerpt(place: Place, text: string, gutter: string, words: string): string[] {
  const line = text.split(/\r?\n/)[place.line - 1] ?? '';
  const before = line.slice(0, place.column - 1).replace(/[^\t]/g, ' ');
  const carets = '^'.repeat(Math.max(1, Math.min(place.length, line.length - place.column + 1)));
  return [
    `${gutter} |`,
    `${String(place.line).padStart(gutter.length)} | ${line}`,
    `${gutter} | ${before}${carets}${words === '' ? '' : ` ${words}`}`,
  ];
}

/**
 * For people, as rustc prints: what, where, the line with a caret, what to do.
 * `text` is the file's; null leaves the line out.
 */
export function renderDiagnostic(diagnostic: Diagnostic, text: string | null): string {
  const { code, severity, message, file, line, column, help, also } = diagnostic;
  const gutter = ' '.repeat(String(line).length);
  const lines = [`${severity}[${code}]: ${message}`, `${gutter}--> ${file}:${line}:${column}`];
  if (text !== null) lines.push(...excerpt(diagnostic, text, gutter, ''));
  lines.push(`${gutter} = note: ${codes[code]}`);
  for (const other of also) {
    lines.push(`${gutter} = see: ${other.file}:${other.line}:${other.column}: ${other.message}`);
  }
  if (help !== null) lines.push(`${gutter} = help: ${help}`);
  return lines.join('\n');
}
