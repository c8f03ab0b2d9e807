/** Files as an answer (Z52 to Z57, Z59 to Z61, Z63), asked for at random in a journey of language 2. */
import type { Draw } from '../draw';
import type { Files, Json, JsonObject } from '../../subject';
import { list, object, own } from '../../json';
import type { Plan } from './plan';
import { condition, phrase, valueFor } from './rules';

/** Where files are kept, in every journey that asks for some. */
export const photo = 'photo';
export const otherPhoto = 'otherPhoto';
const types = ['application/pdf', 'image/jpeg'];
/** Names of files, of which one is another's twin. */
export const names = ['a.pdf', 'b.jpg', 'c.pdf'];
/** Files that the partner stores: some twice, some of a type or size that is not taken. */
export const stored: readonly Json[] = [
  { id: '1', name: 'a.pdf', size: 10, type: 'application/pdf' },
  { id: '2', name: 'a.pdf', size: 20, type: 'application/pdf' },
  { id: '3', name: 'b.jpg', size: 400, type: 'image/jpeg' },
  { id: '3', name: 'c.pdf', size: 30, type: 'application/pdf' },
  { id: '4', name: 'c.pdf', size: 30, type: 'text/plain' },
  { id: ' ', name: 'a.pdf', size: 30, type: 'application/pdf' },
  { id: '5', name: 'b.jpg', size: 30 },
];

function question(draw: Draw, { known }: Plan, isFirst: boolean): JsonObject {
  const causes = known.paths.map(({ path }) => path);
  return {
    title: 'Your photo',
    files: {
      call: 'storeFile',
      ...draw.maybe(85, () => ({ forget: 'forgetFile' })),
      types: draw.chance(60) ? types : draw.few(types, 1),
      megabytes: draw.one([0.0001, 1]),
      ...draw.one([{}, {}, { min: 1, max: 2 }, { min: 2, max: 3 }]),
    },
    answer: isFirst || draw.chance(50) ? photo : otherPhoto,
    ...draw.maybe(50, () => ({ required: draw.chance(50) || condition(draw, known, 1) })),
    ...draw.maybe(30, () => ({ relevant: condition(draw, known, 1) })),
    ...draw.maybe(15, () => ({ visible: condition(draw, known, 1) })),
    ...draw.maybe(20, () => ({ disabled: condition(draw, known, 1) })),
    ...draw.maybe(20, () => ({ missing: phrase(draw, known) })),
    ...(isFirst && causes.length > 0 && draw.chance(30) && { forgottenWith: draw.few(causes, 1) }),
  };
}
const count: Json = { count: { var: photo } };
function asking(draw: Draw, plan: Plan, file: JsonObject, isFirst: boolean): JsonObject {
  const { known } = plan;
  const told = known.paths.filter(({ kind }) => kind !== 'list');
  const heard = draw.one(['answered', 'changed']);
  const isLarge = { '>': [{ var: 'item.size' }, 15] };
  return {
    ...file,
    fields: {
      ...object(own(file, 'fields')),
      [isFirst ? photo : 'photoAgain']: question(draw, plan, isFirst),
    },
    content: [
      ...list(own(file, 'content')),
      ...some(draw, 60, () => ({
        id: `files-${isFirst ? 'first' : 'again'}`,
        kind: 'note',
        when: draw.one<Json>([{ '<': [count, 2] }, { some: [{ var: photo }, isLarge] }]),
        text: `{${photo}|count} of {${photo}.0.name}`,
      })),
      ...some(draw, 30, () => ({ id: `all-${isFirst ? 'first' : 'again'}`, kind: 'answers' })),
    ],
    reactions: [
      ...list(own(file, 'reactions')),
      ...(told.length > 0 && draw.chance(40)
        ? [draw.one(told)].map((to) => ({
            on: { [heard]: photo },
            set: { [to.path]: valueFor(draw, known, to) },
          }))
        : []),
      ...(hasLoad(file) ? some(draw, 40, () => ({ on: { pressed: 'load' }, clear: [photo] })) : []),
    ],
  };
}
/** Where files are kept by now: the second question may keep its own. */
const keptAt = (asked: readonly (readonly [string, JsonObject])[]): Json[] => {
  const questions = asked.flatMap(([, file]) => Object.values(object(own(file, 'fields'))));
  return [photo, otherPhoto].filter((path) => questions.some((one) => own(one, 'answer') === path));
};
const some = (draw: Draw, percent: number, make: () => JsonObject): JsonObject[] =>
  draw.chance(percent) ? [make()] : [];
const hasLoad = (file: JsonObject): boolean => own(own(file, 'actions'), 'load') !== null;

/** The same journey, which asks for files in one section or two. */
export function withFiles(draw: Draw, plan: Plan, files: Files): { plan: Plan; files: Files } {
  const places = plan.sections.filter(({ kind }) => kind !== 'item');
  const chosen = draw.few(places, draw.chance(80) ? 1 : 2);
  const path = ({ step, file }: (typeof places)[number]): string => `steps/${step}/${file}.json`;
  const asked = chosen.map((one, index): [string, JsonObject] => [
    path(one),
    asking(draw, plan, object(files[path(one)] ?? null), index === 0),
  ]);
  const journey = object(files['journey.json'] ?? null);
  const persist = object(own(journey, 'persist'));
  const allow = [...list(own(persist, 'allow')), ...(draw.chance(70) ? keptAt(asked) : [])];
  return {
    plan: { ...plan, asksForFiles: true },
    files: {
      ...files,
      ...Object.fromEntries(asked),
      'journey.json': { ...journey, persist: { ...persist, allow } },
      'calls/store-file.json': { answer: 'id' },
      'calls/forget-file.json': {
        path: { id: { var: 'with.id' } },
        ...draw.maybe(30, () => ({ query: { left: count } })),
      },
    },
  };
}
