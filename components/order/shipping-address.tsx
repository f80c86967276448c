import type { OrderAnswer } from "@/lib/orders/schemas";

interface ShippingAddressProps {
  address: OrderAnswer["shippingAddress"];
  company?: string | null;
}

/** An address as it is written on a parcel. */
export function ShippingAddress({ address, company }: ShippingAddressProps) {
  return (
    <address className="not-italic">
      {address.firstName} {address.lastName}
      <br />
      {company && (
        <>
          {company}
          <br />
        </>
      )}
      {address.address}
      <br />
      {address.apartment && (
        <>
          {address.apartment}
          <br />
        </>
      )}
      {address.city}, {address.state} {address.zipCode}
      <br />
      {address.country}
    </address>
  );
}
