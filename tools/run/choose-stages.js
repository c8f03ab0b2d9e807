/**
 * The stages that are named, and what they need; all of them where none is named. `groups` are
 * names for several.
 *
 * @template {{ name: string, needs?: readonly string[] }} S
 * @param {readonly (readonly (readonly S[])[])[]} phases
 * @param {readonly string[]} names
 * @param {Readonly<Record<string, readonly string[]>>} groups
 */
export function chooseStages(phases, names, groups = {}) {
  if (names.length === 0) return phases;
  const all = new Map(phases.flat(2).map((stage) => [stage.name, stage]));
  const chosen = new Set();
  const choose = (name) => {
    const stage = all.get(name);
    if (stage === undefined) {
      const known = [...Object.keys(groups), ...all.keys()].join(', ');
      throw new Error(`There is no stage "${name}". There are: ${known}.`);
    }
    chosen.add(name);
    stage.needs?.forEach(choose);
  };
  for (const name of names) (groups[name] ?? [name]).forEach(choose);
  return phases.map((lanes) => lanes.map((lane) => lane.filter(({ name }) => chosen.has(name))));
}
