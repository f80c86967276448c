import { toRupees } from "@/lib/pricing/money";

export interface UpiRequest {
  payee: string;
  vpa: string;
  amountPaise: number;
  /** The number that people read of the order. */
  reference: string;
}

/** NPCI's bound of a transaction's reference, which has letters and digits alone. */
const MAX_REFERENCE = 35;

/**
 * The link that opens a customer's UPI app with everything filled in, and that the QR code holds
 * (NPCI: UPI Linking Specifications). Spaces are %20: apps show a plus as it stands.
 */
export function upiLink({ payee, vpa, amountPaise, reference }: UpiRequest): string {
  const fields = {
    pa: vpa,
    pn: payee,
    am: toRupees(amountPaise).toFixed(2),
    cu: "INR",
    tn: `Order ${reference}`,
    tr: reference.replace(/[^A-Za-z0-9]/g, "").slice(0, MAX_REFERENCE),
  };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encoded(value)}`);
  return `upi://pay?${query.join("&")}`;
}

/** The @ of an address stays as it is, as the specification writes it. */
const encoded = (value: string) => encodeURIComponent(value).replaceAll("%40", "@");
