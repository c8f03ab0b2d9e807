import { InputError } from '../../project';
import { LEFT_OUT, NO_ANSWER, verifyContract, type Verdict } from '../contract/verify-contract';
import { counted, requireJourney } from '../findings';
import type { Command, CommandContext } from '../frame/command';
import { exitCode } from '../frame/exit';

/** Plays the contract's examples against a real base, and says what differs. */
export const contract: Command = async (context, input) => {
  const action = input.parameter('action');
  if (action !== 'verify') {
    throw new InputError(`There is no \`contract ${action ?? ''}\`.`, 'known: verify');
  }
  const base = addressOf(input.option('base'), '--base', 'https://api.partner.example/v2');
  const origin = input.option('origin');
  const verdicts = await verifyContract(context.contract, {
    base,
    origin: origin === null ? null : addressOf(origin, '--origin', 'https://switch.example'),
    leftOut: input.flag('all') ? new Set() : commitsOf(context),
    fetch,
  });
  if (verdicts.every(({ said }) => said.startsWith(NO_ANSWER) || said === LEFT_OUT)) {
    throw new InputError(
      `Nothing answers at ${base}: ${verdicts[0]?.said.slice(NO_ANSWER.length) ?? ''}.`,
      'look at the address, and whether this machine may go there',
    );
  }
  if (context.format === 'json') {
    context.print(JSON.stringify({ version: 1, base, verdicts }, null, 2));
  } else printPretty(context, verdicts);
  return verdicts.some(({ outcome }) => outcome === 'differs') ? exitCode.findings : exitCode.clean;
};

function addressOf(text: string | null, option: string, example: string): string {
  const given = text?.replace(/\/+$/, '') ?? '';
  if (/^https?:\/\//.test(given) && URL.canParse(given)) return given;
  throw new InputError(
    given === '' ? `${option} is missing.` : `${option} is no address: ${given}`,
    `give ${option} ${example}`,
  );
}

/** Operations of what a journey does once and for all. */
function commitsOf(context: CommandContext): ReadonlySet<string> {
  const { sequences, calls } = requireJourney(context);
  const steps = Object.values(sequences).flatMap((sequence) => sequence.steps);
  const committing = steps.filter(({ commits }) => commits).map(({ use }) => use.call);
  return new Set(committing.map((call) => calls[call]?.operation ?? call));
}

const words: Readonly<Record<Verdict['outcome'], string>> = {
  keeps: 'keeps it',
  refused: 'refused',
  differs: 'DIFFERS',
  leftOut: 'left out',
};

function printPretty(context: CommandContext, verdicts: readonly Verdict[]): void {
  const width = Math.max(...verdicts.map(({ operation }) => operation.length));
  for (const { operation, outcome, said } of verdicts) {
    context.print(`${operation.padEnd(width)}  ${words[outcome].padEnd(8)}  ${said}`);
  }
  const count = (outcome: Verdict['outcome']): number =>
    verdicts.filter((each) => each.outcome === outcome).length;
  context.print(
    `\n${counted(count('keeps'), 'call')} as the contract says, ${count('refused')} refused (their good answer was not seen), ${count('leftOut')} left out, ${count('differs')} that ${count('differs') === 1 ? 'differs' : 'differ'}`,
  );
}
