import { businessHoursLine } from "@/lib/claims";
import { html, type HtmlValue } from "../html";
import { mailTo, paragraph, smallPrint, subheading, telephone } from "./blocks";
import type { Letterhead } from "./letter";

/** How a customer reaches the shop about the order that the mail tells of. */
export function questions({ contactEmail, contactPhone }: Letterhead): HtmlValue {
  return [
    subheading("Questions?"),
    paragraph(
      html`Reply to this email, write to ${mailTo(contactEmail)} or call ${telephone(contactPhone)}.`,
    ),
    smallPrint(businessHoursLine),
  ];
}

export function questionsText({ contactEmail, contactPhone }: Letterhead): string {
  return `QUESTIONS?\n\nReply to this email, or contact us:\n${contactEmail}\n${contactPhone}\n${businessHoursLine}`;
}
