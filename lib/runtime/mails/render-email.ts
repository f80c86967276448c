import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { MailContent } from "@/lib/messaging/queue/mail";
import { readTitle, toPlainText } from "./plain-text";

/** Renders an email component; the subject and the plain text are read from the rendered document. */
export function renderEmail<Props extends object>(
  component: FunctionComponent<Props>,
  props: Props,
): MailContent {
  const html = `<!doctype html>${renderToStaticMarkup(createElement(component, props))}`;
  return { subject: readTitle(html), html, text: `${toPlainText(html)}\n` };
}
