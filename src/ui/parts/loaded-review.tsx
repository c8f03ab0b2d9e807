import { type ReactNode, useState } from 'react';
import type { AnswerLine, ContentView, FieldReference, RowView, Text } from '../../engine';
import type { ReviewProps } from './review';
import { useWayToField } from './way-to-field';
import { plain, RichText, useWords, type Words } from './words';
import './review.css';

/** What is signed for, in groups of rows; each answer with the way to its question. */
export function LoadedReview({ content, actionsOf }: ReviewProps) {
  const words = useWords();
  const [full, setFull] = useState(false);
  const groups = groupsOf(content, words);
  const hides = groups.flatMap(({ rows }) => rows).filter(({ inFull }) => inFull.length > 0);
  const toggle = (
    <button type="button" className="link-button" onClick={() => setFull(!full)}>
      {words.plain(full ? 'page.review.hide' : 'page.review.showInFull')}
    </button>
  );
  return groups.map(({ id, title, rows }) => {
    const ways = rows.flatMap(({ way }) => way ?? []);
    const [first] = ways;
    // One Change is enough where all of it is asked on one sheet.
    const together = ways.every(({ section }) => section === first?.section);
    return (
      <div key={id} className="p-review">
        {title.length > 0 && (
          <div className="p-review__head">
            <h3 className="h3">
              <RichText text={title} />
            </h3>
            {id !== null && actionsOf(id)}
            {together && first !== undefined && <Change way={first} title={plain(title)} />}
          </div>
        )}
        <dl>
          {rows.map((row) => (
            <div key={row.id} className="p-row">
              <dt>
                <RichText text={row.title} />
              </dt>
              <dd className="p-row__said" data-tone={row.tone}>
                <RichText text={full && row.inFull.length > 0 ? row.inFull : row.text} />
              </dd>
              {row.way !== null && !(together && title.length > 0) && (
                <dd className="p-row__way">
                  <Change way={row.way} title={row.way.text} />
                </dd>
              )}
              <Note row={row}>
                {actionsOf(row.id)}
                {row === hides.at(-1) && toggle}
              </Note>
            </div>
          ))}
        </dl>
      </div>
    );
  });
}

function Note({ row, children }: { readonly row: Row; readonly children: readonly ReactNode[] }) {
  const more = children.flat().filter((one) => one !== false && one !== null);
  if (row.note.length === 0 && more.length === 0) return null;
  return (
    <dd className="p-row__note">
      {row.note.length > 0 && <RichText text={row.note} />} {children}
    </dd>
  );
}

interface ChangeProps {
  readonly way: FieldReference;
  readonly title: string;
}

function Change({ way, title }: ChangeProps) {
  const words = useWords();
  const go = useWayToField();
  return (
    <button
      type="button"
      className="link-button"
      aria-label={words.plain('page.changeSection', { title })}
      onClick={() => go(way)}
    >
      {words.plain('page.change')}
    </button>
  );
}

interface Row extends RowView {
  readonly id: string;
  readonly title: Text;
  readonly text: Text;
}

interface Group {
  readonly id: string | null;
  readonly title: Text;
  readonly rows: Row[];
}

const bare: RowView = { note: [], inFull: [], tone: null, way: null };

/** A heading begins a group, and so does a section whose answers are listed under its own title. */
function groupsOf(content: readonly ContentView[], words: Words): readonly Group[] {
  const groups: Group[] = [];
  const begin = (id: string | null, title: Text): Group => {
    const group = { id, title, rows: [] };
    groups.push(group);
    return group;
  };
  for (const { id, kind, title, text, row = bare, answers = [] } of content) {
    if (kind === 'heading') begin(id, title);
    if (kind === 'row') (groups.at(-1) ?? begin(null, [])).rows.push({ ...row, id, title, text });
    for (const { section, title: own, lines } of answers) {
      const group = own.length > 0 ? begin(section, own) : (groups.at(-1) ?? begin(null, []));
      group.rows.push(...lines.map((line) => rowOf(line, words)));
    }
  }
  return groups.filter(({ rows }) => rows.length > 0);
}

const rowOf = ({ reference, ...line }: AnswerLine, words: Words): Row => ({
  ...bare,
  id: reference.target,
  title: [reference.text],
  text: [saidIn(line, words)],
  way: reference,
});

function saidIn({ said, agrees }: Omit<AnswerLine, 'reference'>, words: Words): string {
  if (said === null) return words.plain('page.review.none');
  if (typeof said === 'string') return said;
  if (agrees) return words.plain(said ? 'page.review.agreed' : 'page.review.notAgreed');
  return words.plain(said ? 'page.review.yes' : 'page.review.no');
}
