import "server-only";
import type { Attachment } from "@/lib/messaging/queue/mail";
import type { HowToPay } from "@/lib/shop/payment-methods/how-to-pay";
import { qrPng } from "@/lib/shop/payment-methods/qr";
import { QR_CID } from "./templates/how-to-pay";

/** Twice the displayed size, for sharp display on dense screens. */
const QR_PIXELS = 400;

/** The QR code that the email shows; none when nothing is to be paid by UPI. */
export async function upiQr({ ways: { upi } }: { ways: HowToPay }): Promise<Attachment[]> {
  if (!upi) return [];
  const content = await qrPng(upi.link, QR_PIXELS);
  return [{ filename: "upi-qr.png", content, contentType: "image/png", cid: QR_CID }];
}
