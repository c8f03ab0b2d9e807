import { expect, it } from 'vitest';
import { begun, inLanguage1, shipped } from './households/journeys';
import { lived, type Named } from './households/lived';
import { households, patience, seeds } from './households/seeds';

/** What the shipped journey has otherwise before the sign-up, and why. */
const named: readonly Named[] = [
  {
    where: /^view\.sections\.(?:usageGas|usageElectricity|usageCombined)\.fields\.order$/,
    why: 'Questions that share a group stand beside each other in the file (Z1); each is drawn where it was.',
  },
  {
    where:
      /^view\.sections\.yourHome\.fields\.postcode\.(?:violations\.(?:pattern|postcode)|error\.rule)$/,
    why: 'A format of language 2 breaks under its own name (Z25); what is said of it is the same.',
  },
  {
    where:
      /^view\.sections\.yourHome\.(?:fields\.(?:line1|line2|city|mpan|byHand)|actions\.byHand(?:WithoutList)?)$/,
    why: 'An address that is not in the list is typed by hand (decision 162).',
  },
  {
    where: /^view\.sections\.yourHome\.actions\.backToList$/,
    why: 'Whoever is typing it is asked other questions.',
    leaves: true,
  },
  {
    where: /^view\.lead$/,
    why: 'On a phone the first question stands higher: the lead is in fewer words.',
  },
  {
    where:
      /^view\.sections\.\w+\.(?:lead|summaryNote|fields\.\w+\.(?:label|hint|reason|disabledReason)|fields\.\w+\.options\.\w+\.(?:hint|reason))$/,
    why: 'The same is said in plainer words (decision 165).',
  },
  {
    where: /^view\.sections\.(?:supplier|usage)\w+\.(?:content\.\w+|actions\.estimate(?:Again)?)/,
    why: 'A supplier that is not in the list, and an estimate as a figure (decision 164).',
  },
  {
    where: /^view\.sections\.usageCombined\.fields\.(?:oneSum|sumCost|sumUnit)$/,
    why: 'Who knows one sum for both fuels can say it (decision 198).',
  },
  {
    where: /^view\.sections\.pay\w+\.content\.notPrepayment/,
    why: 'Whom to call where a meter takes no prepayment after all (decision 178).',
  },
];

it(
  `the shipped journey is as it was in language 1 up to the sign-up, but for what is named, to ${String(households)} random households`,
  () => {
    const both = [begun(inLanguage1), begun(shipped)] as const;
    const { found, met } = lived(both, seeds, { named, until: 'personalDetails' });
    expect(found.slice(0, 20)).toEqual([]);
    expect(named.filter((one) => !met.has(one))).toEqual([]);
  },
  patience,
);
