import { allIn, walkIn, type PartOf } from '../../journey';

/** Answers whose chosen option is named in the options of a field, as `{path|label}`. */
export const labelsIn = (field: PartOf<'field'>): readonly string[] =>
  allIn(field, 'options')
    .flatMap((options) => [...walkIn(options)])
    .flatMap(({ texts }) => texts.flatMap(({ text }) => text))
    .flatMap((part) =>
      typeof part === 'object' && 'path' in part && part.format === 'label' ? [part.path] : [],
    );
