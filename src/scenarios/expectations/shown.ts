import { ScenarioProblem, type Located } from '../source';
import { fieldNamed, sectionNamed, sectionView, splitName, whyAbsent, type World } from '../world';
import { forNames, type Mismatch } from './check';

/** `"shown": ["home", "home.address", "home.findAddress"]`: sections on the page, fields and buttons that are drawn. */
export const shown = forNames((world, name, at) => check(world, name, at, true));

/** `"hidden": ["home.address"]`: those that are not. A section that waits for an earlier one is hidden too. */
export const hidden = forNames((world, name, at) => check(world, name, at, false));

function check(world: World, name: string, at: Located, wanted: boolean): readonly Mismatch[] {
  const actual = isShown(world, name, at);
  if (actual === wanted) return [];
  const [section] = splitName(name);
  const absent = sectionView(world, section) === undefined;
  const why = absent ? `: the section is not on the page, ${whyAbsent(world, section)}` : '';
  return [
    {
      at,
      what: `\`${name}\``,
      expected: wanted ? 'shown' : 'hidden',
      actual: actual ? 'shown' : `hidden${why}`,
      about: name,
    },
  ];
}

function isShown(world: World, name: string, at: Located): boolean {
  const [id, rest] = splitName(name);
  const section = sectionNamed(world, id, at);
  const view = sectionView(world, id);
  if (rest === '') return view !== undefined;
  if (section.fields.some((field) => field.name === rest))
    return view?.fields[rest]?.shown === true;
  if (section.actions.some((action) => action.id === rest)) {
    return view?.actions.some((action) => action.id === rest) === true;
  }
  fieldNamed(world, name, at);
  throw new ScenarioProblem(at, `\`${name}\` is neither a field nor a button.`);
}
