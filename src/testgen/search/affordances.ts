import type { FieldView, JsonObject, SectionView } from '../../engine';
import { questionKey, type CompiledScreen } from '../../journey';
import { getPath, type Json } from '../../rules';
import { dialogOf, itemsNow, viewOf, type World } from '../../scenarios';
import { screenOf } from '../play/look';
import type { AnswersFor } from './answers-for';
import { presentSection, waysOn } from './walker';

/** Of each question so many answers are tried. */
const mostAnswers = 6;
/** So many items of a screen, and as many of a list. */
const mostItems = 3;

/** Everything that somebody could do where they are: what leads on before all, what leads away last. */
export function affordances(world: World, answersFor: AnswersFor): readonly JsonObject[] {
  const view = viewOf(world);
  const section = presentSection(world);
  const folded = view.sections.filter(({ status }) => status === 'folded');
  const failed = view.sections.flatMap(({ lookups }) =>
    lookups.filter(({ status }) => status === 'failed').map(({ name }) => ({ retry: name })),
  );
  return [
    ...waysOn(world),
    ...failed,
    ...view.commits.flatMap(({ actions }) => actions.map((act) => ({ act }))),
    ...(section === null ? [] : inSection(section, world, answersFor)),
    ...onScreen(world),
    ...folded.map(({ id }) => ({ open: id })),
    ...(dialogOf(world) === null ? [] : [{ close: 'dialog' }]),
    ...(view.notice === null ? [] : [{ dismiss: 'notice' }]),
    ...aroundThePage(world),
  ];
}

function inSection(
  section: SectionView,
  world: World,
  answersFor: AnswersFor,
): readonly JsonObject[] {
  const fields = Object.values(section.fields).filter(({ shown, disabled }) => shown && !disabled);
  const answers = fields.flatMap((field) =>
    field.list === null
      ? [...answersFor(field, world).slice(0, mostAnswers), null].map((value) => ({
          answer: { [field.key]: value },
        }))
      : ofList(field),
  );
  return [...section.actions.map(({ id }) => ({ press: questionKey(section.id, id) })), ...answers];
}

function ofList({ key, list }: FieldView): readonly JsonObject[] {
  if (list === null) return [];
  if (list.draft !== null) return [{ save: key }, { cancel: key }];
  const items = list.items.slice(0, mostItems);
  return [
    ...(list.canAdd ? [{ add: key }] : []),
    ...items.map(({ index }) => ({ change: { [key]: index } })),
    ...items.map(({ index }) => ({ remove: { [key]: index } })),
  ];
}

function onScreen(world: World): readonly JsonObject[] {
  const now = screenOf(world);
  if (now === null) return [];
  const { screen, view } = now;
  const items = itemsNow(world, now).slice(0, mostItems);
  return [
    ...items.flatMap((item) =>
      item.actions.map(({ id }) => ({ press: { button: id, on: keysOf(screen, item.item) } })),
    ),
    ...view.filters.flatMap(({ id, as, options }) =>
      options.map(({ value }) => ({ filter: { [id]: as === 'boxes' ? [value] : value } })),
    ),
    ...view.orders.map(({ id }) => ({ order: id })),
  ];
}

const keysOf = ({ key }: CompiledScreen, item: JsonObject): Record<string, Json> =>
  Object.fromEntries(key.map((path) => [path, getPath(item, path)]));

function aroundThePage(world: World): readonly JsonObject[] {
  const { journey, device } = world;
  return [
    { reload: 'page' },
    ...journey.steps.map(({ id }) => ({ goTo: id })),
    { online: !device.online },
    { time: 61 },
    { tab: world.tab === 'a' ? 'b' : 'a' },
    { clear: 'details' },
    { clear: 'keepNumbers' },
    { clear: 'everything' },
  ];
}
