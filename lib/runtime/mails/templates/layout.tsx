import type { ReactNode } from "react";
import { inLanguage, LANGUAGE_TAGS } from "@/lib/base/http/languages";
import { paths } from "@/lib/base/paths";
import type { OpeningHours } from "@/lib/shop/working-time/opening-hours";
import type { Translate } from "@/lib/i18n/translate";
import type { Claims, PolicyTerms } from "@/lib/shop/content/claims";
import { Layout, Lines, Link, MailTo, Telephone } from "./blocks";
import { fonts, look, STYLE_SHEET } from "./theme";

/** Details of the shop for emails, and the reader's language. */
export interface MailedShop {
  siteName: string;
  contactEmail: string;
  contactPhone: string;
  contactAddress: string;
  openingHours: OpeningHours;
  claims: Claims;
  policyTerms: PolicyTerms;
  /** Public origin of the shop. */
  appUrl: string;
  t: Translate;
}

/** Absolute address of a page in the language of the email; `path` is one of lib/base/paths.ts. */
export const pageHref = ({ appUrl, t }: MailedShop, path: string): string =>
  new URL(inLanguage(t.language, path), appUrl).href;

/** Without a slash at its end. */
const homeHref = (shop: MailedShop): string => pageHref(shop, paths.home).replace(/\/$/, "");

/** How the reader unsubscribes: the text of a link and its address. */
export interface OptOut {
  words: string;
  href: string;
}

export interface EmailProps {
  shop: MailedShop;
  subject: string;
  /** Preview text, shown next to the subject in an inbox. */
  preview: string;
  /** The reason why the reader gets this email. */
  reason: string;
  optOut?: OptOut;
  /** `Section` elements. */
  children: ReactNode;
}

/** The whole document: a 600 px sheet on a kraft-coloured background, as narrow as the screen on a phone. */
export function Email({ shop, subject, preview, reason, optOut, children }: EmailProps) {
  const sheet = look(
    { fill: "paper", line: "rule" },
    { width: "100%", maxWidth: 600, border: "1px solid" },
  );
  return (
    <html lang={LANGUAGE_TAGS[shop.t.language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>{subject}</title>
        <style>{STYLE_SHEET}</style>
      </head>
      <body {...look({ fill: "ground" }, { margin: 0, padding: 0 })}>
        <div data-text="skip" style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>
          {preview}
        </div>
        <Layout>
          <tr>
            <td align="center" {...look({ fill: "ground" }, { padding: "24px 8px 0" })}>
              <Layout {...sheet}>
                <Band shop={shop} />
                {children}
              </Layout>
              <Layout style={{ maxWidth: 600 }}>
                <Footer shop={shop} reason={reason} optOut={optOut} />
              </Layout>
            </td>
          </tr>
        </Layout>
      </body>
    </html>
  );
}

/** Only in the HTML: the plain text names the shop at its end. */
function Band({ shop }: { shop: MailedShop }) {
  const name = { font: `700 22px/1.2 ${fonts.display}`, textDecoration: "none" };
  const trade = { paddingTop: "4px", font: `400 14px/1.4 ${fonts.text}` };
  const string = { height: "10px", fontSize: 0, lineHeight: 0, borderBottom: "2px dashed" };
  return (
    <>
      <tr data-text="skip">
        <td {...look({ fill: "band", fit: "gutter" }, { padding: "22px 36px" })}>
          <a href={homeHref(shop)} {...look({ text: "bandText" }, name)}>
            {shop.siteName}
          </a>
          <div {...look({ text: "bandMuted" }, trade)}>
            {shop.t("Custom and eco-friendly packaging")}
          </div>
        </td>
      </tr>
      <tr data-text="skip">
        <td {...look({ fill: "kraft", line: "kraftLine" }, string)}>&nbsp;</td>
      </tr>
    </>
  );
}

function Footer({ shop, reason, optOut }: Pick<EmailProps, "shop" | "reason" | "optOut">) {
  const style = {
    padding: "22px 36px 40px",
    font: `400 13px/1.6 ${fonts.text}`,
    overflowWrap: "anywhere",
  } as const;
  return (
    <tr data-text="signature">
      <td {...look({ text: "muted", fit: "gutter" }, style)}>
        <Lines>
          <strong>{shop.siteName}</strong>
          {shop.contactAddress}
          <>
            <MailTo address={shop.contactEmail} /> &middot; <Telephone number={shop.contactPhone} />
          </>
          <Link href={homeHref(shop)} text="address">
            {shop.appUrl.replace(/^https?:\/\//, "")}
          </Link>
          {reason}
        </Lines>
        {optOut && (
          <div>
            <Link href={optOut.href} text="action">
              {optOut.words}
            </Link>
          </div>
        )}
      </td>
    </tr>
  );
}
