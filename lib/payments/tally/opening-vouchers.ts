import "server-only";
import { dayName, dayNamed } from "@/lib/base/india-time";
import { owedBy } from "@/lib/companies/openings/opening-balance";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { INDIA } from "@/lib/identity/addresses/india";
import { companySchema } from "@/lib/companies/schemas";
import { POSTAL_ADDRESS } from "@/lib/identity/addresses/postal-address";
import type { TallyLedgers } from "@/lib/shop/settings/tally-ledgers";
import { monthSpan } from "../../documents/gst-returns/month";
import { openingVoucher, type Customer, type Voucher } from "./vouchers";

const ENTRY = {
  id: true,
  kind: true,
  amountPaise: true,
  means: true,
  reference: true,
  reason: true,
  at: true,
  company: {
    select: {
      legalName: true,
      gstins: true,
      addresses: { select: POSTAL_ADDRESS, orderBy: { createdAt: "asc" }, take: 1 },
    },
  },
} satisfies Prisma.OpeningEntrySelect;

type EntryRow = Prisma.OpeningEntryGetPayload<{ select: typeof ENTRY }>;

/** Entries held in memory at once. */
const BATCH = 500;

/** Yields entries, corrections and payments of opening balances in a month in India, in order. */
export async function* eachOpening(
  db: Db,
  month: string,
  ledgers: TallyLedgers,
): AsyncGenerator<Voucher> {
  const { from, until } = monthSpan(month);
  let last: EntryRow | undefined;
  do {
    const rows: EntryRow[] = await db.openingEntry.findMany({
      where: {
        at: { gte: last?.at ?? dayNamed(from), lt: dayNamed(until) },
        ...(last && { OR: [{ at: { gt: last.at } }, { id: { gt: last.id } }] }),
      },
      orderBy: [{ at: "asc" }, { id: "asc" }],
      take: BATCH,
      select: ENTRY,
    });
    for (const row of rows) yield toVoucher(row, ledgers);
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}

function toVoucher({ company, at, ...row }: EntryRow, ledgers: TallyLedgers): Voucher {
  const owed = { ...row, owedPaise: owedBy(row), day: dayName(at), customer: toCustomer(company) };
  return openingVoucher(owed, ledgers);
}

const NOWHERE = {
  firstName: "",
  lastName: "",
  address: "",
  apartment: null,
  city: "",
  state: "",
  zipCode: "",
  country: INDIA,
};

/** Named as on its invoices, so that both use one ledger. */
function toCustomer({ legalName, gstins, addresses }: EntryRow["company"]): Customer {
  const [first] = companySchema.shape.gstins.parse(gstins);
  const { apartment, ...address } = first?.billingAddress ?? addresses[0] ?? NOWHERE;
  return {
    name: legalName,
    company: legalName,
    email: null,
    phone: null,
    gstin: first?.gstin ?? null,
    address: { ...address, ...(apartment ? { apartment } : {}) },
  };
}
