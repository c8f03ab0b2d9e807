import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { compiledEarlyPlugin } from './compiled-early-plugin';

/** An entry and a part on demand, which share a module that only the part needs. */
const files: Readonly<Record<string, string>> = {
  'entry.js':
    "import { shared } from 'shared.js';\nshared('entry');\nimport('part.js');\nimport('other.js');",
  'shared.js': "export const shared = (from) => console.log('shared', from);",
  'part.js': "import { late } from 'late.js';\nlate('part');",
  'other.js': "import { late } from 'late.js';\nlate('other');",
  'late.js': "export const late = (from) => console.log('late', from);",
};

async function built(ssr: boolean): Promise<readonly Rolldown.OutputChunk[]> {
  const made = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'files',
        resolveId: (id) => (id in files ? id : null),
        load: (id) => files[id] ?? null,
      },
      compiledEarlyPlugin(),
    ],
    build: { write: false, ssr, rolldownOptions: { input: 'entry.js' } },
  })) as Rolldown.RolldownOutput;
  return made.output.filter((each) => each.type === 'chunk');
}

const isEarly = ({ code }: Rolldown.OutputChunk): boolean =>
  code.startsWith('//# allFunctionsCalledOnLoad\n');

const named = (chunks: readonly Rolldown.OutputChunk[]): readonly string[] =>
  chunks.map(({ name }) => name).toSorted();

it('what the page begins with is compiled early, and nothing that comes on demand', async () => {
  const chunks = await built(false);
  expect(named(chunks)).toEqual(['entry', 'late', 'other', 'part']);
  expect(named(chunks.filter(isEarly))).toEqual(['entry']);
});

it('says nothing to a server', async () => {
  expect((await built(true)).filter(isEarly)).toEqual([]);
});
