import type { JsonObject } from '../../../src/engine';
import { callOf } from '../table/table';
import {
  type Act,
  click,
  say,
  go,
  all,
  onTo,
  payBoth,
  switchNow,
  moreInfo,
  complete,
  findAddress,
  pass,
  homeChoice,
  firstOption,
  tellCharging,
  byHand,
  estimate,
  questions,
  openMeter,
  correctAddress,
  layPrimary,
  mendPrimary,
  toOffset,
  chooseOffset,
  pay,
  comeBack,
  continueIfOffered,
  goIfOffered,
  onResults,
  onTariff,
  onDetails,
  inChain,
  onCarbon,
  searchIn,
  previously,
  toBilling,
} from './acts';
import { button } from './find';
import { answer, foundBy, press, quoteNumber, type Waypoint } from './households';

/** How the household comes to a call, looks at what became of it, and makes it again. */
export interface Scene {
  /** Where it stands before; null for a page that is not there yet. */
  readonly from: Waypoint | null;
  /** Everything up to the fault: what the call needs and is not of a waypoint. */
  readonly before?: Act;
  /** Makes the call. */
  readonly deed: Act;
  /** What it does besides, while the fault lasts (`whileItLasts` of the call). */
  readonly further?: Act;
  /** So that the place of the call is on the page. */
  readonly look?: Act;
  /** What it does once the page was found to be as it is without the fault. */
  readonly closer?: Act;
  /** Makes it again, where no Try again stands; the deed where left out. */
  readonly again?: Act;
}

export const scenes: Readonly<Record<string, Scene>> = {
  'token@start': {
    from: null,
    deed: (visit, home) => visit.openThere(home.address),
    further: all(
      (visit, home) => answer(visit, 'yourHome', 'postcode', home.postcode),
      findAddress,
    ),
    again: pass(11),
  },
  'token@refresh': { from: 'postcode', deed: pass(11), further: findAddress, again: pass(11) },
  'token@load-results': { ...onResults, again: pass(11) },
  'token@load-details': { ...onDetails, again: pass(11) },
  'token@before-commit': inChain,
  'token@after-401': { from: 'postcode', deed: findAddress },
  'trackRecords@first-step': { from: null, deed: (visit, home) => visit.openThere(home.address) },
  'trackRecords@pay-method': {
    from: 'toPay',
    deed: say('payCombined', 'method', 'monthlyDirectDebit'),
  },
  'trackRecords@submit': onResults,
  'trackRecords@results': onResults,
  'trackRecords@tariff-details': onTariff,
  'trackRecords@details': onDetails,
  'trackRecords@save': inChain,
  'trackRecords@error': { from: 'postcode', deed: findAddress },
  'trackRecords@doubt': inChain,
  'addressSearch@home': { from: 'postcode', deed: findAddress },
  'addressList@home': { from: 'postcode', deed: findAddress },
  'meterDetails@home': {
    from: 'found',
    before: say('yourHome', 'gdprConsent', true),
    deed: homeChoice,
    look: continueIfOffered,
  },
  'suppliers@one-supplier': {
    from: 'toPay',
    deed: say('payCombined', 'method', 'monthlyDirectDebit'),
    look: go('payCombined'),
  },
  'suppliers@gas': {
    from: 'toPay',
    deed: say('payGas', 'method', 'monthlyDirectDebit'),
    look: go('payGas'),
  },
  'suppliers@electricity': {
    from: 'toPay',
    deed: say('payElectricity', 'method', 'monthlyDirectDebit'),
    look: go('payElectricity'),
  },
  'suppliers@two-suppliers': { from: 'toPay', deed: payBoth, look: go('payElectricity') },
  'suppliers@known': {
    from: 'toPay',
    deed: say('payCombined', 'method', 'monthlyDirectDebit'),
    look: all(go('payCombined'), goIfOffered('supplierCombined')),
    closer: (visit) => visit.send({ type: 'sectionOpened', section: 'supplierCombined' }),
    again: async (visit) => {
      await visit.send({ type: 'sectionOpened', section: 'supplierCombined' });
      button('/^try again/i')?.click();
      await visit.time.pass(1_000);
    },
  },
  'tariffs@one-supplier': {
    from: 'toPay',
    deed: say('payCombined', 'method', 'monthlyDirectDebit'),
    look: all(go('payCombined'), goIfOffered('supplierCombined')),
  },
  'tariffs@gas': { from: 'toSupplier', deed: firstOption('supplierGas', 'supplier') },
  'tariffs@electricity': {
    from: 'toSupplier',
    deed: firstOption('supplierElectricity', 'supplier'),
  },
  'tariffs@two-suppliers': { from: 'toSupplier', deed: firstOption('supplierGas', 'supplier') },
  'estimationDetails@usage': {
    from: 'toUsage',
    deed: estimate,
    look: click('Answer five questions'),
  },
  'estimationUsage@estimate': {
    from: 'toUsage',
    before: all(
      estimate,
      click('Answer five questions'),
      ...questions.map((question) => all(firstOption('estimate', question))),
    ),
    deed: all(firstOption('estimate', 'heatingAndCooking'), (visit) =>
      visit.send({ type: 'dialogContinued' }),
    ),
    again: all(
      click('Answer five questions'),
      ...Array.from({ length: 6 }, (): Act => (visit) => visit.send({ type: 'dialogContinued' })),
    ),
  },
  'vehicleByRegistration@car': {
    from: 'toCar',
    before: say('vehicle', 'registrationNumber', 'EV21 ABC'),
    deed: click('Find my car'),
    look: tellCharging,
  },
  'vehicleMakes@car': { from: 'toCar', deed: byHand, look: tellCharging },
  'vehicleModels@car': {
    from: 'toCar',
    before: byHand,
    deed: firstOption('vehicle', 'make'),
    look: tellCharging,
  },
  'vehicleEngines@car': {
    from: 'toCar',
    before: all(byHand, firstOption('vehicle', 'make')),
    deed: firstOption('vehicle', 'model'),
    look: tellCharging,
  },
  'vehicleChargeTypes@car': {
    from: null,
    deed: (visit, home) => visit.openThere(home.address),
    look: all(onTo('opened', 'toCar'), say('vehicle', 'registrationNumber', 'EV21 ABC'), (visit) =>
      press(visit, 'vehicle', 'findVehicle'),
    ),
  },
  'createDualConsolidatedSwitch@submit': onResults,
  'createDualDistinctSwitch@submit': onResults,
  'createGasSwitch@submit': onResults,
  'createElectricitySwitch@submit': onResults,
  'results@results': onResults,
  'projection@results': onResults,
  'carbonEquivalent@results': onResults,
  'switchKey@results': onDetails,
  'results@tariff-details': { from: 'quote', before: moreInfo, deed: (visit) => visit.reload() },
  'projection@existing': onTariff,
  'projection@new': onTariff,
  'informationLabel@existing': onTariff,
  'informationLabel@new': onTariff,
  'tariffInformation@tariff-details': onTariff,
  'switchKey@tariff-details': { from: 'quote', before: moreInfo, deed: switchNow },
  'alreadySwitched@details-load': onDetails,
  'titles@details-load': onDetails,
  'employmentStatuses@details-load': onDetails,
  'residentialStatuses@details-load': { ...onDetails, look: onTo('plan', 'aboutYou') },
  'directDebitDays@details-load': { ...onDetails, look: onTo('plan', 'terms') },
  'switchPlan@details-load': { ...onDetails, again: all(onResults.deed, pass(2), switchNow) },
  'customerAddress@details-load': { ...onDetails, look: onTo('plan', 'aboutYou') },
  'informationLabel@sign-up': { ...onDetails, look: onTo('plan', 'payment') },
  ...Object.fromEntries(
    ['addressSearch', 'addressList'].flatMap((operation): [string, Scene][] => [
      [
        `${operation}@present-address`,
        { from: 'aboutYou', deed: searchIn('address', 'Find another address') },
      ],
      [
        `${operation}@previous-address`,
        { from: 'aboutYou', before: previously, deed: searchIn('previousAddress', 'Find address') },
      ],
      [
        `${operation}@billing-address`,
        { from: 'aboutYou', before: toBilling, deed: searchIn('billingAddress', 'Find address') },
      ],
      [
        `${operation}@mprn`,
        {
          from: 'addresses',
          before: openMeter('gasMeter', 'mprn'),
          deed: click("Don't know your MPRN?"),
        },
      ],
      [
        `${operation}@mpan`,
        {
          from: 'addresses',
          before: openMeter('electricityMeter', 'mpan'),
          deed: click("Don't know your MPAN?"),
        },
      ],
    ]),
  ),
  'meterDetails@mprn': {
    from: 'addresses',
    before: all(openMeter('gasMeter', 'mprn'), click("Don't know your MPRN?")),
    deed: firstOption('gasMeter', 'found'),
  },
  'meterDetails@mpan': {
    from: 'addresses',
    before: all(openMeter('electricityMeter', 'mpan'), click("Don't know your MPAN?")),
    deed: firstOption('electricityMeter', 'found'),
  },
  'customerMpan@electricity-meter': {
    from: 'meters',
    before: openMeter('electricityMeter', 'mpan'),
    deed: async (visit) => {
      const { electricityMeter } = foundBy(visit, 'meters') as Record<string, JsonObject>;
      await answer(visit, 'electricityMeter', 'mpan', electricityMeter?.['mpan'] ?? null);
    },
  },
  'specialNeeds@terms': {
    from: 'meters',
    deed: say('terms', 'hasMedicalConditionOrIndividualRequirement', true),
  },
  'savePersonal@save': inChain,
  'saveAddress@save': inChain,
  'saveTerms@save': inChain,
  'verifyBank@save': inChain,
  'saveBank@save': inChain,
  'switchKey@fresh-key': {
    from: 'payment',
    before: async (visit, home) => {
      layPrimary(visit, callOf('switchKey@fresh-key'));
      await complete(visit, home);
      await mendPrimary('saveAddress')(visit, home);
      await correctAddress(visit, home);
    },
    deed: complete,
  },
  'completeSwitch@save': inChain,
  'completeSwitch@send-again': {
    from: 'payment',
    before: async (visit, home) => {
      layPrimary(visit, callOf('completeSwitch@send-again'));
      await complete(visit, home);
      await mendPrimary('completeSwitch')(visit, home);
      await visit.time.pass(600_000);
    },
    deed: click('/^Send it again/'),
  },
  'alreadySwitched@in-doubt-made': inChain,
  'alreadySwitched@in-doubt-not-made': inChain,
  'alreadySwitched@after-refusal': inChain,
  'alreadySwitched@after-409': inChain,
  'alreadySwitched@after-save-409': inChain,
  'alreadySwitched@after-key-409': onDetails,
  'alreadySwitched@reload-open': {
    from: 'payment',
    deed: async (visit, home) => {
      await complete(visit, home);
      await visit.reload();
    },
  },
  'carbonEquivalent@switch-complete': inChain,
  'carbonEquivalent@carbon-offset': onCarbon,
  'carbonProjects@carbon-offset': onCarbon,
  'carbonPayment@carbon-offset': {
    from: 'switched',
    before: all(toOffset, chooseOffset),
    deed: pay,
  },
  'carbonPaymentUpdate@return-paid': {
    from: 'switched',
    before: all(toOffset, chooseOffset, pay),
    deed: comeBack(true),
  },
  'carbonPaymentUpdate@return-failed': {
    from: 'switched',
    before: all(toOffset, chooseOffset, pay),
    deed: comeBack(false),
  },
  'carbonEquivalent@existing-switch': {
    from: 'switched',
    before: async (visit) => {
      await visit.load('/carbon-offset-existing');
      await answer(visit, 'existingSwitch', 'switchId', quoteNumber(visit));
    },
    deed: click('See Projects'),
  },
};
