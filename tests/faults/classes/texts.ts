import type { FaultClass, FaultGroup } from '../fault';
import { pointer, type Place } from '../places';
import { misspelt } from '../random';
import { kindOf } from '../source';

const shown = new Set(
  'title lead hint missing reason text label name busy failed message notice summary summaryNote ready'.split(
    ' ',
  ),
);

/** Texts that a household reads. */
const isText = ({ file, path, value }: Place): boolean => {
  const kind = kindOf(file);
  if (typeof value !== 'string' || kind === undefined || kind === 'brand' || kind === 'tracking')
    return false;
  const [key, owner] = [String(path.at(-1)), String(path.at(-2))];
  if (
    path.includes('body') ||
    path.includes('query') ||
    path.includes('set') ||
    path.includes('settings')
  )
    return false;
  if (kind === 'texts' || kind === 'messages') return owner === 'texts' || owner === 'rules';
  if (
    /^\/fields\/[^/]+\/(answer|group|ui\/(?!unlisted)|initial|options\/(label|value|from))/.test(
      pointer(path),
    )
  )
    return false;
  return shown.has(key) || owner === 'items' || path[2] === 'messages';
};

const textual = (
  name: string,
  group: FaultGroup,
  fits: RegExp,
  change: (text: string) => string,
  says: string,
): FaultClass => ({
  name,
  group,
  candidates: (source) =>
    source.places.flatMap((place) => {
      const { file, path, value } = place;
      if (typeof value !== 'string' || !isText(place) || !fits.test(value)) return [];
      // What `item.` has in these texts is the code's that draws the screen.
      if (name === 'placeholder-item-nowhere' && kindOf(file) === 'texts') return [];
      return [source.edit(file, path, change(value), `${pointer(path)} ${says}`)];
    }),
});

export const textClasses: readonly FaultClass[] = [
  {
    name: 'placeholder',
    group: 'dangling',
    candidates: (source, random) =>
      source.places.flatMap((place) => {
        const { file, path, value } = place;
        const inside =
          typeof value === 'string' && isText(place)
            ? /\{((?:facts\.|lookups\.|item\.)?)(\w[\w.]*)/.exec(value)
            : null;
        // What `item.` has is the code's that draws the screen.
        if (inside === null || typeof value !== 'string' || inside[1] === 'item.') return [];
        const wrong = `{${inside[1] ?? ''}${misspelt(inside[2] ?? '', random, source.names)}`;
        return [
          source.edit(
            file,
            path,
            value.replace(inside[0], wrong),
            `${pointer(path)} says "${wrong}"`,
          ),
        ];
      }),
  },
  {
    name: 'format',
    group: 'dangling',
    candidates: (source, random) =>
      source.places.flatMap((place) => {
        const { file, path, value } = place;
        const inside = typeof value === 'string' && isText(place) ? /\|(\w+)\}/.exec(value) : null;
        if (inside === null || typeof value !== 'string') return [];
        const wrong = `|${misspelt(inside[1] ?? '', random, source.names)}}`;
        return [
          source.edit(
            file,
            path,
            value.replace(inside[0], wrong),
            `${pointer(path)} formats by "${wrong}"`,
          ),
        ];
      }),
  },
  textual(
    'placeholder-open',
    'other',
    /\{[^}]*\}/,
    (text) => text.replace('}', ''),
    'opens a placeholder and does not close it',
  ),
  textual(
    'placeholder-empty',
    'other',
    /./,
    (text) => `${text} {}`,
    'has a placeholder of nothing',
  ),
  textual(
    'placeholder-item-nowhere',
    'other',
    /^[^{]*$/,
    (text) => `${text} {item.x}`,
    'shows an item where there may be none',
  ),
  textual(
    'placeholder-of-no-limit',
    'other',
    /./,
    (text) => `${text} {max} {n}`,
    'shows limits that the rule may not have',
  ),
  textual(
    'placeholder-of-the-prototype',
    'other',
    /./,
    (text) => `${text} {constructor}`,
    'shows the prototype',
  ),
  textual('markup-html', 'other', /./, (text) => `<b>${text}</b>`, 'has HTML'),
  textual(
    'markup-script',
    'other',
    /./,
    (text) => `${text}<script>alert(1)</script>`,
    'has a script',
  ),
  textual(
    'link-javascript',
    'other',
    /./,
    (text) => `${text} [here](javascript:alert(1))`,
    'links to a script',
  ),
  textual('link-data', 'other', /./, (text) => `${text} [here](data:text/html,x)`, 'links to data'),
  textual(
    'link-http',
    'other',
    /./,
    (text) => `${text} [here](http://example.com)`,
    'links without a secure connection',
  ),
  textual(
    'link-nowhere',
    'dangling',
    /./,
    (text) => `${text} [here](settings.nobodyUrl)`,
    'links to a setting that is not there',
  ),
  textual('text-empty', 'other', /./, () => '', 'says nothing'),
];
