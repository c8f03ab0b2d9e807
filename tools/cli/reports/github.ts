import type { Report } from './reports';

/** Commands that a workflow of GitHub shows as annotations at the lines. */
export const github = ({ findings, summary }: Report): string =>
  [
    ...findings.map(({ severity, file, line, column, length, code, title, message, help }) => {
      const at = [
        `file=${property(file)}`,
        `line=${String(line)}`,
        `col=${String(column)}`,
        `endColumn=${String(column + length)}`,
        `title=${property(`${code}: ${title}`)}`,
      ];
      return `::${severity} ${at.join(',')}::${data(help === null ? message : `${message}\nHelp: ${help}`)}`;
    }),
    summary,
  ].join('\n');

/** A line break would end the command. */
const data = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
