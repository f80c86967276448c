import { useTranslate } from "#words";
import { contactLinks, type ContactProps } from "@/components/shared/format/contact-links";

/** The cart is stored in the browser; without scripts, customers order by phone. */
export function NeedsScript(contact: ContactProps) {
  const t = useTranslate();
  return (
    <noscript>
      <p className="mb-6 rounded-md border bg-card p-4">
        {t.parts(
          "The cart needs JavaScript. You can also order by phone at {phone} or by email at {email}.",
          contactLinks(contact),
        )}
      </p>
    </noscript>
  );
}
