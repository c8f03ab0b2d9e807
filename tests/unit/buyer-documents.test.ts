import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const documents = [
  'SECURITY.md',
  'docs/threat-model.md',
  'docs/runbook.md',
  'docs/checklist.md',
  'docs/accessibility/wcag-2.2.md',
  'docs/accessibility/statement.md',
];
const textOf = (name: string): string => readFileSync(name, 'utf8');
const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, one = '']) => one);

const { scripts } = JSON.parse(textOf('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** Of the project; what stands in `dist` is made by a command. */
const path = /`((?:src|server|sandbox|tools|tests|schemas|journey-config|docs|\.ci)\/[\w./-]+)`/g;

describe.each(documents)('%s', (name) => {
  const text = textOf(name);

  it('names files that are there', () => {
    const links = found(text, /\]\((?!https?:|#)([^)#]+)/g).map((to) => join(dirname(name), to));
    const gone = [...links, ...found(text, path)].filter((one) => !existsSync(one));
    expect(gone).toEqual([]);
  });

  it('names tests and commands that are there', () => {
    const tests = found(text, /(?:vitest run --configLoader runner) (\S+?)[`\s]/g);
    expect(tests.filter((one) => !existsSync(one))).toEqual([]);
    const commands = found(text, /npm run ([\w:]+)/g);
    expect(commands.filter((one) => !Object.hasOwn(scripts, one))).toEqual([]);
  });

  it('leads to headings that are there', () => {
    const gone = [...text.matchAll(/\]\((?!https?:)([^)#]*)#([^)]+)\)/g)].filter(
      ([, to = '', at]) => {
        const heads = found(textOf(to === '' ? name : join(dirname(name), to)), /^#+ (.+)$/gm);
        const anchors = heads.map((head) =>
          head
            .toLowerCase()
            .replaceAll(/[^\w\s-]/g, '')
            .trim()
            .replaceAll(/\s/g, '-'),
        );
        return !anchors.includes(at ?? '');
      },
    );
    expect(gone.map(([link]) => link)).toEqual([]);
  });
});

it('all criteria of WCAG 2.2, A and AA, are judged for each page, with evidence', () => {
  const rows = textOf('docs/accessibility/wcag-2.2.md')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.map(([, criterion = '']) => criterion.split(' ')[0])).toEqual([
    ...'1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5'.split(' '),
    ...'1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13'.split(' '),
    ...'2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11'.split(
      ' ',
    ),
    ...'2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8'.split(' '),
    ...'3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8'.split(' '),
    ...'4.1.2 4.1.3'.split(' '),
  ]);
  for (const [, criterion, ...cells] of rows) {
    const judged = cells.slice(0, 10).join('');
    expect(judged, criterion).toMatch(/^[✓–✗]{10}$/);
    expect(cells[10]?.length, `evidence of ${criterion ?? ''}`).toBeGreaterThan(5);
  }
});

it('forty questions are asked, each answered by a file or a command, or said not to be done', () => {
  const questions = textOf('docs/checklist.md')
    .split(/^\*\*(?=\d+\. )/m)
    .slice(1);
  expect(questions.map((one) => Number.parseInt(one, 10))).toEqual(
    Array.from({ length: 40 }, (_, index) => index + 1),
  );
  const bare = questions.filter((one) => !/`[^`]+`|\]\([^)]+\)|Not done:/.test(one));
  expect(bare).toEqual([]);
});
