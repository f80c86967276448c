import { phoneHref, whatsAppHref } from "./phone-href";

export interface ContactProps {
  contactPhone: string;
  contactEmail: string;
  /** "+919876543210"; empty if the shop has no WhatsApp number. */
  whatsappNumber: string;
}

/** Contact links for texts with {phone} and {email}. */
export const contactLinks = ({ contactPhone, contactEmail, whatsappNumber }: ContactProps) => ({
  phone: (
    <>
      <a className="whitespace-nowrap text-link" href={phoneHref(contactPhone)}>
        {contactPhone}
      </a>
      {whatsappNumber && (
        <>
          {" ("}
          <a className="text-link" href={whatsAppHref(whatsappNumber)}>
            WhatsApp
          </a>
          )
        </>
      )}
    </>
  ),
  email: (
    <a className="text-link" href={`mailto:${contactEmail}`}>
      {contactEmail}
    </a>
  ),
});
