import type { CompiledField, CompiledText } from '../../journey';

/** Answers whose chosen option is named in the options of a field, as `{path|label}`. */
export const labelsIn = ({ options }: CompiledField): readonly string[] =>
  textsOf(options).flatMap((text) =>
    text.flatMap((part) =>
      typeof part === 'object' && 'path' in part && part.format === 'label' ? [part.path] : [],
    ),
  );

function textsOf(options: CompiledField['options']): readonly CompiledText[] {
  if (options === null) return [];
  if (options.kind === 'lookup') return Object.values(options.known).map(({ hint }) => hint);
  return options.items.flatMap(({ label, hint, unavailableReason }) => [
    label,
    ...[...hint, ...unavailableReason].map(({ text }) => text),
  ]);
}
