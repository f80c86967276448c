import { useWords } from "#words";
import { phoneHref } from "@/components/shared/format/phone-href";

interface NeedsScriptProps {
  contactPhone: string;
  contactEmail: string;
}

/** The cart is stored in the browser; without scripts, customers order by phone. */
export function NeedsScript({ contactPhone, contactEmail }: NeedsScriptProps) {
  const say = useWords();
  return (
    <noscript>
      <p className="mb-6 rounded-md border bg-card p-4">
        {say.parts(
          "The cart needs JavaScript. You can also order by phone at {phone} or by email at {email}.",
          {
            phone: (
              <a className="text-link" href={phoneHref(contactPhone)}>
                {contactPhone}
              </a>
            ),
            email: (
              <a className="text-link" href={`mailto:${contactEmail}`}>
                {contactEmail}
              </a>
            ),
          },
        )}
      </p>
    </noscript>
  );
}
