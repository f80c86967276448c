import {
  asksForASecondFactor,
  comesFromTheProvider,
  joinsTheShop,
  keepsAnAddress,
  provesTheAddress,
} from "./account-journeys";
import { asksForAPrice, countsTheShelves, keepsTheShop, provesAClaim } from "./desk-journeys";
import type { Journey } from "./journey";
import {
  buysAsAGuest,
  entersAnOrder,
  paysOnline,
  saysWhatItThinks,
  sendsGoodsBack,
} from "./order-journeys";
import { bringsPictures, sendsAPictureAhead } from "./picture-journeys";

/** Successes that no generator finds: they need a mailed link, a code, a picture or what came before. */
export const JOURNEYS: Journey[] = [
  provesTheAddress,
  joinsTheShop,
  asksForASecondFactor,
  comesFromTheProvider,
  buysAsAGuest,
  entersAnOrder,
  paysOnline,
  sendsGoodsBack,
  saysWhatItThinks,
  asksForAPrice,
  keepsAnAddress,
  keepsTheShop,
  provesAClaim,
  bringsPictures,
  sendsAPictureAhead,
  countsTheShelves,
];
