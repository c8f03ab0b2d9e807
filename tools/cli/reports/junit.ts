import type { Finding } from '../../../src/compiler';
import type { Report, ReportCase } from './reports';

/** JUnit's XML: a case for what was tried, or for each file with findings, or one for all that is right. */
export const junit = ({ command, findings, cases = byFile(findings), summary }: Report): string => {
  const told =
    cases.length === 0
      ? [`    <testcase classname="journey ${command}" name="${escaped(summary)}"/>`]
      : cases.map((each) => caseOf(command, each));
  const failed = cases.filter((each) => each.findings.length > 0).length;
  const counts = `tests="${String(told.length)}" failures="${String(failed)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="journey ${command}" ${counts}>`,
    `  <testsuite name="journey ${command}" ${counts}>`,
    ...told,
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
};

function byFile(findings: readonly Finding[]): readonly ReportCase[] {
  const files = [...new Set(findings.map(({ file }) => file))];
  return files.map((file) => {
    const own = findings.filter((each) => each.file === file);
    return { name: file, file, findings: own };
  });
}

function caseOf(command: string, { name, file, findings }: ReportCase): string {
  const opening = `    <testcase classname="journey ${command}" name="${escaped(name)}" file="${escaped(file)}"`;
  if (findings.length === 0) return `${opening}/>`;
  const failures = findings.map(
    ({ code, file: at, line, column, message, help }) =>
      `      <failure type="${code}" message="${escaped(message)}">${escaped(
        `${at}:${String(line)}:${String(column)}: ${message}${help === null ? '' : `\nhelp: ${help}`}`,
      )}</failure>`,
  );
  return [`${opening}>`, ...failures, '    </testcase>'].join('\n');
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
