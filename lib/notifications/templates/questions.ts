import { hoursLine } from "@/lib/shop/working-time/opening-hours";
import { html, type HtmlValue } from "../html";
import { mailTo, paragraph, smallPrint, subheading, telephone } from "./blocks";
import type { Letterhead } from "./letter";

/** How a customer reaches the shop about the order that the mail tells of. */
export function questions({ contactEmail, contactPhone, openingHours }: Letterhead): HtmlValue {
  return [
    subheading("Questions?"),
    paragraph(
      html`Reply to this email, write to ${mailTo(contactEmail)} or call ${telephone(contactPhone)}.`,
    ),
    smallPrint(hoursLine(openingHours)),
  ];
}

export function questionsText({ contactEmail, contactPhone, openingHours }: Letterhead): string {
  return `QUESTIONS?\n\nReply to this email, or contact us:\n${contactEmail}\n${contactPhone}\n${hoursLine(openingHours)}`;
}
