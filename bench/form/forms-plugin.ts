import type { Plugin } from 'vite';
import { generateShapeValidators } from '../../src/compiler';
import { compiledForm } from '../journey/compiled';
import { layouts, type FormSize } from '../journey/source';

export const sizes = [40, 200, 1000] as const;

const prefix = '\0virtual:bench-forms';
const nameOf = ({ fields, layout }: FormSize): string => `${fields}-${layout}`;

const forms: readonly FormSize[] = sizes.flatMap((fields) =>
  layouts.map((layout) => ({ fields, layout })),
);

/**
 * `virtual:bench-forms`: how to load each form, by `<fields>-<layout>`. What is loaded is the compiled
 * journey and the validators that were generated for it, as the page itself has them.
 */
export const formsPlugin = (): Plugin => ({
  name: 'bench-forms',
  resolveId: (id) => (`\0${id}`.startsWith(prefix) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(prefix)) return null;
    const form = forms.find((one) => id === `${prefix}/${nameOf(one)}`);
    if (form === undefined) {
      const loaders = forms.map(
        (one) =>
          `${JSON.stringify(nameOf(one))}: () => import('virtual:bench-forms/${nameOf(one)}')`,
      );
      return `export const forms = {${loaders.join(', ')}};`;
    }
    const journey = compiledForm(form);
    const json = JSON.stringify(JSON.stringify(journey));
    return `${generateShapeValidators(journey).code}\nexport const journey = JSON.parse(${json});\n`;
  },
});
