import type { Order } from "@/lib/orders/schemas";

/** An address as it is written on a parcel. */
export function ShippingAddress({ address }: { address: Order["shippingAddress"] }) {
  return (
    <address className="not-italic">
      {address.firstName} {address.lastName}
      <br />
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
