import type { Art } from "../types";
import type { Scene } from "./scene";

const bag: Art = {
  form: "twisted-handle-bag",
  material: "green",
  accent: "marigold",
  print: "lotus",
  size: { width: 230, depth: 110, height: 290 },
};
const carton: Art = {
  form: "shipping-carton",
  material: "kraft",
  print: "leaf",
  size: { width: 320, depth: 240, height: 200 },
};
const mailer: Art = {
  form: "mailer-box",
  material: "kraft",
  accent: "green",
  print: "leaf",
  size: { width: 270, depth: 190, height: 75 },
};
const pillow: Art = {
  form: "pillow-box",
  material: "blush",
  accent: "rust",
  print: "leaf",
  size: { width: 120, depth: 80, height: 34 },
};
const cup: Art = {
  form: "ripple-cup",
  material: "kraft",
  print: "cup",
  size: { width: 92, height: 114 },
};
const chai: Art = {
  form: "hot-cup",
  material: "white",
  accent: "rust",
  print: "block-print",
  size: { width: 80, height: 92 },
};
const tape: Art = {
  form: "kraft-tape",
  material: "kraft",
  accent: "green",
  print: "leaf",
  size: { width: 110, depth: 76, height: 52 },
};

/** The picture at the head of the landing page: what leaves the workshop, on its table. */
export const workbench: Scene = {
  width: 1500,
  height: 1250,
  scale: 1.6,
  ground: "paper",
  objects: [
    { art: carton, at: [150, 75] },
    { art: bag, at: [-215, 10] },
    { art: mailer, at: [-40, -265], inUse: true },
    { art: cup, at: [246, -270] },
    { art: chai, at: [322, -365] },
    { art: tape, at: [-300, -405] },
    { art: pillow, at: [150, -560] },
  ],
};
