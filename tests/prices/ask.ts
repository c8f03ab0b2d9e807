import { blank } from '../../sandbox/testing/blank';
import { answered } from '../../sandbox/testing/sign-up';
import { startSandbox, type Started } from '../../sandbox/testing/start-sandbox';
import { productOf, timesAYear, type Bill, type FuelBill } from './calculator';

/** The day on which everything is asked. */
export const today = '2026-09-01';

const dayAfter = (days: number): string =>
  new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);

/** The partner as the page talks to it: requests and answers, nothing of its insides. */
export class Partner {
  readonly #started: Started;
  readonly #addresses = new Map<string, unknown>();

  private constructor(started: Started) {
    this.#started = started;
  }

  static async open(): Promise<Partner> {
    return new Partner(await startSandbox({ clock: () => new Date(`${today}T09:00:00Z`) }));
  }

  /** Creates the quote of a household, and asks for its plans and for what staying costs. */
  async ask(bill: Bill) {
    const { post } = this.#started;
    const { operation, path, body } = await this.#quote(bill);
    const made = await post(path, body);
    const { switchId } = answered('createGasSwitch', made).geniusSwitchDto;
    const { resultsInDetail, priceCap } = answered(
      'results',
      await post('/request/results/detail', { ...blank('results'), switchId }),
    ).resultsInDetailDto;
    return { operation, switchId, plans: resultsInDetail, priceCap };
  }

  /** What the partner says of the present plan, or of another. */
  async plan(switchId: string, tariffId: string, onCurrentTariff: boolean) {
    const { post } = this.#started;
    const body = { ...blank('projection'), switchId, tariffId, onCurrentTariff };
    const { pppDto } = answered('projection', await post('/request/ppp', body));
    const { tilDto } = answered('informationLabel', await post('/request/til', body));
    return { projection: pppDto, label: tilDto };
  }

  async #quote(bill: Bill) {
    const { fuels, oneSupplier, postcode, night, newPayMethod } = bill;
    const [first, second] = fuels;
    if (first === undefined) throw new Error('A household compares something.');
    const always = {
      postcode,
      address: await this.#address(postcode),
      newTariffPaymentMethod: newPayMethod,
      economy7Percentage: night,
    };
    const used = Object.assign({}, ...fuels.map(usedOf)) as object;
    if (second === undefined) {
      const { fuel } = first;
      const operation = fuel === 'gas' ? 'createGasSwitch' : 'createElectricitySwitch';
      const switchType = fuel === 'gas' ? 'gasToGas' : 'electricityToElectricity';
      const own = await this.#present(bill, first, switchType, `${fuel}TariffId`);
      const body = { ...blank(operation), ...always, switchType, ...own, ...used };
      return { operation, path: `/request/switch/v2/${fuel}`, body };
    }
    if (oneSupplier) {
      const operation = 'createDualConsolidatedSwitch';
      const switchType = 'dualConsolidatedToDualConsolidated';
      const own = await this.#present(bill, first, switchType, 'tariffId');
      const body = { ...blank(operation), ...always, switchType, ...own, ...used };
      return { operation, path: '/request/switch/v2/dual-consolidated', body };
    }
    const operation = 'createDualDistinctSwitch';
    const switchType = 'dualDistinctToDualConsolidated';
    const gas = await this.#present(bill, first, 'gasToGas', 'gasTariffId');
    const electricity = await this.#present(
      bill,
      second,
      'electricityToElectricity',
      'electricityTariffId',
    );
    const body = { ...blank(operation), ...always, switchType, ...gas, ...electricity, ...used };
    return { operation, path: '/request/switch/v2/dual-distinct', body };
  }

  /** The present plan of a fuel, found by its name in the list that the household would choose from. */
  async #present(bill: Bill, one: FuelBill, switchType: string, field: string) {
    const { supplierId, code, payMethod, daysFixed, endsToday = false } = one;
    const { tariffsDto } = answered(
      'tariffs',
      await this.#started.post('/request/tariffs', {
        switchType,
        supplierId,
        postcode: bill.postcode,
        currentPayMethod: payMethod,
        economy7Percentage: bill.night === null ? 0 : 1,
      }),
    );
    const { name } = productOf(supplierId, code);
    const found = tariffsDto.tariffs.filter((tariff) => tariff.name === name);
    if (found.length !== 1) throw new Error(`${name} is no name of one tariff.`);
    const prefix = field.replace(/[tT]ariffId$/, '');
    const named = (rest: string) =>
      prefix === '' ? rest : `${prefix}${rest.replace(/^./, (letter) => letter.toUpperCase())}`;
    return {
      [field]: found[0]?.id,
      [named('tariffValidToDate')]: daysFixed === 0 && !endsToday ? null : dayAfter(daysFixed),
      [named('currentPayMethod')]: payMethod,
    };
  }

  async #address(postcode: string): Promise<unknown> {
    const known = this.#addresses.get(postcode);
    if (known !== undefined) return known;
    const path = `/request/address/recco?postcode=${encodeURIComponent(postcode)}`;
    const [address] = answered('addressSearch', await this.#started.get(path));
    this.#addresses.set(postcode, address);
    return address;
  }
}

/** A year of it, as the journey sends it. */
function usedOf({ fuel, uses }: FuelBill): object {
  const name = fuel === 'gas' ? 'Gas' : 'Electricity';
  // In pence, so that no fraction of two is sent.
  const year = Math.round(uses.amount * 100 * timesAYear[uses.every]) / 100;
  return uses.of === 'kWh'
    ? { [`estimated${name}Usage`]: year }
    : { [`estimated${name}Cost`]: year };
}
