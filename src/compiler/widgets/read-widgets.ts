import { patternOf } from '../../rules';
import type { Report } from '../diagnostic';
import type { ValueSource, WidgetSource } from '../language';
import { entries, items, type Cursor } from '../source';
import { allOptions, optionsOfEach, type KnownWidget } from './known-widgets';

/** A widget of the journey's own. */
export interface OwnWidget extends KnownWidget {
  /** Of its component, from the folder of the configuration. */
  readonly path: string;
  readonly frame: NonNullable<WidgetSource['frame']>;
  readonly schema: ValueSource;
  readonly at: Cursor<WidgetSource>;
}

/** The widgets that the journey's folder holds, by name; what is wrong with one is said at its place. */
export function readWidgets(
  sources: readonly Cursor<WidgetSource>[],
  files: ReadonlyMap<string, string>,
  report: Report,
): ReadonlyMap<string, OwnWidget> {
  refuseNameless(files, report);
  return new Map(
    sources.map((at) => {
      const { name, takes, frame = 'label', options } = at.value;
      const path = at.file.path.replace(/json$/, 'tsx');
      checkName(at, report);
      checkComponent(at, path, files, report);
      checkOptions(at, report);
      const schema = { ...options, type: 'object' };
      const understood = new Set([...optionsOfEach, ...Object.keys(options?.properties ?? {})]);
      return [
        name,
        { takes, frame, path, schema, at, chooses: false, writes: null, options: understood },
      ] as const;
    }),
  );
}

function checkName(at: Cursor<WidgetSource>, report: Report): void {
  const [, folder = ''] = at.file.path.split('/');
  if (at.value.name === folder) return;
  report.add('JC502', at.at('name'), `This lies in widgets/${folder}.`, {
    help: `write "${folder}", or call the folder ${at.value.name}`,
  });
}

/** Only that it is there can be seen: the page's own build reads it. */
function checkComponent(
  at: Cursor<WidgetSource>,
  path: string,
  files: ReadonlyMap<string, string>,
  report: Report,
): void {
  const text = files.get(path);
  if (text === undefined) {
    report.add('JC105', at.at('name'), `There is no ${path}, which draws this widget.`, {
      help: 'write it: `export function Widget(props: WidgetProps)`',
    });
  } else if (!/^export (?:async )?(?:function|const|class) Widget\b/m.test(text)) {
    report.add('JC108', at.at('name'), `${path} exports no \`Widget\`.`, {
      help: 'export function Widget(props: WidgetProps)',
    });
  }
}

function checkOptions(at: Cursor<WidgetSource>, report: Report): void {
  const options = at.find('options');
  if (options === null) return;
  const known = options.at('properties');
  for (const [name, option] of entries(known)) {
    if (allOptions.has(name))
      report.add('JC501', option, `\`${name}\` is an option of the language’s own widgets.`, {
        key: true,
        help: 'give it another name',
      });
    const pattern = option.find('pattern');
    if (pattern !== null && patternOf(pattern.value) === null)
      report.add('JC506', pattern, `\`${pattern.value}\` is no regular expression.`);
  }
  for (const name of items(options.find('required')))
    if (!Object.hasOwn(known.value, name.value))
      report.add('JC205', name, `There is no option \`${name.value}\`.`);
}

/** A component without its `widget.json` would never be drawn. */
function refuseNameless(files: ReadonlyMap<string, string>, report: Report): void {
  for (const path of files.keys()) {
    const [, folder] = /^widgets\/([^/]+)\/widget\.tsx$/.exec(path) ?? [];
    const file = `widgets/${folder ?? ''}/widget.json`;
    if (folder === undefined || files.has(file)) continue;
    report.addDiagnostic({
      code: 'JC105',
      severity: 'error',
      message: `There is no ${file}, which says what this widget takes.`,
      file: path,
      line: 1,
      column: 1,
      length: 1,
      pointer: '',
      help: 'write it, with `name` and `takes`',
      also: [],
    });
  }
}
