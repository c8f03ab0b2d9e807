import type { JsonObject } from '../../../engine';
import type { Upload } from '../../../state/files';
import { useHandOverFocus } from '../../parts/focus';
import { Icon } from '../../parts/icons';
import { useWords } from '../../parts/words';
import { asText } from '../control';
import { sizeInWords } from './choose-files';

interface FileProps {
  /** DOM id of what has the focus once a button goes from under it. */
  readonly next: string;
}

interface StoredFileProps extends FileProps {
  readonly file: JsonObject;
  readonly isLocked: boolean;
  readonly onRemove: () => void;
}

/** One that the partner has. */
export function StoredFile({ file, isLocked, next, onRemove }: StoredFileProps) {
  const name = asText(file['name'] ?? null);
  return (
    <li className="f-file">
      <Icon name="tick" />
      <span className="f-file__name">{name}</span>
      <span className="f-file__size">{sizeInWords(Number(file['size']))}</span>
      {!isLocked && <FileButton text="remove" name={name} next={next} onPress={onRemove} />}
    </li>
  );
}

interface SentFileProps extends FileProps {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

/** One that is on its way, or has failed. The bar goes by tenths, so that whoever is told of it is told seldom. */
export function SentFile({ upload, next, onRetry, onCancel }: SentFileProps) {
  const words = useWords();
  const { name, size, share, message } = upload;
  if (share === null) {
    return (
      <li className="f-file" data-failed>
        <p className="f-error">
          <Icon name="warning" />
          <span>
            {message === null
              ? words.plain('form.files.failed', { name })
              : words.plain('form.files.failedSaid', { name, message })}
          </span>
        </p>
        <FileButton text="retry" name={name} next={next} onPress={onRetry} />
        <FileButton text="remove" name={name} next={next} onPress={onCancel} />
      </li>
    );
  }
  const tenths = Math.floor(share * 10);
  return (
    <li className="f-file">
      <Icon name="spinner" />
      <span className="f-file__name">{name}</span>
      <progress
        className="f-file__bar"
        max={10}
        value={tenths}
        aria-label={words.plain('form.files.sending', { name })}
      />
      <span className="f-file__size">
        {words.plain('form.files.sendingShare', { share: tenths * 10, size: sizeInWords(size) })}
      </span>
      <FileButton text="cancel" name={name} next={next} onPress={onCancel} />
    </li>
  );
}

interface FileButtonProps extends FileProps {
  readonly text: 'remove' | 'retry' | 'cancel';
  /** Of the file, which a screen reader hears with it. */
  readonly name: string;
  readonly onPress: () => void;
}

function FileButton({ text, name, next, onPress }: FileButtonProps) {
  const words = useWords();
  const box = useHandOverFocus<HTMLButtonElement>(next);
  return (
    <button
      ref={box}
      type="button"
      className="link-button"
      aria-label={words.plain(`form.files.${text}Of`, { name })}
      onClick={onPress}
    >
      {words.plain(`form.files.${text}`)}
    </button>
  );
}
