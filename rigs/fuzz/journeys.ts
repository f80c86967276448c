import {
  asksForASecondFactor,
  comesFromTheProvider,
  foundsACompany,
  joinsTheShop,
  keepsAnAddress,
  keepsAList,
  provesTheAddress,
} from "./account-journeys";
import { asksItsCompany } from "./approval-journeys";
import { keepsKeys, tellsDevices, tellsOthers, writesByWhatsApp } from "./connection-journeys";
import {
  asksForAPrice,
  countsTheShelves,
  keepsAPriceList,
  keepsTheShop,
  pricesSizes,
  provesAClaim,
} from "./desk-journeys";
import { endsShort, leavesInParts, leavesOnCall, tellsThePortals } from "./dispatch-journeys";
import type { Journey } from "./journey";
import {
  buysAsAGuest,
  entersAnOrder,
  getsMoneyBack,
  paysOnline,
  saysWhatItThinks,
  sendsGoodsBack,
} from "./order-journeys";
import { makesOffers } from "./offer-journeys";
import { approvesProofs, keepsTools } from "./proof-journeys";
import { bringsPictures } from "./picture-journeys";

/**
 * Successful calls that no generator finds, because they need an emailed link, a code, a picture or an earlier
 * step.
 */
export const JOURNEYS: Journey[] = [
  provesTheAddress,
  joinsTheShop,
  foundsACompany,
  asksForASecondFactor,
  comesFromTheProvider,
  buysAsAGuest,
  entersAnOrder,
  paysOnline,
  sendsGoodsBack,
  getsMoneyBack,
  saysWhatItThinks,
  asksForAPrice,
  keepsAnAddress,
  keepsAList,
  keepsTheShop,
  keepsAPriceList,
  pricesSizes,
  provesAClaim,
  bringsPictures,
  countsTheShelves,
  keepsTools,
  approvesProofs,
  makesOffers,
  asksItsCompany,
  endsShort,
  leavesInParts,
  leavesOnCall,
  tellsThePortals,
  keepsKeys,
  tellsOthers,
  writesByWhatsApp,
  tellsDevices,
];
