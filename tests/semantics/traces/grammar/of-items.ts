/** Z41: questions that offer the items of a list that was answered. */
import type { Draw } from '../draw';
import { mapped, object, own } from '../../json';
import type { Files, JsonObject } from '../../subject';
import { withLocals } from './known';
import type { Plan, PlannedSection } from './plan';
import { condition } from './rules';

/** What asks for any text asks for one of the items, where a list is asked for; none that `like` takes over. */
export function choosing(draw: Draw, plan: Plan, files: Files): Files {
  // What is chosen among them would be forgotten with what they are forgotten with, it itself it may be.
  const isForgotten = (one: PlannedSection): boolean => {
    const file = files[`steps/${one.step}/${one.file}.json`] ?? null;
    const all = [file, ...Object.values(object(own(file, 'fields')))];
    return all.some(
      (said) =>
        own(said, 'forgottenWith') !== null && (said === file || own(said, 'list') !== null),
    );
  };
  const hosts = plan.sections.flatMap((one) =>
    one.list === null || one.kind === 'item' || isForgotten(one)
      ? []
      : [{ list: one.list, key: one.item === 'pet' ? 'called' : 'plate' }],
  );
  if (hosts.length === 0) return files;
  const options = (): JsonObject => {
    const { list, key } = draw.one(hosts);
    const known = withLocals(plan.known, [
      { path: `item.${key}`, type: 'text' },
      { path: 'item.position', type: 'number' },
    ]);
    return {
      ...{ from: list, value: key, label: `{item.position} {item.${key}}` },
      ...draw.maybe(50, () => ({ where: condition(draw, known, 1) })),
    };
  };
  return Object.fromEntries(
    Object.entries(files).map(([path, file]) => {
      const section = plan.sections.find((one) => path === `steps/${one.step}/${one.file}.json`);
      if (!section) return [path, file];
      const fields = mapped(own(file, 'fields'), (one, name) => {
        const asked = section.fields.find((field) => field.name === name);
        const isFree = ['like', 'options', 'initial', 'words'].every(
          (key) => own(one, key) === null,
        );
        if (asked?.kind !== 'text' || !isFree || !draw.chance(25)) return one;
        return { ...object(one), options: options() };
      });
      return [path, { ...file, fields }];
    }),
  );
}
