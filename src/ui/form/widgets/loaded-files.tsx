import {
  type ChangeEvent,
  type DragEvent,
  type KeyboardEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Json, JsonObject } from '../../../engine';
import { uploadsOf, type FilesHost, type FilesPlace, type Upload } from '../../../state/files';
import { Icon } from '../../parts/icons';
import { useWords } from '../../parts/words';
import { asText, toldOf, useFilesHost, useSection, type WidgetProps } from '../control';
import { chosenOf, namesOf } from './choose-files';
import { SentFile, StoredFile } from './file-rows';
import './files.css';

/** Files that are chosen, dropped or photographed, and sent one by one. */
export function LoadedFiles(props: WidgetProps) {
  const host = useFilesHost();
  if (host === null) throw new Error('A question for files needs a FilesProvider above it');
  return <AskedFiles {...props} host={host} />;
}

/** Enter opens the choosing, as it presses any button, and goes on to nothing. */
const opens = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.stopPropagation();
};

/** What is wrong with the files of the last choice. */
interface Wrong {
  readonly problems: readonly string[];
  /** Which choice it was: the same words of another are told again. */
  readonly choice: number;
}

const none: readonly string[] = [];

const isReference = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function AskedFiles({ view, options, host, onAnswer }: WidgetProps & { readonly host: FilesHost }) {
  const words = useWords();
  const section = useSection();
  const { files } = options;
  if (files === undefined) throw new Error('A question for files says which are taken');
  const { call, part, most } = files;
  const { takenOut = none } = view;
  const place = useMemo(
    (): FilesPlace => ({ section, field: view.name, call, part }),
    [section, view.name, call, part],
  );
  const uploads = uploadsOf(host);
  const underWay = useSyncExternalStore(uploads.subscribe, () => uploads.at(place));
  const stored = (Array.isArray(view.value) ? (view.value as readonly Json[]) : []).filter(
    isReference,
  );
  const [wrong, setWrong] = useState<Wrong>({ problems: [], choice: 0 });
  const [said, setSaid] = useState('');
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useSaidOf({ underWay, stored, takenOut }, setSaid);
  useMissedDrops();
  const left = most - stored.length - underWay.length;

  const add = (chosen: readonly File[]): void => {
    const { taken, problems } = chosenOf(chosen, files, left, words);
    setWrong(({ choice }) => ({ problems, choice: choice + 1 }));
    if (taken.length > 0) uploads.add(place, taken);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    add([...(target.files ?? [])]);
    // The same file may be chosen again.
    target.value = '';
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (!view.disabled) add([...event.dataTransfer.files]);
  };
  const remove = (file: JsonObject): void => {
    const rest = stored.filter((one) => one !== file);
    onAnswer(rest.length === 0 ? null : rest);
    setSaid(words.plain('form.files.removed', { name: file['name'] ?? '' }));
    input.current?.focus();
  };
  const cancel = ({ id, name }: Upload): void => {
    uploads.cancel(place, id);
    setSaid(words.plain('form.files.removed', { name }));
    input.current?.focus();
  };

  const ids = { takes: `${view.target}-takes`, choose: `${view.target}-choose` };
  const told = toldOf(view);
  const types = namesOf(files.types);
  const hasAny = stored.length + underWay.length > 0;
  const accept = files.types.flatMap(({ type, ends }) => [type, ...ends]).join(',');
  const photos = files.types.filter(({ type }) => type.startsWith('image/'));
  return (
    <div
      className="f-files"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className="f-note" id={ids.takes}>
        {words.plain(most === 1 ? 'form.files.takes' : 'form.files.takesMany', {
          types,
          most,
          megabytes: files.megabytes,
        })}
      </p>
      {wrong.problems.length > 0 && (
        <ul className="f-files__problems" role="alert" key={wrong.choice}>
          {wrong.problems.map((problem, index) => (
            <li className="f-error" key={`${String(index)} ${problem}`}>
              <Icon name="warning" />
              <span>{problem}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="f-files__choose">
        <input
          ref={input}
          id={view.target}
          className="f-files__input"
          type="file"
          multiple={most > 1}
          accept={accept}
          disabled={view.disabled}
          {...told}
          aria-labelledby={`${view.target}-label ${ids.choose}`}
          aria-describedby={[told['aria-describedby'], ids.takes].filter(Boolean).join(' ')}
          onChange={choose}
          onKeyDown={opens}
        />
        <label className="button button--second" id={ids.choose} htmlFor={view.target}>
          {words.plain(
            hasAny
              ? 'form.files.another'
              : most === 1
                ? 'form.files.choose'
                : 'form.files.chooseMore',
          )}
        </label>
        <span className="f-note f-files__drop">{words.plain('form.files.drop')}</span>
        {photos.length > 0 && (
          <span className="f-files__photo">
            <input
              id={`${view.target}-photo`}
              className="f-files__input"
              type="file"
              accept={photos.map(({ type }) => type).join(',')}
              capture="environment"
              disabled={view.disabled}
              aria-labelledby={`${view.target}-label ${view.target}-photo-label`}
              onChange={choose}
              onKeyDown={opens}
            />
            <label
              className="button button--second"
              id={`${view.target}-photo-label`}
              htmlFor={`${view.target}-photo`}
            >
              {words.plain('form.files.photo')}
            </label>
          </span>
        )}
      </div>
      {hasAny && (
        <ul className="f-files__list">
          {stored.map((file) => (
            <StoredFile
              key={asText(file['id'] ?? null)}
              file={file}
              isLocked={view.disabled}
              next={view.target}
              onRemove={() => remove(file)}
            />
          ))}
          {underWay.map((upload) => (
            <SentFile
              key={`sending-${String(upload.id)}`}
              upload={upload}
              next={view.target}
              onRetry={() => {
                uploads.retry(place, upload.id);
                input.current?.focus();
              }}
              onCancel={() => cancel(upload)}
            />
          ))}
        </ul>
      )}
      {takenOut.map((name, index) => (
        <p className="f-note f-files__gone" key={`${String(index)} ${name}`}>
          {words.plain('form.files.takenOut', { name })}
        </p>
      ))}
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  );
}

/** A file that is let go beside the field would be opened in the place of the page. */
function useMissedDrops(): void {
  useEffect(() => {
    const miss = (event: globalThis.DragEvent): void => {
      if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', miss);
    window.addEventListener('drop', miss);
    return () => {
      window.removeEventListener('dragover', miss);
      window.removeEventListener('drop', miss);
    };
  }, []);
}

interface There {
  readonly underWay: readonly Upload[];
  readonly stored: readonly JsonObject[];
  readonly takenOut: readonly string[];
}

/**
 * What has begun, is sent, has failed or was taken out elsewhere since, once each and in words: a bar that
 * moves says too much.
 */
function useSaidOf({ underWay, stored, takenOut }: There, say: (text: string) => void): void {
  const words = useWords();
  const before = useRef({ underWay, stored, takenOut });
  useEffect(() => {
    const { underWay: earlier, stored: kept, takenOut: gone } = before.current;
    before.current = { underWay, stored, takenOut };
    const names = (text: string, of: readonly string[]): readonly string[] =>
      of.map((name) => words.plain(`form.files.${text}`, { name }));
    const isGoing = ({ id }: Upload): boolean =>
      earlier.some((one) => one.id === id && one.share !== null);
    // Once more, too: a second failure would else be the same words, which nobody is told.
    const begun = underWay.filter((one) => one.share !== null && !isGoing(one));
    const failed = underWay.filter((one) => one.share === null && isGoing(one));
    const sent = stored.filter((file) => !kept.some((one) => one['id'] === file['id']));
    const news = [
      ...names('takenOut', takenOut.slice(gone.length)),
      ...names(
        'sent',
        sent.map(({ name = null }) => asText(name)),
      ),
      ...names(
        'failed',
        failed.map(({ name }) => name),
      ),
      ...names(
        'sending',
        begun.map(({ name }) => name),
      ),
    ];
    if (news.length > 0) say(news.join(' '));
  }, [underWay, stored, takenOut, say, words]);
}
