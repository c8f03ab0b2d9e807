import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const documents = ['SECURITY.md', 'docs/threat-model.md', 'docs/runbook.md', 'docs/checklist.md'];
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
