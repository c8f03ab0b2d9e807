import type { Text } from '../../engine';

/** A filled text: its words, and its links in a new tab so that no answer is left behind. */
export function RichText({ text }: { readonly text: Text }) {
  return text.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={index} href={part.href} target="_blank" rel="noopener noreferrer">
        {part.text}
      </a>
    ),
  );
}

/** The words alone. */
export function plain(text: Text): string {
  return text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
