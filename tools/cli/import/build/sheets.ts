import type { JsonObject } from '../../../../src/engine';
import type { BodyPart, Group } from '../xform/model';
import { frameOf, relevanceOf, type Making } from './making';
import { type FileNames, wordsOfName } from './names';
import { noteOf } from './note';
import type { Condition, Planned } from './plan';
import { questionOf } from './question';
import { listOf } from './list';
import { toldApart } from './told-apart';

/** A section as it is filled, question by question. */
interface Sheet {
  readonly file: string;
  readonly id: string;
  /** What its file is named after. */
  readonly name: string;
  readonly title: string;
  /** Relevance of the groups that it stands for. */
  readonly around: readonly Condition[];
  readonly fields: Record<string, JsonObject>;
  readonly content: JsonObject[];
  /** The question that was asked last, and what it hangs on beside the sheet. */
  last: { readonly name: string; readonly hangsOn: ReadonlySet<string> } | null;
}

export interface MadeSheets {
  /** Names of the section files of the page, in order. */
  readonly order: readonly string[];
  /** File name → section, those of items too. */
  readonly sections: ReadonlyMap<string, JsonObject>;
}

/** The questions of a form, each group that has a heading a section. */
export function sheetsOf(title: string, making: Making, names: FileNames): MadeSheets {
  const maker = new SheetMaker(making, names);
  maker.begin(title, 'questions', []);
  maker.fill(making.form.body);
  return maker.done();
}

class SheetMaker {
  readonly #making: Making;
  readonly #names: FileNames;
  readonly #sheets: Sheet[] = [];
  readonly #items = new Map<string, JsonObject>();

  constructor(making: Making, names: FileNames) {
    this.#making = making;
    this.#names = names;
  }

  begin(title: string, name: string, around: readonly Condition[]): void {
    const { file, id } = this.#names.give(name);
    this.#sheets.push({ file, id, name, title, around, fields: {}, content: [], last: null });
  }

  get #sheet(): Sheet {
    const sheet = this.#sheets.at(-1);
    if (sheet === undefined) throw new Error('no sheet was begun');
    return sheet;
  }

  fill(parts: readonly BodyPart[]): void {
    for (const part of parts)
      if (part.kind === 'group') this.#group(part);
      else {
        const planned = this.#making.planned.get(part.path);
        if (planned !== undefined) this.#node(planned);
      }
  }

  #group({ path, label, parts }: Group): void {
    const { form, texts } = this.#making;
    const outer = this.#sheet;
    const node = path === null ? undefined : form.nodes.get(path);
    const title = texts.text(label, 'line', { path: path ?? '', frame: frameOf(path ?? '', null) });
    if (title === '') {
      this.fill(parts);
      return;
    }
    this.begin(title, node?.name ?? title, this.#conditionsAt(path ?? ''));
    this.fill(parts);
    this.begin(outer.title, outer.name, outer.around);
  }

  /** Relevance of a group and of those around it. */
  #conditionsAt(path: string): readonly Condition[] {
    const { form } = this.#making;
    const names = path.split('/').slice(1);
    return names.flatMap((_, index): readonly Condition[] => {
      const at = `/${names.slice(0, index + 1).join('/')}`;
      const written = form.binds.get(at)?.relevant ?? null;
      return written === null ? [] : [{ path: at, written }];
    });
  }

  #node(planned: Planned): void {
    const around = planned.around.filter(
      ({ path }) => !this.#sheet.around.some((each) => each.path === path),
    );
    if (planned.as === 'asked')
      this.#ask(planned.name, questionOf(planned, around, this.#making), planned, around);
    if (planned.as === 'listed') {
      const { file, id } = planned.item;
      const { question, section } = listOf(planned, { around, file }, this.#making);
      this.#ask(planned.name, question, planned, around);
      this.#items.set(file, { ...section, id });
    }
    if (planned.as === 'told' || planned.as === 'worked') this.#tell(planned, around);
  }

  #ask(name: string, question: JsonObject, planned: Planned, around: readonly Condition[]): void {
    this.#sheet.fields[name] = question;
    this.#sheet.last = { name, hangsOn: hangsOn(planned, around) };
  }

  /** Words stand under the question before them, where that is shown whenever they are. */
  #tell(planned: Planned, around: readonly Condition[]): void {
    const note = noteOf(planned, around, this.#making);
    if (note === null) return;
    const { last, title, name } = this.#sheet;
    const own = hangsOn(planned, around);
    if (last !== null && ![...last.hangsOn].every((each) => own.has(each)))
      this.begin(title, name, this.#sheet.around);
    const under = this.#sheet.last;
    this.#sheet.content.push(
      under === null
        ? { ...note, kind: 'information' }
        : { ...note, kind: 'note', under: under.name },
    );
  }

  done(): MadeSheets {
    const sheets = this.#sheets.filter(
      ({ fields, content }) => Object.keys(fields).length > 0 || content.length > 0,
    );
    const made = sheets.map((sheet) => [sheet.file, this.#section(sheet)] as const);
    return { order: sheets.map(({ file }) => file), sections: new Map([...made, ...this.#items]) };
  }

  #section({ id, title, around, fields, content }: Sheet): JsonObject {
    const relevant = relevanceOf(around, null, this.#making);
    return {
      id,
      title: title === '' ? wordsOfName(id) : title,
      ...(relevant === null ? {} : { relevant }),
      ...(Object.keys(fields).length === 0 ? {} : { fields: toldApart(fields) }),
      ...(content.length === 0 ? {} : { content }),
    };
  }
}

/** The conditions that something is shown by, as they are written. */
const hangsOn = ({ bind }: Planned, around: readonly Condition[]): ReadonlySet<string> =>
  new Set([
    ...around.map(({ path, written }) => `${path} ${written.text}`),
    ...(bind?.relevant == null ? [] : [bind.relevant.text]),
  ]);
