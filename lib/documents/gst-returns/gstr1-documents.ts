import { toRupees } from "@/lib/pricing/money";
import { getGstClass, isInterState } from "./gst-class";
import { toItems, portalDay } from "./gstr1-items";
import type { Gstr1 } from "./gstr1-schema";
import type { RegisterDocument } from "./register-document";

type DocumentTables = Pick<Gstr1, "b2b" | "b2cl" | "cdnr" | "cdnur">;

/** The tables that list each document individually. */
export function documentTables() {
  const b2b = new Map<string, Gstr1["b2b"][number]["inv"]>();
  const b2cl = new Map<string, Gstr1["b2cl"][number]["inv"]>();
  const cdnr = new Map<string, Gstr1["cdnr"][number]["nt"]>();
  const cdnur: Gstr1["cdnur"] = [];

  function addInvoice(entry: TableEntry, to: "b2b" | "b2cl"): void {
    const { document, pos, val, itms } = entry;
    const invoice = { inum: document.number, idt: portalDay(document.issuedOn), val };
    if (to === "b2cl") push(b2cl, pos, { ...invoice, itms });
    else push(b2b, findBuyer(entry), { ...invoice, pos, rchrg: "N", inv_typ: "R", itms });
  }

  function addNote(entry: TableEntry, to: "b2b" | "b2cl"): void {
    const { document, pos, val, itms } = entry;
    const { number: nt_num, issuedOn } = document;
    const note = { ntty: "C" as const, nt_num, nt_dt: portalDay(issuedOn), val, pos };
    if (to === "b2cl") cdnur.push({ typ: "B2CL", ...note, itms });
    else push(cdnr, findBuyer(entry), { ...note, rchrg: "N", inv_typ: "R", itms });
  }

  return {
    add(document: RegisterDocument): void {
      const to = getGstClass(document);
      const itms = toItems(document.lines, isInterState(document));
      if (to === "b2cs" || itms.length === 0) return;
      const pos = document.placeOfSupply ?? "";
      const entry = { document, pos, val: toRupees(document.totalPaise), itms };
      if (document.kind === "invoice") addInvoice(entry, to);
      else addNote(entry, to);
    },
    result: (): DocumentTables => ({
      b2b: listEntries(b2b).map(([ctin, inv]) => ({ ctin, inv })),
      b2cl: listEntries(b2cl).map(([pos, inv]) => ({ pos, inv })),
      cdnr: listEntries(cdnr).map(([ctin, nt]) => ({ ctin, nt })),
      cdnur,
    }),
  };
}

interface TableEntry {
  document: RegisterDocument;
  pos: string;
  val: number;
  itms: ReturnType<typeof toItems>;
}

const findBuyer = ({ document }: TableEntry) => document.buyerGstin ?? "";

function push<T>(groups: Map<string, T[]>, key: string, entry: T): void {
  const group = groups.get(key);
  if (group) group.push(entry);
  else groups.set(key, [entry]);
}

const listEntries = <T>(groups: Map<string, T[]>) =>
  [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
