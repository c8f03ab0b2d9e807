/** Z1–Z8, Z12: what a section of language 2 asks, from its one map of questions. */
import { isObject, list, mapped, object, own, string, strings } from '../json';
import { formatsOf, lined, numbered, variantFile, type Laid, type Question } from './journey';
import { bare } from './texts';
import { at } from './values';
import type { Files, Json, JsonObject } from '../subject';

/** Key by key, so deep; null takes a key away. */
function over(under: Json, laid: Json, depth: number): JsonObject {
  const both = { ...object(under), ...object(laid) };
  const kept = Object.entries(both).filter(([key]) => object(laid)[key] !== null);
  const deeper = ([key, v]: [string, Json]): [string, Json] => {
    const below = own(under, key);
    return [key, depth > 1 && isObject(v) && isObject(below) ? over(below, v, depth - 1) : v];
  };
  return Object.fromEntries(kept.map(deeper));
}
const sectionOf = (files: Files, id: string): JsonObject =>
  Object.entries(files).find(
    ([path, file]) => /^steps\/.*(?<!\/step)\.json$/.test(path) && own(file, 'id') === id,
  )?.[1] ?? {};
/** Z2, Z7: a question with its `like` worked out, and its path as `answer`. */
function worked(files: Files, section: JsonObject, name: string, said: Json): JsonObject {
  const [id = '', like = ''] = string(own(said, 'like')).split('.');
  const other = sectionOf(files, id);
  const from = like && worked(files, other, like, at(other, `fields.${like}`));
  const taken = from ? over(from, { group: null }, 1) : null;
  const question = taken === null ? object(said) : over(taken, said, 1);
  const own_ = [...strings(own(section, 'at')), name].join('.');
  const borrowed = taken !== null && own(said, 'opens') === null;
  return { ...question, answer: own(question, 'answer') ?? own_, borrowed };
}
/** Z12: the keys of a question go key by key, and those of its messages. */
const overlaid = (question: JsonObject, said: Json): JsonObject => ({
  ...over(question, said, 1),
  messages: over(own(question, 'messages'), own(said, 'messages'), 1),
  ...(own(said, 'opens') !== null && { borrowed: false }),
});
/** Z1–Z6 */
function read(formats: Json, name: string, said: JsonObject): Question {
  const { list: repeated = null, consent = null, messages = null } = said;
  const title = own(said, 'title') ?? name;
  const schema = object(own(said, 'schema') ?? { type: consent ? 'boolean' : 'string' });
  const tidied =
    own(said, 'normalise') ?? at(formats, `${string(own(schema, 'format'))}.normalise`);
  const checks = Object.entries(object(own(said, 'checks')));
  const [fewest = null, most = null] = list(own(said, 'words'));
  const counted = { minWords: fewest === 0 ? null : fewest, maxWords: most };
  const words = checks.map(([id, check]) => [id, own(check, 'message')] as const);
  return {
    name,
    path: string(own(said, 'answer')),
    said: {
      unticked: false,
      ...said,
      normalise: tidied,
      title,
      label: own(said, 'label') ?? bare(title),
      checks: checks.map(([id, check]) => ({ ...object(check), id })),
      messages: { ...Object.fromEntries(words), ...object(messages) },
    },
    shape: own(said, 'choices')
      ? {
          minChoices: at(said, 'choices.min'),
          maxChoices: at(said, 'choices.max'),
          alone: at(said, 'choices.alone'),
        }
      : own(said, 'files')
        ? {
            minFiles: at(said, 'files.min'),
            maxFiles: at(said, 'files.max') ?? 1,
            fileTypes: at(said, 'files.types'),
            megabytes: at(said, 'files.megabytes'),
          }
        : repeated
          ? { type: 'array', maxItems: ceiling(own(repeated, 'exactly') ?? own(repeated, 'max')) }
          : { ...lined(formats, schema, own(said, 'options'), at(said, 'ui.widget')), ...counted },
  };
}
/** Z40: most items whatever the answers are. */
const ceiling = (most: Json): Json => (typeof most === 'number' ? most : 100);
/** Z12: `content` by id: what a variant says again stands in the place of what it replaces. */
function blocks(base: Json, laid: Json): Json[] {
  const first = list(base).length;
  const all = numbered([...list(base), ...list(laid)]);
  const again = (block: Json) =>
    all.slice(first).find((one) => own(one, 'id') === own(block, 'id'));
  const stand = all.slice(0, first).map((block) => again(block) ?? block);
  return [...stand, ...all.slice(first).filter((block) => !stand.includes(block))];
}
/** Z1, Z4, Z12: a section as its file, with the variant's laid over it, and its questions in order. */
export function laySecond(files: Files, base: JsonObject, variant: string | null): Laid {
  const laid = variantFile(files, string(at(base, 'variants.from')), variant);
  const joined = (key: string): Json => [...list(own(base, key)), ...list(own(laid, key))];
  const keyed = (key: string): Json => over(own(base, key), own(laid, key), 2);
  const file = {
    ...base,
    ...laid,
    id: own(base, 'id'),
    reactions: joined('reactions'),
    needs: joined('needs'),
    content: blocks(own(base, 'content'), own(laid, 'content')),
    actions: keyed('actions'),
    groups: keyed('groups'),
  };
  const mine = mapped(own(base, 'fields'), (said, name) => worked(files, base, name, said));
  const theirs = object(own(laid, 'fields'));
  const all = { ...mine, ...theirs };
  const named = Object.entries(all).filter(([, said]) => said !== null);
  const questions = named.map(([name, said]) => {
    const under = own(mine, name);
    const like = under !== null && Object.hasOwn(object(said), 'like');
    const anew = like ? { ...object(at(base, `fields.${name}`)), like: own(said, 'like') } : said;
    const of = under === null || like ? worked(files, base, name, anew) : object(under);
    return read(formatsOf(files), name, name in theirs && under !== null ? overlaid(of, said) : of);
  });
  const groups = Object.keys(file.groups ?? {});
  const place = ({ said }: Question): number => groups.indexOf(string(own(said, 'group')));
  return { file, questions: questions.toSorted((a, b) => place(a) - place(b)) };
}
