import { expect, it } from "vitest";
import { getPlaceOfSupply, type GstBuyer } from "./place-of-supply";

const SELLER = "06";

it.each<[what: string, buyer: GstBuyer, code: string]>([
  ["the state of the GSTIN", { gstin: "29AAGCB7383J1Z4", state: "Haryana", pin: "122001" }, "29"],
  ["the state that the goods go to", { state: "Karnataka", pin: "560001" }, "29"],
  ["the state, before a PIN code is known", { state: "Karnataka" }, "29"],
  ["the state of the PIN code, before a state is known", { pin: "560001" }, "29"],
  ["the chosen one of two states of a PIN code", { state: "Punjab", pin: "160014" }, "03"],
  ["the other one", { state: "Chandigarh", pin: "160014" }, "04"],
  ["the state of the PIN code where they disagree", { state: "Maharashtra", pin: "122001" }, "06"],
  ["the same in reverse", { state: "Haryana", pin: "400001" }, "27"],
  ["the state of an unknown PIN code", { state: "Maharashtra", pin: "900001" }, "27"],
  ["the seller's own state while nothing is known", {}, SELLER],
  ["the seller's own state for a name that is no state", { state: "Atlantis" }, SELLER],
])("the place of supply is %s", (_, buyer, code) =>
  expect(getPlaceOfSupply(buyer, SELLER)).toBe(code),
);
