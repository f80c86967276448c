import { phoneHref } from "./phone-href";

interface ContactProps {
  contactPhone: string;
  contactEmail: string;
}

/** How to reach the shop, for texts with {phone} and {email}. */
export const contactLinks = ({ contactPhone, contactEmail }: ContactProps) => ({
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
});
