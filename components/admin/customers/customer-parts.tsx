import type { ReactNode } from "react";
import { SmallPicture } from "@/components/domain/artwork/small-picture";
import { getStageText } from "@/components/domain/artwork/stage-text";
import { OfferStateBadge } from "@/components/domain/offer/offer-state";
import { ShippingAddress } from "@/components/domain/order/shipping-address";
import { StatusBadge } from "@/components/domain/order/status-badge";
import { momentText, shortDayText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { staffPaths } from "@/lib/base/staff-paths";
import { counted } from "@/lib/base/text/counts";
import { useMay } from "@/lib/client/use-role";
import type { CustomerAnswer } from "@/lib/dashboard/customers/schemas";

interface PartProps {
  title: string;
  note?: ReactNode;
  empty: string;
  isEmpty: boolean;
  children: ReactNode;
}

function Part({ title, note, empty, isEmpty, children }: PartProps) {
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-heading">{title}</h2>
        {note && <span className="text-sm text-muted-foreground tabular">{note}</span>}
      </div>
      {isEmpty ? (
        <p className="mt-2 text-sm text-muted-foreground">{empty}</p>
      ) : (
        <ul aria-label={title} className="mt-2 divide-y text-[0.9375rem]">
          {children}
        </ul>
      )}
    </Card>
  );
}

const ROW = "flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5";

export function Orders({ orders }: { orders: NonNullable<CustomerAnswer["orders"]> }) {
  const [newest] = orders.items;
  return (
    <Part
      title="Orders"
      note={
        <>
          {counted(orders.total, "order", "orders")}, <Rupees amount={orders.due} /> to be paid
        </>
      }
      empty="No order yet."
      isEmpty={orders.items.length === 0}
    >
      {orders.items.map(({ _id, orderId, createdAt, status, totalAmount, due }) => (
        <li key={_id} className={ROW}>
          <Link href={staffPaths.order(_id)} prefetch={false} className="text-link tabular">
            {orderId}
          </Link>
          <span className="text-muted-foreground tabular">{shortDayText(new Date(createdAt))}</span>
          <span className="flex items-center gap-2.5">
            <Rupees amount={totalAmount} />
            {due > 0 && status !== "Cancelled" && (
              <span className="text-sm text-muted-foreground">
                <Rupees amount={due} /> due
              </span>
            )}
            <StatusBadge status={status} />
          </span>
        </li>
      ))}
      {newest && orders.total > orders.items.length && (
        <li className="pt-2">
          <Link
            href={staffPaths.ordersOfCustomer(newest.orderId)}
            prefetch={false}
            className="inline-flex min-h-9 items-center text-link pointer-coarse:min-h-11"
          >
            All orders
          </Link>
        </li>
      )}
    </Part>
  );
}

export function Offers({ offers }: { offers: NonNullable<CustomerAnswer["offers"]> }) {
  return (
    <Part title="Offers" empty="No offer yet." isEmpty={offers.length === 0}>
      {offers.map(({ _id, number, state, createdAt }) => (
        <li key={_id} className={ROW}>
          <Link href={staffPaths.offer(_id)} prefetch={false} className="text-link tabular">
            {number}
          </Link>
          <span className="text-muted-foreground tabular">{shortDayText(new Date(createdAt))}</span>
          <OfferStateBadge state={state} />
        </li>
      ))}
    </Part>
  );
}

export function Artwork({ artwork }: { artwork: NonNullable<CustomerAnswer["artwork"]> }) {
  return (
    <Part title="Artwork" empty="Nothing is printed yet." isEmpty={artwork.length === 0}>
      {artwork.map(({ _id, name, order, stage, picture }) => (
        <li key={_id} className="flex items-center gap-3 py-2">
          <SmallPicture src={picture} className="size-12" />
          <span className="min-w-0 flex-1">
            <span className="block break-words">{name}</span>
            <span className="block text-sm text-muted-foreground">
              {getStageText(stage, "Pending").shop},{" "}
              <Link
                href={staffPaths.order(order._id)}
                prefetch={false}
                className="text-link tabular"
              >
                {order.orderId}
              </Link>
            </span>
          </span>
        </li>
      ))}
    </Part>
  );
}

/** A company's people; invitations are sent where the company is edited. */
export function People({ people, name }: Pick<CustomerAnswer, "people" | "name">) {
  const mayInvite = useMay("companies.write");
  return (
    <Part title="People" empty="" isEmpty={false}>
      {people.map(({ _id, name: person, email, role }) => (
        <li key={_id} className="py-2 [overflow-wrap:anywhere]">
          <Link href={staffPaths.customer(_id)} prefetch={false} className="text-link">
            {person}
          </Link>
          <span className="block text-sm text-muted-foreground">
            {email}, {role}
          </span>
        </li>
      ))}
      {people.length === 0 && (
        <li className="py-2 text-sm text-muted-foreground">Nobody has an account yet.</li>
      )}
      {mayInvite && (
        <li className="pt-2">
          <Link
            href={staffPaths.companies(name)}
            prefetch={false}
            className="inline-flex min-h-9 items-center text-link pointer-coarse:min-h-11"
          >
            Invite people
          </Link>
        </li>
      )}
    </Part>
  );
}

interface AddressesProps {
  addresses: NonNullable<CustomerAnswer["addresses"]>;
  company: string | null;
}

export function Addresses({ addresses, company }: AddressesProps) {
  return (
    <Part title="Addresses" empty="No saved address." isEmpty={addresses.length === 0}>
      {addresses.map(({ _id, label, ...address }) => (
        <li key={_id} className="py-2.5">
          {label && <p className="font-semibold">{label}</p>}
          <ShippingAddress address={address} company={company} />
        </li>
      ))}
    </Part>
  );
}

export function Notes({ notes }: { notes: NonNullable<CustomerAnswer["notes"]> }) {
  return (
    <Part title="Notes" empty="No note on an order." isEmpty={notes.length === 0}>
      {notes.map(({ _id, text, by, at, order }) => (
        <li key={_id} className="py-2.5">
          <p className="[overflow-wrap:anywhere] whitespace-pre-line">{text}</p>
          <p className="text-sm text-muted-foreground">
            {by}, <time dateTime={at}>{momentText(new Date(at))}</time>,{" "}
            <Link href={staffPaths.order(order._id)} prefetch={false} className="text-link tabular">
              {order.orderId}
            </Link>
          </p>
        </li>
      ))}
    </Part>
  );
}
