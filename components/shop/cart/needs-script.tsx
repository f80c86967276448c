import { phoneHref } from "@/components/shared/format/phone-href";

interface NeedsScriptProps {
  contactPhone: string;
  contactEmail: string;
}

/** The cart is stored in the browser; without scripts, customers order by phone. */
export function NeedsScript({ contactPhone, contactEmail }: NeedsScriptProps) {
  return (
    <noscript>
      <p className="mb-6 rounded-md border bg-card p-4">
        The cart needs JavaScript. You can also order by phone at{" "}
        <a className="text-link" href={phoneHref(contactPhone)}>
          {contactPhone}
        </a>{" "}
        or by email at{" "}
        <a className="text-link" href={`mailto:${contactEmail}`}>
          {contactEmail}
        </a>
        .
      </p>
    </noscript>
  );
}
