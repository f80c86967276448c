import type { Style } from "@/lib/catalogue/sizes/schemas";

/** A style as far as its drawing, its sizes and its choices need it. */
export const MAILER_STYLE = {
  _id: "mailer-box",
  name: "Mailer box",
  limits: { length: [80, 450], width: [60, 350], height: [20, 150] },
  boards: [{ _id: "e-kraft", name: "E-flute, kraft", thickness: 1.6, gsm: 420 }],
  prints: [
    { _id: "plain", name: "Plain" },
    { _id: "flexo-2", name: "2 colours outside" },
  ],
  finishes: [{ _id: "matt", name: "Matt varnish" }],
  quantities: [100, 1000],
  leastQuantity: 100,
} as unknown as Style;
