import { placeText } from '../../journey';
import { bringsAbout, type Blocked } from '../reach/blocked';
import { Reach } from '../reach/reach';
import type { ProofCode } from './codes';
import type { Kit } from './kit';

/**
 * What never comes about, although what it stands in does. Of things that wait for each other those are
 * said that wait for none of the others; where all do, all.
 */
export function reachable(kit: Kit): void {
  const assumed = new Set<string>();
  for (;;) {
    const { blocked } = new Reach(kit.prover, assumed);
    const left = blocked.filter(({ part }) => !assumed.has(placeText(part.place)));
    if (left.length === 0) return;
    const brought = left.map((each) => [each, bringsAbout(each.part)] as const);
    const roots = left.filter((each) =>
      brought.every(
        ([other, paths]) => other === each || each.waitsFor.every((path) => !paths.has(path)),
      ),
    );
    for (const each of roots.length > 0 ? roots : left) {
      say(kit, each);
      assumed.add(placeText(each.part.place));
    }
  }
}

const codes: Readonly<Record<Blocked['what'], ProofCode>> = {
  step: 'JP205',
  section: 'JP203',
  question: 'JP203',
  button: 'JP208',
  submit: 'JP208',
  reaction: 'JP303',
  change: 'JP303',
  call: 'JP303',
  dialog: 'JP209',
};

const subjects: Readonly<Record<Blocked['what'], (name: string) => string>> = {
  step: (name) => `Nobody ever enters the step \`${name}\``,
  section: (name) => `Nobody ever gets past \`${name}\``,
  question: (name) => `\`${name}\` can never be answered`,
  button: (name) => `The button \`${name}\` can never be pressed`,
  submit: (name) => `The step \`${name}\` can never be sent`,
  reaction: () => 'This reaction never runs',
  change: () => 'This never happens',
  call: (name) => `The call \`${name}\` is never made`,
  dialog: (name) => `Nobody ever opens the dialog \`${name}\``,
};

function say(kit: Kit, { what, name, at, waitsFor }: Blocked): void {
  const paths = waitsFor.map((each) => `\`${each}\``).join(', ');
  kit.say({
    code: codes[what],
    place: at,
    message:
      paths === ''
        ? `${subjects[what](name)}.`
        : `${subjects[what](name)}: it waits for ${paths}, and nothing brings that about before.`,
    help:
      what === 'dialog'
        ? 'open it from a reaction, or take it out'
        : 'let it wait for something that comes before it, or bring that about earlier',
  });
}
