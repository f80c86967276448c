import { html, type Html, type HtmlValue } from "../html";
import { look } from "./look";
import { fonts } from "./palette";

/** The pieces that mails are put together from. Sizes are in pixels, as mail programs want them. */

/** Attributes of a table that only places things; mail programs know no other way to do so. */
export const LAYOUT = html`role="presentation" width="100%" cellpadding="0" cellspacing="0"
border="0"`;

export function heading(text: HtmlValue): Html {
  const css = `margin:0 0 12px;font:700 27px/1.2 ${fonts.display};overflow-wrap:anywhere`;
  return html`<h1 ${look({ text: "ink", css })}>${text}</h1>`;
}

export function subheading(text: HtmlValue): Html {
  const css = `margin:0 0 10px;font:700 18px/1.3 ${fonts.display}`;
  return html`<h2 ${look({ text: "ink", css })}>${text}</h2>`;
}

export function paragraph(content: HtmlValue): Html {
  const css = `margin:0 0 12px;font:400 16px/1.55 ${fonts.text};overflow-wrap:anywhere`;
  return html`<p ${look({ text: "ink", css })}>${content}</p>`;
}

export function smallPrint(content: HtmlValue): Html {
  const css = `margin:0 0 8px;font:400 14px/1.5 ${fonts.text};overflow-wrap:anywhere`;
  return html`<p ${look({ text: "muted", css })}>${content}</p>`;
}

/** `address` is one of ours, or a mailto: or tel: made here. */
export function link(address: string, text: HtmlValue, css = ""): Html {
  return html`<a href="${address}" ${look({ text: "link", css })}>${text}</a>`;
}

/** The number to dial of a number as it is written. */
export const telephone = (number: string) =>
  link(`tel:${number.replace(/[^\d+]/g, "")}`, number, "white-space:nowrap");

export const mailTo = (address: string) => link(`mailto:${encodeURI(address)}`, address);

/** Empty height; margins of tables are not to be relied on. */
export function gap(height: number): Html {
  return html`<div style="height:${height}px;line-height:${height}px">&nbsp;</div>`;
}

/** Lines of an address or a message, as they were broken. */
export function lines(values: readonly HtmlValue[]): HtmlValue {
  return values.map((value, index) => (index === 0 ? value : html`<br />${value}`));
}

export function button(address: string, text: string): Html {
  const cell = look({ fill: "button", css: "border-radius:4px" });
  const css = `display:inline-block;padding:14px 26px;font:600 16px/1.2 ${fonts.text};text-decoration:none;border-radius:4px`;
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td ${cell}><a href="${address}" ${look({ text: "buttonText", css })}>${text}</a></td>
      </tr>
    </table>
    ${gap(12)}`;
}

/** A row of the sheet of paper; each but the first lies below a rule. */
export function section(content: HtmlValue, edge: "rule" | "none" = "rule"): Html {
  const top = edge === "rule" ? "border-top:1px solid" : "border-top:0 solid";
  const css = `padding:26px 36px 14px;${top}`;
  return html`<tr>
    <td ${look({ line: "rule", css, fit: "gutter" })}>${content}</td>
  </tr>`;
}

/** A label as it is tied to a parcel: what is stamped on it and a note below. */
export function tag(label: string, stamp: string, note: string): Html {
  const box = look({
    fill: "kraft",
    line: "kraftLine",
    css: "border:2px dashed;padding:14px 18px",
  });
  const small = `font:400 14px/1.4 ${fonts.text}`;
  // A number of ours fits a phone at full size, an address that people typed does not.
  const size = stamp.length > 20 ? 16 : 22;
  const stamped = `font:700 ${size}px/1.35 ${fonts.stamp};letter-spacing:${size > 16 ? 1 : 0}px;overflow-wrap:anywhere`;
  return html`<table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    border="0"
    ${look({ fit: "wide" })}
  >
    <tr>
      <td ${box}>
        <div ${look({ text: "ink", css: small })}>${label}</div>
        <div ${look({ text: "ink", css: stamped })}>${stamp}</div>
        <div ${look({ text: "ink", css: small })}>${note}</div>
      </td>
    </tr>
  </table>`;
}

/** Two blocks beside each other, below each other on a phone. */
export function columns(first: HtmlValue, second: HtmlValue): Html {
  return html`<table ${LAYOUT}>
    <tr>
      <td width="50%" valign="top" ${look({ css: "padding-right:18px", fit: "column" })}>
        ${first}
      </td>
      <td width="50%" valign="top" ${look({ css: "padding-left:18px", fit: "column" })}>
        ${second}
      </td>
    </tr>
  </table>`;
}
