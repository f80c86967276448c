import { Fragment } from "react";
import { addressLines } from "@/lib/identity/addresses/postal-address";

interface ShippingAddressProps {
  address: Parameters<typeof addressLines>[0];
  company?: string | null;
}

/** Formats an address as on a parcel label. */
export function ShippingAddress({ address, company }: ShippingAddressProps) {
  return (
    <address className="not-italic">
      {addressLines(address, company).map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </address>
  );
}
