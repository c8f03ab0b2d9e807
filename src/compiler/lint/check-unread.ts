import { areRelated, readsOf } from '../../rules';
import type { Context } from '../context';
import { questionsOf, type Question } from '../questions';
import type { SourceFile } from '../source';
import type { Sources } from '../symbols';
import { readText } from '../text/read-text';
import { filesOf } from './files-of';
import { writtenIn } from './written-in';
import { onceFor } from '../source/once-for';

/** An answer that is neither sent nor read by anybody is asked for in vain (decision 100). */
export function checkUnread(sources: Sources, { symbols, report }: Context): void {
  const read = [...readIn(sources)];
  const meets = (path: string): boolean => read.some((other) => areRelated(path, other));
  const questions = new Map<string, Question[]>();
  for (const { section } of symbols.units)
    for (const question of questionsOf(section))
      questions.set(question.path, [...(questions.get(question.path) ?? []), question]);
  for (const [path, { at, draft, record }] of symbols.answers) {
    const asked = questions.get(path) ?? [];
    const excuse = symbols.records.get(path)?.find('because') ?? null;
    if (excuse !== null) {
      if (meets(path))
        report.add('JC710', excuse, `\`${path}\` is read, so nothing needs this \`because\`.`, {
          key: true,
          help: 'leave it out',
          severity: 'warning',
        });
      continue;
    }
    if (meets(path) || asked.some(isAgreed) || keptIn(draft, symbols).some(meets)) continue;
    report.add('JC538', at, `Nobody reads \`${path}\`, and it is not sent.`, {
      key: true,
      help: record
        ? 'read it, send it, say `because`, or remove the record'
        : 'send it in the body of a call, read it in a rule, or do not ask it',
      severity: 'warning',
    });
  }
}

/** The list in which a draft is kept, and the one around that: no list is deeper. */
function keptIn(draft: string | null, { lists }: Context['symbols']): readonly string[] {
  const inner = lists.get(draft ?? '');
  const outer = lists.get(inner?.host.value.id ?? '');
  return [inner, outer].flatMap((list) => list?.path ?? []);
}

/** Whom it asks to accept, and who consents, is held to it or is in the record. */
function isAgreed({ at }: Question): boolean {
  const { consent, required } = at.value;
  const accepts = typeof required === 'object' && required !== null && 'accepted' in required;
  return consent === undefined && accepts;
}

/** Keys beside rules and texts that name answers which are heard, or forgotten with. */
const naming = new Set(['changed', 'answered', 'forgottenWith', 'by', 'path', 'again']);

/** Every path that a rule, a text or an event of any file names. */
function readIn(sources: Sources): ReadonlySet<string> {
  const paths = new Set([...filesOf(sources).values()].flatMap((file) => [...readInFile(file)]));
  // An address is filled from its answers.
  for (const step of sources.steps)
    for (const { answer } of Object.values(step.value.parameters ?? {})) paths.add(answer);
  return paths;
}

/** Of one file, which brands may leave as it is. */
export const readInFile = onceFor((file: SourceFile): ReadonlySet<string> => {
  const paths = new Set(readsOf(file.value).paths);
  for (const { key, text } of writtenIn(file).texts) {
    if (naming.has(key)) paths.add(text);
    if (!text.includes('{') && !text.includes('](')) continue;
    for (const piece of readText(text)) {
      if (piece.kind === 'placeholder') paths.add(piece.path);
      if (piece.kind === 'link') paths.add(piece.address);
    }
  }
  return paths;
});
