"use client";

import { Building2, FilePlus2, Mail, Package, Pencil, ScrollText } from "lucide-react";
import { type ReactNode, useState } from "react";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { useLoad } from "@/components/shared/call/use-load";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";
import { staffPaths } from "@/lib/base/staff-paths";
import { call } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import type { CustomerAnswer } from "@/lib/dashboard/customers/schemas";
import { AddCompany } from "../companies/add-company";
import { companyStart } from "../companies/company-form";
import { PageHeading, PageSpinner } from "../shared/page-heading";
import { AgreedPrices } from "./agreed-prices";
import { Addresses, Artwork, Notes, Offers, Orders, People } from "./customer-parts";
import { CustomerStatement } from "./customer-statement";
import { OpeningBalance } from "./opening-balance";

const load = (id: string, signal: AbortSignal) =>
  call("GET /admin/customers/{id}", { params: { id }, signal });

/** Everything about one buyer or company, as far as the user's role may read it, with actions. */
export function CustomerView({ id }: { id: string }) {
  const { value: customer, error, reload } = useLoad({ load, question: id });
  const maySeeStatement = useMay("payments.read");
  const maySeePrices = useMay("prices.read");
  // The number of changes to the opening balance here; each reloads the statement.
  const [booked, setBooked] = useState(0);
  if (error && !customer) {
    return <LoadFailure text="The customer could not be loaded." retry={reload} />;
  }
  if (!customer) return <PageSpinner />;
  const { orders, offers, artwork, addresses, notes, isCompany } = customer;
  return (
    <>
      <PageHeading
        title={customer.name}
        back={{ href: staffPaths.orders, label: "Back to Orders" }}
        actions={<Actions customer={customer} onChanged={reload} />}
      >
        <Contact customer={customer} />
      </PageHeading>
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_22rem]">
        <div className="min-w-0 space-y-5">
          {orders && <Orders orders={orders} />}
          {offers && <Offers offers={offers} />}
          {artwork && <Artwork artwork={artwork} />}
          {maySeePrices && <AgreedPrices customer={id} />}
          {isCompany && maySeeStatement && (
            <OpeningBalance company={id} onChanged={() => setBooked((times) => times + 1)} />
          )}
        </div>
        <div className="min-w-0 space-y-5">
          {customer.isCompany && <People {...customer} />}
          {addresses && <Addresses addresses={addresses} company={customer.company} />}
          {notes && <Notes notes={notes} />}
        </div>
      </div>
      {maySeeStatement && (
        <div className="mt-8 border-t perforated pt-6">
          <CustomerStatement key={booked} id={id} />
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

function Actions({ customer, onChanged }: { customer: CustomerAnswer; onChanged: () => void }) {
  const { _id, isCompany, email, name, priceList, people, memberOf } = customer;
  const mayCreateCompany = useMay("companies.write");
  const [isCreating, setCreating] = useState(false);
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
      {mayCreateCompany && !isCompany && !memberOf && (
        <Button size="sm" variant="outline" onClick={() => setCreating(true)}>
          <Building2 aria-hidden /> Make a Company
        </Button>
      )}
      {isCreating && (
        <AddCompany
          start={companyStart(customer)}
          onClose={() => setCreating(false)}
          onAdded={() => {
            onChanged();
            return Promise.resolve();
          }}
        />
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
    <Button
      asChild
      size="sm"
      variant={isMain ? "default" : "outline"}
      className="max-w-full whitespace-normal"
    >
      <Link href={href} prefetch={false}>
        {icon} <span className="min-w-0 break-words">{children}</span>
      </Link>
    </Button>
  );
}
