import type { Report } from './reports';

/** A table for a comment under a change, or for a page. */
export const markdown = ({ command, findings, summary }: Report): string =>
  findings.length === 0
    ? `**journey ${command}**: ${summary}`
    : [
        `**journey ${command}**: ${summary}`,
        '',
        '| where | what | what to do |',
        '| --- | --- | --- |',
        ...findings.map(
          ({ file, line, code, severity, message, help }) =>
            `| \`${cell(file)}:${String(line)}\` | ${severity} ${code}: ${cell(message)} | ${cell(help ?? '')} |`,
        ),
      ].join('\n');

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
