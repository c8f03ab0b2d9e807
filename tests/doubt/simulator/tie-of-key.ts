import { getPath, type Json, type JsonObject } from '../../../src/engine';
import { bodyOf, type Answer, type Sent } from './sandbox-of-run';
import { textOf } from './text-of';
import type { Tie } from './truth';

/** What the partner says that a key stands for. */
export async function tieOfKey(
  made: { readonly sent: Sent; readonly answer: Answer },
  homes: ReadonlyMap<string, string>,
  ask: (sent: Sent) => Promise<Answer>,
): Promise<readonly [string, Tie] | null> {
  const answer = JSON.parse(made.answer.text) as Json;
  const key = getPath(answer, 'geniusSwitchKeyDto.switchKey');
  const subject = getPath(bodyOf(made.sent), 'switchId');
  if (typeof key !== 'string' || typeof subject !== 'string') return null;
  const body = JSON.stringify({ switchKey: key });
  const { text } = await ask({ method: 'POST', address: planAddress, body });
  const info = getPath(JSON.parse(text) as Json, planPath) as JsonObject | null;
  const fuels = ['electricity', 'gas'].flatMap((fuel) => {
    const plan = info?.[fuel];
    return plan === null || plan === undefined ? [] : [plan];
  });
  const [first] = fuels;
  const word = (path: string): string => textOf(getPath(first ?? null, path));
  return [
    key,
    {
      subject,
      home: homes.get(subject) ?? '',
      supplierName: word('supplierName'),
      planName: word('tariffName'),
      annual: fuels.reduce((sum: number, plan) => sum + Number(getPath(plan, 'cost')), 0),
    },
  ];
}

const planAddress = '/api/request/switch/pro/info/switch-plan';
const planPath = 'geniusSwitchPlanInfoDto.geniusSwitchPlanInfo.switchPlanInfoDto';
