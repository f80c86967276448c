import type { CSSProperties } from "react";
import { imageAtWidth } from "@/lib/files/picture-address";
import { countText } from "@/lib/base/text/counts";
import { packText } from "@/lib/catalogue/price/unit-price";
import { lineDetail, priceUnit, type CodeReader } from "@/lib/orders/line-text";
import { lineName } from "@/lib/pricing/print-options";
import type { Order, OrderLine } from "@/lib/orders/order";
import { formatRupees } from "@/lib/pricing/money";
import { noChargeText, shippingLabel } from "@/lib/shop/shipping/method-names";
import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { discountLabel } from "@/lib/pricing/totals";
import { Layout } from "./blocks";
import type { MailedShop } from "./layout";
import type { MailedOrder, OrderProps } from "./mailed-order";
import { fonts, look } from "./theme";

const font = (size: number, weight = 400) => `${weight} ${size}px/1.45 ${fonts.text}`;
const FIGURES: CSSProperties = { whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" };

interface OrderTableProps extends OrderProps {
  reader?: CodeReader;
}

/** The items with their amounts, and the figures from subtotal to total. */
export function OrderTable({ order, shop, reader = "buyer" }: OrderTableProps) {
  return (
    <>
      <Layout>
        {order.lines.map((line, index) => (
          <LineRow key={index} line={line} shop={shop} reader={reader} />
        ))}
      </Layout>
      <table
        role="presentation"
        width="100%"
        cellPadding={0}
        cellSpacing={0}
        border={0}
        style={{ marginTop: "12px" }}
        data-text="figures"
      >
        <tbody>
          {orderFigures(order, shop.t).map((figure) => (
            <FigureRow key={figure.label} {...figure} />
          ))}
          <TotalRow label={shop.t("Total")} totalPaise={order.totals.totalPaise} />
        </tbody>
      </table>
    </>
  );
}

interface LineProps {
  line: OrderLine;
  shop: MailedShop;
  reader: CodeReader;
}

/** The amount is shown below the name and, when both do not fit in one line, below the quantity. */
function LineRow({ line, shop, reader }: LineProps) {
  const { t } = shop;
  const pack = line.unit === "PAC" && line.packSize ? packText(line.packSize, t) : "";
  const detail = [lineDetail(line, t, reader), pack].filter(Boolean).join(", ");
  const cell: CSSProperties = {
    padding: "14px 0",
    borderBottom: "1px solid",
    verticalAlign: "top",
  };
  const name: CSSProperties = {
    paddingBottom: "4px",
    font: font(16, 600),
    overflowWrap: "anywhere",
    wordBreak: "break-word",
  };
  const quantity: CSSProperties = {
    float: "left",
    padding: "1px 10px 0 0",
    font: font(15),
    ...FIGURES,
  };
  return (
    <tr>
      <td width="64" {...look({ line: "rule" }, { ...cell, width: "64px" })}>
        <Picture line={line} shop={shop} reader={reader} />
      </td>
      <td {...look({ line: "rule" }, { ...cell, paddingLeft: "14px" })}>
        <div {...look({ text: "ink" }, name)}>{lineName(line.name, t)}</div>
        {detail && <div {...look({ text: "muted" }, { font: font(15) })}>{detail}</div>}
        <div style={{ textAlign: "right", font: font(16) }}>
          <span {...look({ text: "muted" }, quantity)}>
            {countText(line.quantity)} &times; {formatRupees(line.pricePaise)} {perText(line, t)}
          </span>{" "}
          <span data-text="result" {...look({ text: "ink" }, { font: font(16, 600), ...FIGURES })}>
            {formatRupees(line.lineTotalPaise)}
          </span>
        </div>
      </td>
    </tr>
  );
}

/** The unit of a price: "per 100 pieces". */
function perText(line: OrderLine, t: Translate): string {
  const { unit, basis, packSize } = line;
  return unit === "PAC" && basis === 1 && packSize === null
    ? t("each")
    : t("per {unit}", { unit: priceUnit(line, t) });
}

/** The alt text is short because the name is next to the picture. */
function Picture({ line, shop: { appUrl, t } }: LineProps) {
  const src = pictureAddress(line.thumbnailImage, appUrl);
  if (!src) return <div style={{ width: "64px" }} />;
  const style: CSSProperties = {
    display: "block",
    borderRadius: "3px",
    font: `400 10px/1.25 ${fonts.text}`,
  };
  return (
    <img
      src={src}
      alt={t("Picture of {name}", { name: line.name })}
      width={64}
      height={64}
      // React preloads other pictures by a link in the head, which mail programs cannot use.
      fetchPriority="low"
      {...look({ fill: "kraft", text: "ink" }, style)}
    />
  );
}

/** Address of a 64 px picture at double density; undefined for a picture that mail programs cannot fetch. */
function pictureAddress(src: string, appUrl: string): string | undefined {
  if (!URL.canParse(src, appUrl)) return undefined;
  const url = new URL(imageAtWidth(src, 128), appUrl);
  return /^https?:$/.test(url.protocol) ? url.href : undefined;
}

interface Figure {
  label: string;
  amount: string;
}

/** The figures between subtotal and total, without the total; only those that apply. */
function orderFigures(order: MailedOrder, t: Translate): Figure[] {
  const { promo, totals, shippingWay } = order;
  const { subtotalPaise, discountPaise, sampleCreditPaise, shippingPaise } = totals;
  const code = promo && `${promo.code}, ${promo.percent}%`;
  const label = discountLabel(code, sampleCreditPaise > 0, t);
  const discount = { label, amount: `−${formatRupees(discountPaise)}` };
  return [
    { label: t("Subtotal"), amount: formatRupees(subtotalPaise) },
    ...(discountPaise > 0 ? [discount] : []),
    {
      label: shippingLabel(shippingWay, t),
      amount: shippingPaise === 0 ? t(noChargeText(shippingWay)) : formatRupees(shippingPaise),
    },
    ...listTaxFigures(order, t).map(({ label, paise }) => ({
      label,
      amount: formatRupees(paise),
    })),
  ];
}

function FigureRow({ label, amount }: Figure) {
  const style = { padding: "5px 0", font: font(15) };
  return (
    <tr>
      <td {...look({ text: "muted" }, style)}>{label}</td>
      <td align="right" {...look({ text: "ink" }, { ...style, paddingLeft: "12px", ...FIGURES })}>
        {amount}
      </td>
    </tr>
  );
}

function TotalRow({ label: words, totalPaise }: { label: string; totalPaise: number }) {
  const style = { padding: "12px 0 4px", borderTop: "2px solid" };
  const label = { ...style, font: `700 18px/1.3 ${fonts.display}` };
  const amount = { ...style, paddingLeft: "12px", font: font(20, 700), ...FIGURES };
  return (
    <tr>
      <td {...look({ text: "ink", line: "ink" }, label)}>{words}</td>
      <td align="right" {...look({ text: "ink", line: "ink" }, amount)}>
        {formatRupees(totalPaise)}
      </td>
    </tr>
  );
}

/** An amount between subtotal and total, as documents and mails show it. */
interface TaxFigure {
  label: string;
  paise: number;
}

/** The amounts between shipping and total: one tax under the flat tax, or the GST taxes and the rounding. */
function listTaxFigures(
  { totals, gst }: Pick<Order, "totals" | "gst">,
  t: Translate = inEnglish,
): TaxFigure[] {
  if (!gst) {
    const label = t("Tax ({percent}%)", { percent: totals.taxPercent });
    return [{ label, paise: totals.taxPaise }];
  }
  const taxes = gst.taxes.map(({ name, percent, amountPaise }) => ({
    label: `${name} (${percent}%)`,
    paise: amountPaise,
  }));
  const none = { label: "GST", paise: 0 };
  const roundOff = { label: t("Round off"), paise: gst.roundOffPaise };
  return [...(taxes.length > 0 ? taxes : [none]), ...(gst.roundOffPaise === 0 ? [] : [roundOff])];
}
