import { INDIA } from "@/lib/identity/addresses/india";
import { formatDecimal } from "@/lib/pricing/money";
import type { Entry, Party, Voucher } from "./vouchers";

/** An object of Tally's import file, with its JSON names; the XML has the same names in capitals. */
export interface Message {
  type: "Ledger" | "Voucher";
  /** The attributes of the object itself. */
  metadata: Record<string, string>;
  fields: Fields;
}

/** Null values are omitted. */
export interface Fields {
  [name: string]: string | boolean | null | readonly string[] | readonly Fields[];
}

/** Creates the party's ledger, or updates its address. */
export function ledgerMessage({ name, mailingName, gstin, address, state, pin }: Party): Message {
  return {
    type: "Ledger",
    metadata: { name, action: "Create" },
    fields: {
      name,
      parent: "Sundry Debtors",
      mailingname: mailingName,
      address,
      countryofresidence: INDIA,
      ledstatename: state,
      pincode: pin,
      gstregistrationtype: gstin ? "Regular" : "Unregistered",
      partygstin: gstin,
      isbillwiseon: false,
    },
  };
}

export function voucherMessage(voucher: Voucher): Message {
  const { id, type, day, number, party, placeOfSupply, narration, entries } = voucher;
  return {
    type: "Voucher",
    metadata: {
      remoteid: id,
      vchtype: type,
      action: "Create",
      objview: "Accounting Voucher View",
    },
    fields: {
      date: day.replaceAll("-", ""),
      vouchertypename: type,
      vouchernumber: number,
      partyledgername: party.name,
      partyname: party.mailingName,
      partygstin: party.gstin,
      statename: placeOfSupply && party.state,
      placeofsupply: placeOfSupply,
      narration,
      persistedview: "Accounting Voucher View",
      allledgerentries: entries.map((entry, index) => entryFields(entry, index === 0)),
    },
  };
}

/** Tally writes a debit as negative and calls it "deemed positive". */
const entryFields = ({ ledger, paise }: Entry, isParty: boolean): Fields => ({
  ledgername: ledger,
  isdeemedpositive: paise < 0,
  ispartyledger: isParty,
  amount: formatDecimal(paise),
});
