"use client";

import { FilePlus2, Mail, Package, Pencil, ScrollText } from "lucide-react";
import type { ReactNode } from "react";
import { getStageText } from "@/components/domain/artwork/stage-text";
import { OfferStateBadge } from "@/components/domain/offer/offer-state";
import { ShippingAddress } from "@/components/domain/order/shipping-address";
import { StatusBadge } from "@/components/domain/order/status-badge";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { useLoad } from "@/components/shared/call/use-load";
import { momentText, shortDayText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";
import { staffPaths } from "@/lib/base/staff-paths";
import { countText } from "@/lib/base/text/counts";
import { call } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import type { CustomerAnswer } from "@/lib/dashboard/customers/schemas";
import { PageHeading, PageSpinner } from "../shared/page-heading";
import { AgreedPrices } from "./agreed-prices";
import { CustomerStatement } from "./customer-statement";

const load = (id: string, signal: AbortSignal) =>
  call("GET /admin/customers/{id}", { params: { id }, signal });

/** All of one buyer or company, each part for whose role may read it, and what can be done for them. */
export function CustomerView({ id }: { id: string }) {
  const { value: customer, error, reload } = useLoad({ load, question: id });
  const maySeeStatement = useMay("payments.read");
  const maySeePrices = useMay("prices.read");
  if (error && !customer) {
    return <LoadFailure text="The customer could not be loaded." retry={reload} />;
  }
  if (!customer) return <PageSpinner />;
  const { orders, offers, artwork, addresses, notes } = customer;
  return (
    <>
      <PageHeading
        title={customer.name}
        back={{ href: staffPaths.orders, label: "Back to Orders" }}
        actions={<Actions customer={customer} />}
      >
        <Contact customer={customer} />
      </PageHeading>
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_22rem]">
        <div className="min-w-0 space-y-5">
          {orders && <Orders orders={orders} />}
          {offers && <Offers offers={offers} />}
          {artwork && <Artwork artwork={artwork} />}
          {maySeePrices && <AgreedPrices customer={id} />}
        </div>
        <div className="min-w-0 space-y-5">
          {customer.people.length > 0 && <People people={customer.people} />}
          {addresses && <Addresses addresses={addresses} company={customer.company} />}
          {notes && <Notes notes={notes} />}
        </div>
      </div>
      {maySeeStatement && (
        <div className="mt-8 border-t perforated pt-6">
          <CustomerStatement id={id} />
        </div>
      )}
    </>
  );
}

function Contact({ customer }: { customer: CustomerAnswer }) {
  const { isCompany, company, email, gstin, memberOf } = customer;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span>{isCompany ? "Company" : (company ?? "Person")}</span>
      {memberOf && (
        <Link href={staffPaths.customer(memberOf._id)} prefetch={false} className="text-link">
          Buys for {memberOf.name}
        </Link>
      )}
      {email && (
        <a href={`mailto:${email}`} className="inline-flex items-center gap-1.5 text-link">
          <Mail aria-hidden className="size-4" /> <span className="break-all">{email}</span>
        </a>
      )}
      {gstin && <span className="tabular">GSTIN {gstin}</span>}
    </p>
  );
}

function Actions({ customer }: { customer: CustomerAnswer }) {
  const { _id, isCompany, email, name, priceList, people } = customer;
  const mayEnter = useMay("orders.enter");
  const mayOffer = useMay("offers.write");
  const maySeePrices = useMay("prices.read");
  const mayEdit = useMay("users.read");
  const buyer = isCompany ? people[0]?._id : _id;
  return (
    <>
      {mayEnter && buyer && (
        <Action href={staffPaths.newOrderFor(buyer)} icon={<Package aria-hidden />} isMain>
          New Order
        </Action>
      )}
      {mayOffer && (
        <Action href={staffPaths.newOfferFor(_id)} icon={<FilePlus2 aria-hidden />}>
          New Offer
        </Action>
      )}
      {maySeePrices && isCompany && (
        <Action
          href={priceList ? staffPaths.priceList(priceList._id) : paths.admin("price-lists")}
          icon={<ScrollText aria-hidden />}
        >
          {priceList ? `Price List ${priceList.name}` : "Give a Price List"}
        </Action>
      )}
      {mayEdit && !isCompany && email && (
        <Action href={staffPaths.user({ _id, email })} icon={<Pencil aria-hidden />}>
          Edit Account
        </Action>
      )}
      {mayEdit && isCompany && (
        <Action href={staffPaths.companies(name)} icon={<Pencil aria-hidden />}>
          Edit Company
        </Action>
      )}
    </>
  );
}

interface ActionProps {
  href: string;
  icon: ReactNode;
  isMain?: boolean;
  children: ReactNode;
}

function Action({ href, icon, isMain = false, children }: ActionProps) {
  return (
    <Button asChild size="sm" variant={isMain ? "default" : "outline"}>
      <Link href={href} prefetch={false}>
        {icon} {children}
      </Link>
    </Button>
  );
}

interface PartProps {
  title: string;
  note?: ReactNode;
  /** What an empty part says. */
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

function Orders({ orders }: { orders: NonNullable<CustomerAnswer["orders"]> }) {
  const [newest] = orders.items;
  return (
    <Part
      title="Orders"
      note={
        <>
          {countText(orders.total)}, <Rupees amount={orders.due} /> to be paid
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

function Offers({ offers }: { offers: NonNullable<CustomerAnswer["offers"]> }) {
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

function Artwork({ artwork }: { artwork: NonNullable<CustomerAnswer["artwork"]> }) {
  return (
    <Part title="Artwork" empty="Nothing is printed yet." isEmpty={artwork.length === 0}>
      {artwork.map(({ _id, name, order, stage, picture }) => (
        <li key={_id} className="flex items-center gap-3 py-2">
          <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-md border bg-white">
            {picture && (
              <img src={picture} alt="" loading="lazy" className="size-full object-contain" />
            )}
          </span>
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

function People({ people }: Pick<CustomerAnswer, "people">) {
  return (
    <Part title="People" empty="" isEmpty={false}>
      {people.map(({ _id, name, email, role }) => (
        <li key={_id} className="py-2 [overflow-wrap:anywhere]">
          <Link href={staffPaths.customer(_id)} prefetch={false} className="text-link">
            {name}
          </Link>
          <span className="block text-sm text-muted-foreground">
            {email}, {role}
          </span>
        </li>
      ))}
    </Part>
  );
}

interface AddressesProps {
  addresses: NonNullable<CustomerAnswer["addresses"]>;
  company: string | null;
}

function Addresses({ addresses, company }: AddressesProps) {
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

function Notes({ notes }: { notes: NonNullable<CustomerAnswer["notes"]> }) {
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
