import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../src/compiler';
import type { ReportFormat } from './report-formats';
import { reports, type Report } from './reports';

const finding: Finding = {
  code: 'JC301',
  title: 'name of nothing',
  severity: 'error',
  message: '`a|b` is "nothing", 100 % sure:\nsee <there> & here',
  help: 'write `c`',
  file: 'journey config/steps/a.json',
  line: 3,
  column: 5,
  length: 4,
  pointer: '/a',
  also: [
    { file: 'b.json', line: 1, column: 2, length: 3, pointer: '', message: 'it is named here' },
  ],
};
const one: Report = { command: 'check', findings: [finding], summary: 'checked 1 file: 1 error' };
const none: Report = { command: 'check', findings: [], summary: 'checked 1 file: no findings' };
const print = (format: ReportFormat, report: Report): string =>
  reports[format]?.(report) ?? expect.fail(`no ${format}`);

describe('findings for other programs', () => {
  it('SARIF has the rule, the level, the place and what else has to do with it', () => {
    expect(JSON.parse(print('sarif', one))).toEqual({
      version: '2.1.0',
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      runs: [
        {
          tool: {
            driver: {
              name: 'journey check',
              rules: [{ id: 'JC301', shortDescription: { text: 'name of nothing' } }],
            },
          },
          columnKind: 'utf16CodeUnits',
          results: [
            {
              ruleId: 'JC301',
              level: 'error',
              message: { text: `${finding.message}\nHelp: write \`c\`.` },
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: 'journey%20config/steps/a.json' },
                    region: { startLine: 3, startColumn: 5, endColumn: 9 },
                  },
                },
              ],
              relatedLocations: [
                {
                  message: { text: 'it is named here' },
                  physicalLocation: {
                    artifactLocation: { uri: 'b.json' },
                    region: { startLine: 1, startColumn: 2, endColumn: 5 },
                  },
                },
              ],
            },
          ],
        },
      ],
    });
    expect(JSON.parse(print('sarif', none))).toMatchObject({ runs: [{ results: [] }] });
  });

  it('annotations stand in one line each, whatever the message holds', () => {
    expect(print('github', one)).toBe(
      '::error file=journey config/steps/a.json,line=3,col=5,endColumn=9,title=JC301%3A name of nothing::' +
        '`a|b` is "nothing", 100 %25 sure:%0Asee <there> & here%0AHelp: write `c`\n' +
        'checked 1 file: 1 error',
    );
  });

  it('JUnit has a failed case for the file, or one that passed', () => {
    const escapedMessage =
      '`a|b` is &quot;nothing&quot;, 100 % sure:\nsee &lt;there&gt; &amp; here';
    const place = 'journey config/steps/a.json';
    expect(print('junit', one).split('>\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?',
      '<testsuites name="journey check" tests="1" failures="1"',
      '  <testsuite name="journey check" tests="1" failures="1"',
      `    <testcase classname="journey check" name="${place}" file="${place}"`,
      `      <failure type="JC301" message="${escapedMessage}">${place}:3:5: ${escapedMessage}\nhelp: write \`c\`</failure`,
      '    </testcase',
      '  </testsuite',
      '</testsuites>',
    ]);
    expect(print('junit', none)).toContain('tests="1" failures="0"');
    expect(print('junit', none)).not.toContain('<failure');
  });

  it('a table of Markdown keeps a finding in its row', () => {
    expect(print('md', one).split('\n').at(-1)).toBe(
      '| `journey config/steps/a.json:3` | error JC301: `a\\|b` is "nothing", 100 % sure: see <there> & here | write `c` |',
    );
    expect(print('md', none)).toBe('**journey check**: checked 1 file: no findings');
  });
});
