import type { Carton } from "@/lib/pricing/freight";

interface DemoPacking {
  /** Grams of a pack as it is shipped. */
  packedWeight: number;
  carton: Carton;
}

const packed = (kg: number, length: number, width: number, height: number): DemoPacking => ({
  packedWeight: Math.round(kg * 1000),
  carton: { length, width, height },
});

/** What a pack weighs and the carton that it ships in (mm), by slug; calculated from size, board and count. */
export const DEMO_PACKING: Readonly<Record<string, DemoPacking>> = {
  "shipping-carton-3-ply-small": packed(14.5, 420, 330, 320),
  "shipping-carton-5-ply-large": packed(78, 790, 620, 820),
  "tuck-box-soap": packed(2.7, 270, 215, 160),
  "rigid-jewellery-box": packed(8.4, 480, 470, 220),
  "mithai-gift-box-500g": packed(17.5, 780, 620, 270),
  "pillow-box-small": packed(2.1, 280, 185, 110),
  "pizza-box-10-inch": packed(9.8, 540, 300, 330),
  "chai-cup-150ml": packed(4.1, 370, 300, 400),
  "ripple-cup-350ml": packed(7.6, 480, 390, 520),
  "clear-cold-cup-400ml": packed(5.2, 500, 400, 440),
  "fibre-sip-lid-90mm": packed(2.9, 480, 300, 200),
  "four-cup-carrier": packed(5.6, 450, 450, 320),
  "ice-cream-tub-120ml": packed(4.4, 400, 320, 360),
  "soup-tub-500ml": packed(6.3, 600, 360, 400),
  "salad-bowl-750ml": packed(6.6, 480, 320, 420),
  "noodle-box-750ml": packed(5.4, 420, 340, 300),
  "burger-box-vented": packed(4.9, 460, 320, 220),
  "bagasse-clamshell-9-inch": packed(8.8, 500, 480, 340),
  "snack-tray-medium": packed(5.2, 360, 350, 260),
  "greaseproof-sheets-printed": packed(4.8, 385, 310, 65),
  "wooden-cutlery-set": packed(3.9, 400, 300, 220),
  "mailer-box-kraft-medium": packed(11.2, 560, 380, 340),
  "mailer-box-sky-flat": packed(12.6, 620, 420, 320),
  "courier-bag-60-micron": packed(2.4, 360, 260, 70),
  "padded-paper-mailer": packed(3.8, 460, 320, 260),
  "rigid-envelope-a4": packed(7.4, 390, 255, 110),
  "printed-tissue-for-mailers": packed(3.2, 515, 360, 55),
  "twisted-handle-kraft-bag-medium": packed(4.6, 380, 260, 240),
  "flat-handle-takeaway-bag": packed(9.3, 460, 300, 280),
  "sos-grocery-bag-5kg": packed(9.1, 400, 330, 260),
  "rope-handle-boutique-bag": packed(9.6, 400, 290, 330),
  "single-bottle-bag": packed(4.9, 390, 240, 180),
  "window-bakery-bag": packed(2.6, 310, 220, 120),
  "honeycomb-wrap-roll": packed(6.6, 430, 225, 395),
  "corrugated-wrap-roll": packed(7.7, 670, 340, 610),
  "printed-kraft-tape": packed(3.4, 370, 250, 130),
  "fragile-tape-48mm": packed(5.1, 350, 240, 205),
  "corner-protector-50mm": packed(22.4, 610, 300, 280),
  "crinkle-void-fill-5kg": packed(5.6, 400, 400, 380),
  "moulded-insert-two-jar": packed(4.2, 500, 360, 260),
};
