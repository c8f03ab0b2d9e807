import type { SaidView, Text } from '../../../engine';
import { plain, RichText } from '../../words';

export function SaidWords({ text }: { readonly text: readonly Text[] }) {
  return text.map((paragraph, index) => (
    <p key={index}>
      <RichText text={paragraph} />
    </p>
  ));
}

/** All of it as one string, for an announcement. */
export const wordsSaid = (says: readonly SaidView[]): string =>
  says
    .flatMap(({ title, text }) => [title, ...text])
    .map(plain)
    .filter(Boolean)
    .join(' ');
