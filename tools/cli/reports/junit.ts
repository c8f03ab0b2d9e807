import type { Finding } from '../../../src/compiler';
import type { Report } from './reports';

/** JUnit's XML: a case for each file with findings, one for all that is right where there is none. */
export const junit = ({ command, findings, summary }: Report): string => {
  const byFile = new Map<string, Finding[]>();
  for (const each of findings) byFile.set(each.file, [...(byFile.get(each.file) ?? []), each]);
  const cases =
    byFile.size === 0
      ? [`    <testcase classname="journey ${command}" name="${escaped(summary)}"/>`]
      : [...byFile].map(([file, all]) => caseOf(command, file, all));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="journey ${command}" tests="${String(cases.length)}" failures="${String(byFile.size)}">`,
    `  <testsuite name="journey ${command}" tests="${String(cases.length)}" failures="${String(byFile.size)}">`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
};

function caseOf(command: string, file: string, findings: readonly Finding[]): string {
  const failures = findings.map(
    ({ code, line, column, message, help }) =>
      `      <failure type="${code}" message="${escaped(message)}">${escaped(
        `${file}:${String(line)}:${String(column)}: ${message}${help === null ? '' : `\nhelp: ${help}`}`,
      )}</failure>`,
  );
  return [
    `    <testcase classname="journey ${command}" name="${escaped(file)}" file="${escaped(file)}">`,
    ...failures,
    '    </testcase>',
  ].join('\n');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Without the characters that XML 1.0 does not have. */
const escaped = (text: string): string =>
  text
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
