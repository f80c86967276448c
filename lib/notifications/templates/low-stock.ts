import { counted } from "@/lib/base/counts";
import type { MailContent } from "@/lib/email/mail";
import { paths } from "@/lib/base/paths";
import { html } from "../html";
import { textParts } from "../plain-text";
import { button, gap, heading, lines, paragraph, section } from "./blocks";
import { letter, type Letterhead } from "./letter";

const REASON =
  "Sent to the shop's contact address when the stock of a product falls to its limit. The limit is set in the product's form.";

/** A product whose stock has fallen to its limit. */
export interface LowProduct {
  name: string;
  sku: string | null;
  /** Packs. */
  stockCount: number;
}

const lineOf = ({ name, sku, stockCount }: LowProduct) =>
  `${name}${sku ? ` (${sku})` : ""}: ${stockCount === 0 ? "none left" : `${counted(stockCount, "pack")} left`}`;

/** To the shop: what runs low. */
export function lowStock(products: readonly LowProduct[], shop: Letterhead): MailContent {
  const [first] = products;
  const subject =
    products.length === 1 && first
      ? `Low stock: ${first.name}`
      : `Low stock: ${products.length} products`;
  const address = new URL(`${paths.adminProducts}?status=low`, shop.appUrl).href;
  const intro = "Time to make more, or to change the limit in the product's form.";
  const told = products.map(lineOf);
  return {
    subject,
    html: letter({
      shop,
      subject,
      preview: told.join(", "),
      sections: [
        section(
          [
            heading(html`Stock is running low.`),
            paragraph(lines(told)),
            gap(12),
            paragraph(intro),
            button(address, "Open the list"),
          ],
          "none",
        ),
      ],
      reason: REASON,
    }),
    text: textParts(
      "Stock is running low.",
      told.join("\n"),
      intro,
      `Open the list:\n${address}`,
      `-- \n${shop.siteName}\n${REASON}`,
    ),
  };
}
