import { addressList } from './address-list';
import { addressSearch } from './address-search';
import { alreadySwitched } from './already-switched';
import { carbonEquivalent } from './carbon-equivalent';
import { carbonPayment } from './carbon-payment';
import { carbonPaymentUpdate } from './carbon-payment-update';
import { carbonProjects } from './carbon-projects';
import { completeSwitch } from './complete-switch';
import { createDualConsolidatedSwitch } from './create-dual-consolidated-switch';
import { createDualDistinctSwitch } from './create-dual-distinct-switch';
import { createElectricitySwitch } from './create-electricity-switch';
import { createGasSwitch } from './create-gas-switch';
import { customerAddress } from './customer-address';
import { customerMpan } from './customer-mpan';
import type { Operation } from './define-operation';
import { directDebitDays } from './direct-debit-days';
import { employmentStatuses } from './employment-statuses';
import { estimationDetails } from './estimation-details';
import { estimationUsage } from './estimation-usage';
import { informationLabel } from './information-label';
import { meterDetails } from './meter-details';
import { projection } from './projection';
import { residentialStatuses } from './residential-statuses';
import { results } from './results';
import { saveAddress } from './save-address';
import { saveBank } from './save-bank';
import { savePersonal } from './save-personal';
import { saveTerms } from './save-terms';
import { specialNeeds } from './special-needs';
import { suppliers } from './suppliers';
import { switchKey } from './switch-key';
import { switchPlan } from './switch-plan';
import { tariffInformation } from './tariff-information';
import { tariffs } from './tariffs';
import { titles } from './titles';
import { token } from './token';
import { trackRecords } from './track-records';
import { vehicleByRegistration } from './vehicle-by-registration';
import { vehicleChargeTypes } from './vehicle-charge-types';
import { vehicleEngines } from './vehicle-engines';
import { vehicleMakes } from './vehicle-makes';
import { vehicleModels } from './vehicle-models';
import { verifyBank } from './verify-bank';

/** Everything that the partner can be asked, in the order of a household's journey. */
export const OPERATIONS: readonly Operation[] = [
  token,
  trackRecords,

  addressSearch,
  addressList,
  meterDetails,
  customerMpan,

  suppliers,
  tariffs,
  estimationDetails,
  estimationUsage,

  vehicleChargeTypes,
  vehicleByRegistration,
  vehicleMakes,
  vehicleModels,
  vehicleEngines,

  createGasSwitch,
  createElectricitySwitch,
  createDualConsolidatedSwitch,
  createDualDistinctSwitch,
  results,
  projection,
  informationLabel,
  tariffInformation,

  switchKey,
  switchPlan,
  customerAddress,
  titles,
  employmentStatuses,
  residentialStatuses,
  specialNeeds,
  directDebitDays,
  savePersonal,
  saveAddress,
  saveTerms,
  verifyBank,
  saveBank,
  completeSwitch,
  alreadySwitched,

  carbonEquivalent,
  carbonProjects,
  carbonPayment,
  carbonPaymentUpdate,
];
