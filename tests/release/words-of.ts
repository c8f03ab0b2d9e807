import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Answer path → what was asked (`ask`), and what each option that is written down says. */
export type Words = Readonly<Record<string, readonly Asked[]>>;
export interface Asked {
  readonly section: string;
  readonly ask: string;
  readonly options: Readonly<Record<string, string>>;
}

interface Question {
  readonly like?: string;
  /** null: its own, where `like` would bring another one. */
  readonly answer?: string | null;
  readonly title?: string;
  readonly options?: unknown;
}

interface Section {
  readonly id: string;
  readonly at?: string;
  readonly fields?: Readonly<Record<string, Question>>;
}

/** What a configuration asks for at each path. Reads plain JSON, as an older compiler would not do here. */
export function wordsOf(configuration: string): Words {
  const steps = join(configuration, 'steps');
  const sections = readdirSync(steps, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !file.endsWith('step.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(steps, file), 'utf8')) as Section);
  const asked = sections.flatMap((section) =>
    Object.keys(section.fields ?? {}).map((name) => {
      const { answer, title = '', options } = questionOf(section, name, sections);
      return {
        path: answer,
        asked: { section: section.id, ask: title, options: labelsOf(options) },
      };
    }),
  );
  return Object.fromEntries(
    [...new Set(asked.map(({ path }) => path))]
      .sort()
      .map((path) => [path, asked.filter((one) => one.path === path).map((one) => one.asked)]),
  );
}

/** A question with what it says like another, and where its answer is kept. */
function questionOf(
  { at, fields = {} }: Section,
  name: string,
  sections: readonly Section[],
): Question & { readonly answer: string } {
  const said = fields[name] ?? {};
  const [model = '', inModel = ''] = said.like?.split('.') ?? [];
  const other = sections.find(({ id }) => id === model);
  const liked = other === undefined ? {} : questionOf(other, inModel, sections);
  const own = at === undefined ? name : `${at}.${name}`;
  const all = { answer: own, ...liked, ...said };
  return { ...all, answer: all.answer ?? own };
}

/** Of options that come from a call nothing is written down. */
function labelsOf(options: unknown): Readonly<Record<string, string>> {
  if (!Array.isArray(options)) return {};
  return Object.fromEntries(
    (options as readonly { readonly value: unknown; readonly label: string }[]).map(
      ({ value, label }) => [JSON.stringify(value), label],
    ),
  );
}
