import type { OpeningHours } from "@/lib/shop/working-time/opening-hours";
import type { Claims, PolicyTerms } from "@/lib/shop/content/phrases";
import { html, type Html, type HtmlValue } from "../html";
import { wrap } from "../plain-text";
import { LAYOUT, lines, link, mailTo, telephone } from "./blocks";
import { look, SHEET } from "./look";
import { fonts } from "./palette";

/** What every mail says of the shop itself. */
export interface Letterhead {
  siteName: string;
  contactEmail: string;
  contactPhone: string;
  contactAddress: string;
  openingHours: OpeningHours;
  claims: Claims;
  policyTerms: PolicyTerms;
  /** Public origin of the shop. */
  appUrl: string;
}

interface Letter {
  shop: Letterhead;
  subject: string;
  /** The line that an inbox shows beside the subject. */
  preview: string;
  /** Rows of the sheet, made by `section`. */
  sections: readonly Html[];
  /** Why the reader has this mail. */
  reason: string;
  leave?: Leave;
}

/** How the reader gets no more such mails: the words of a link, and where it leads. */
export interface Leave {
  words: string;
  address: string;
}

function band(shop: Letterhead): Html {
  const name = `font:700 22px/1.2 ${fonts.display};text-decoration:none`;
  const trade = `padding-top:4px;font:400 14px/1.4 ${fonts.text}`;
  return html`<tr>
      <td ${look({ fill: "band", css: "padding:22px 36px", fit: "gutter" })}>
        <a href="${shop.appUrl}" ${look({ text: "bandText", css: name })}>${shop.siteName}</a>
        <div ${look({ text: "bandMuted", css: trade })}>Custom and eco-friendly packaging</div>
      </td>
    </tr>
    <tr>
      <td
        ${look({ fill: "kraft", line: "kraftLine", css: "height:10px;font-size:0;line-height:0;border-bottom:2px dashed" })}
      >
        &nbsp;
      </td>
    </tr>`;
}

function footer(shop: Letterhead, reason: string, leave?: Leave): Html {
  const css = `padding:22px 36px 40px;font:400 13px/1.6 ${fonts.text};overflow-wrap:anywhere`;
  const content = [
    html`<strong>${shop.siteName}</strong>`,
    shop.contactAddress,
    html`${mailTo(shop.contactEmail)} &middot; ${telephone(shop.contactPhone)}`,
    link(shop.appUrl, shop.appUrl.replace(/^https?:\/\//, "")),
    reason,
    ...(leave ? [link(leave.address, leave.words)] : []),
  ];
  return html`<tr>
    <td ${look({ text: "muted", css, fit: "gutter" })}>${lines(content)}</td>
  </tr>`;
}

/** The whole document: a sheet of paper of 600 px on kraft, as narrow as the screen on a phone. */
export function letter({ shop, subject, preview, sections, reason, leave }: Letter): string {
  const body: HtmlValue = [band(shop), ...sections];
  const sheet = look({
    fill: "paper",
    line: "rule",
    css: "width:100%;max-width:600px;border:1px solid",
  });
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>${subject}</title>
        <style>
          ${SHEET}
        </style>
      </head>
      <body ${look({ fill: "ground", css: "margin:0;padding:0" })}>
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <table ${LAYOUT}>
          <tr>
            <td align="center" ${look({ fill: "ground", css: "padding:24px 8px 0" })}>
              <table ${LAYOUT} ${sheet}>
                ${body}
              </table>
              <table ${LAYOUT} style="max-width:600px">
                ${footer(shop, reason, leave)}
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.markup;
}

/** The end of the text part: what the footer says. */
export function signature(shop: Letterhead, reason: string, leave?: Leave): string {
  const said = `-- \n${shop.siteName}\n${shop.contactAddress}\n${shop.appUrl}\n${wrap(reason)}`;
  return leave ? `${said}\n${leave.words}: ${leave.address}` : said;
}
