import type { components } from '../contract/types';
import { Refusal } from '../refusal';
import {
  type Fuel,
  type PaymentMethod,
  readPayMethod,
  type Tariff,
  type TariffFuel,
  tariffOf,
} from './tariffs';
import { areaOf } from './homes';
import { type Usage, usageForSpend } from './projection';
import { ratesOf } from './rates';

type Schemas = components['schemas'];
export type SwitchType = Schemas['SwitchType'];

/** The body of any of the four calls that create a quote. */
export type QuoteBody =
  | Schemas['GasQuote']
  | Schemas['ElectricityQuote']
  | Schemas['DualConsolidatedQuote']
  | Schemas['DualDistinctQuote'];

/** What a household has today for one fuel. */
export interface PresentFuel {
  readonly fuel: Fuel;
  readonly tariff: Tariff;
  /** End of the fix as yyyy-mm-dd; null where there is none. */
  readonly validTo: string | null;
  readonly usage: Usage;
}

export interface Household {
  readonly gspGroup: string;
  /** Which fuels a new tariff must cover. */
  readonly wanted: TariffFuel;
  readonly twoRates: boolean;
  readonly newPayMethod: PaymentMethod;
  readonly fuels: readonly PresentFuel[];
}

interface Sent {
  readonly fuel: Fuel;
  readonly tariffField: string;
  readonly tariffId: string;
  readonly validTo: string | null;
  readonly payMethod: string;
  readonly cost: number | null;
  readonly kwh: number | null;
}

/** Reads a quote; refuses one that keeps the contract but makes no sense. */
export function readHousehold(body: QuoteBody): Household {
  const area = areaOf(body.postcode);
  if (area === null) {
    throw new Refusal(409, `We cannot switch homes in the area of ${body.postcode}.`);
  }
  const sent = sentFuels(body);
  const wanted = sent.length === 2 ? 'dual' : (sent[0]?.fuel ?? 'gas');
  const nightPercent = wanted === 'gas' ? null : (body.economy7Percentage ?? null);
  const fuels = sent.map((one) => presentFuel(one, body.switchType, area.gspGroup, nightPercent));
  return {
    gspGroup: area.gspGroup,
    wanted,
    twoRates: nightPercent !== null,
    newPayMethod: body.newTariffPaymentMethod ?? presentOrUsual(sent),
    fuels,
  };
}

function presentOrUsual(sent: readonly Sent[]): PaymentMethod {
  const isPrepayment = sent.some(({ payMethod }) => payMethod === 'prePaymentMeter');
  return isPrepayment ? 'prePaymentMeter' : 'monthlyDirectDebit';
}

function sentFuels(body: QuoteBody): readonly Sent[] {
  switch (body.switchType) {
    case 'gasToGas':
      return [gasOf(body)];
    case 'electricityToElectricity':
      return [electricityOf(body)];
    case 'dualDistinctToDualConsolidated':
      return [electricityOf(body), gasOf(body)];
    case 'dualConsolidatedToDualConsolidated': {
      const tariff = {
        tariffField: 'tariffId',
        tariffId: body.tariffId,
        validTo: body.tariffValidToDate ?? null,
        payMethod: body.currentPayMethod,
      };
      return [
        { fuel: 'electricity', ...tariff, ...electricityUse(body) },
        { fuel: 'gas', ...tariff, ...gasUse(body) },
      ];
    }
  }
}

function gasOf(body: Schemas['GasQuote'] | Schemas['DualDistinctQuote']): Sent {
  return {
    fuel: 'gas',
    tariffField: 'gasTariffId',
    tariffId: body.gasTariffId,
    validTo: body.gasTariffValidToDate ?? null,
    payMethod: body.gasCurrentPayMethod,
    ...gasUse(body),
  };
}

function electricityOf(body: Schemas['ElectricityQuote'] | Schemas['DualDistinctQuote']): Sent {
  return {
    fuel: 'electricity',
    tariffField: 'electricityTariffId',
    tariffId: body.electricityTariffId,
    validTo: body.electricityTariffValidToDate ?? null,
    payMethod: body.electricityCurrentPayMethod,
    ...electricityUse(body),
  };
}

type Maybe = number | null | undefined;

const gasUse = (body: { estimatedGasCost?: Maybe; estimatedGasUsage?: Maybe }) => ({
  cost: body.estimatedGasCost ?? null,
  kwh: body.estimatedGasUsage ?? null,
});

const electricityUse = (body: {
  estimatedElectricityCost?: Maybe;
  estimatedElectricityUsage?: Maybe;
}) => ({
  cost: body.estimatedElectricityCost ?? null,
  kwh: body.estimatedElectricityUsage ?? null,
});

function presentFuel(
  sent: Sent,
  switchType: SwitchType,
  gspGroup: string,
  night: number | null,
): PresentFuel {
  const { fuel, tariffField, tariffId, validTo, payMethod } = sent;
  const expected = switchType === 'dualConsolidatedToDualConsolidated' ? 'dual' : fuel;
  const found = tariffOf(tariffId);
  if (found?.fuel !== expected) {
    throw new Refusal(400, `${tariffField} ${tariffId} is not a ${expected} tariff.`);
  }
  if (found.payMethod !== readPayMethod(payMethod)) {
    throw new Refusal(400, `${tariffField} ${tariffId} is not paid by ${payMethod}.`);
  }
  const nightPercent = fuel === 'electricity' ? night : null;
  const kwh = sent.kwh ?? spentUsage(sent, found, gspGroup, nightPercent);
  return { fuel, tariff: found, validTo, usage: { kwh, nightPercent } };
}

function spentUsage(sent: Sent, tariff: Tariff, gspGroup: string, night: number | null): number {
  if (sent.cost === null) {
    throw new Refusal(400, `Of ${sent.fuel}, usage or cost must be a number.`);
  }
  const rates = ratesOf(tariff, gspGroup, sent.fuel, night !== null);
  return usageForSpend(sent.cost, night, rates);
}
