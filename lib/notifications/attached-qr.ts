import "server-only";
import type { Attachment } from "@/lib/email/mail";
import type { HowToPay } from "@/lib/shop/payment-methods/how-to-pay";
import { qrPng } from "@/lib/shop/payment-methods/qr";
import { QR_CID } from "./templates/how-to-pay";

/** Twice as dense as it is shown. */
const PIXELS = 400;

/** The QR code that the mail's text shows; none where nothing is to be paid by UPI. */
export async function attachedQr({ upi }: HowToPay): Promise<Attachment[]> {
  if (!upi) return [];
  const content = await qrPng(upi.link, PIXELS);
  return [{ filename: "upi-qr.png", content, contentType: "image/png", cid: QR_CID }];
}
