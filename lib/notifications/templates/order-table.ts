import type { OrderLine } from "@/lib/orders/order";
import { formatRupees } from "@/lib/pricing/money";
import { html, type Html } from "../html";
import { LAYOUT } from "./blocks";
import { look } from "./look";
import type { MailedOrder } from "./order";
import { figuresOf, perPack, pictureAddress, type Figure } from "./order-figures";
import { fonts } from "./palette";

const text = (size: number, weight = 400) => `font:${weight} ${size}px/1.45 ${fonts.text}`;
const figures = "white-space:nowrap;font-variant-numeric:tabular-nums";

/** The name stands beside it, so the picture says no more than that it is one. */
function picture(line: OrderLine, appUrl: string): Html {
  const frame = look({
    fill: "kraft",
    text: "ink",
    css: `display:block;border-radius:3px;font:400 10px/1.25 ${fonts.text}`,
  });
  const src = pictureAddress(line.thumbnailImage, appUrl);
  return src
    ? html`<img src="${src}" width="64" height="64" alt="Picture of ${line.name}" ${frame} />`
    : html`<div style="width:64px"></div>`;
}

/** The amount stands below the name and, where the two do not fit in one line, below the quantity. */
function lineRow(line: OrderLine, appUrl: string): Html {
  const cell = "padding:14px 0;border-bottom:1px solid;vertical-align:top";
  const name = `padding-bottom:4px;${text(16, 600)};overflow-wrap:anywhere;word-break:break-word`;
  const quantity = look({
    text: "muted",
    css: `float:left;padding:1px 10px 0 0;${text(15)};${figures}`,
  });
  const amount = look({ text: "ink", css: `${text(16, 600)};${figures}` });
  return html`<tr>
    <td width="64" ${look({ line: "rule", css: `${cell};width:64px` })}>
      ${picture(line, appUrl)}
    </td>
    <td ${look({ line: "rule", css: `${cell};padding-left:14px` })}>
      <div ${look({ text: "ink", css: name })}>${line.name}</div>
      <div align="right" style="text-align:right;${text(16)}">
        <span ${quantity}
          >${line.quantity} &times; ${formatRupees(line.pricePaise)} ${perPack(line)}</span
        >
        <span ${amount}>${formatRupees(line.lineTotalPaise)}</span>
      </div>
    </td>
  </tr>`;
}

function figureRow({ label, amount }: Figure): Html {
  const css = `padding:5px 0;${text(15)}`;
  return html`<tr>
    <td ${look({ text: "muted", css })}>${label}</td>
    <td align="right" ${look({ text: "ink", css: `${css};padding-left:12px;${figures}` })}>
      ${amount}
    </td>
  </tr>`;
}

function totalRow(totalPaise: number): Html {
  const css = "padding:12px 0 4px;border-top:2px solid";
  const label = look({
    text: "ink",
    line: "ink",
    css: `${css};font:700 18px/1.3 ${fonts.display}`,
  });
  const amount = look({
    text: "ink",
    line: "ink",
    css: `${css};padding-left:12px;${text(20, 700)};${figures}`,
  });
  return html`<tr>
    <td ${label}>Total</td>
    <td align="right" ${amount}>${formatRupees(totalPaise)}</td>
  </tr>`;
}

/** The items with their amounts, and the way to the total. */
export function orderTable(order: MailedOrder, appUrl: string): Html {
  return html`<table ${LAYOUT}>
      ${order.lines.map((line) => lineRow(line, appUrl))}
    </table>
    <table ${LAYOUT} style="margin-top:12px">
      ${figuresOf(order).map(figureRow)}${totalRow(order.totals.totalPaise)}
    </table>`;
}
