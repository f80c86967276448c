import type { RoundForm } from "../types";
import type { FormDrawing } from "./form";
import { burgerBox } from "./forms/burger-box";
import { clamshell } from "./forms/clamshell";
import { coldCupForm } from "./forms/cold-cup";
import { cornerProtector } from "./forms/corner-protector";
import { corrugatedRoll } from "./forms/corrugated-roll";
import { cupCarrier } from "./forms/cup-carrier";
import { cupLidForm } from "./forms/cup-lid";
import { foodTray } from "./forms/food-tray";
import { greaseproofSheets } from "./forms/greaseproof-sheets";
import { honeycombRoll } from "./forms/honeycomb-roll";
import { hotCupForm } from "./forms/hot-cup";
import { iceCreamTub } from "./forms/ice-cream-tub";
import { mouldedInsert } from "./forms/moulded-insert";
import { noodleBox } from "./forms/noodle-box";
import { rippleCupForm } from "./forms/ripple-cup";
import { saladBowl } from "./forms/salad-bowl";
import { soupBowl } from "./forms/soup-bowl";
import { fragileTape, kraftTape } from "./forms/tape";
import { tissueSheets } from "./forms/tissue-sheets";
import { voidFill } from "./forms/void-fill";
import { woodenCutlery } from "./forms/wooden-cutlery";

export const round = {
  "hot-cup": hotCupForm,
  "ripple-cup": rippleCupForm,
  "cold-cup": coldCupForm,
  "cup-lid": cupLidForm,
  "ice-cream-tub": iceCreamTub,
  "soup-bowl": soupBowl,
  "salad-bowl": saladBowl,
  "honeycomb-roll": honeycombRoll,
  "corrugated-roll": corrugatedRoll,
  "kraft-tape": kraftTape,
  "fragile-tape": fragileTape,
  "greaseproof-sheets": greaseproofSheets,
  "corner-protector": cornerProtector,
  "void-fill": voidFill,
  "tissue-sheets": tissueSheets,
  "cup-carrier": cupCarrier,
  "moulded-insert": mouldedInsert,
  "wooden-cutlery": woodenCutlery,
  "noodle-box": noodleBox,
  "burger-box": burgerBox,
  clamshell,
  "food-tray": foodTray,
} as Record<RoundForm, FormDrawing>;
