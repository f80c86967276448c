import type { LineUnit } from "@/lib/db/generated/enums";
import { toRupees } from "@/lib/pricing/money";
import { getGstClass, isInterState } from "./gst-class";
import { toItemAmounts } from "./gstr1-items";
import type { Gstr1 } from "./gstr1-schema";
import {
  addAmounts,
  NO_TAX,
  getSign,
  type RegisterDocument,
  type TaxAmounts,
} from "./register-document";

/** The tables of sums over documents; credit notes are subtracted in them. */

interface Sum<Key> {
  key: Key;
  amounts: TaxAmounts;
  quantity: number;
}

/** Sums grouped by a key of several parts. */
function sumsBy<Key extends readonly (string | number)[]>() {
  const sums = new Map<string, Sum<Key>>();
  return {
    add(key: Key, amounts: TaxAmounts, sign: 1 | -1, quantity = 0): void {
      const name = key.join("|");
      const sum = sums.get(name) ?? { key, amounts: NO_TAX, quantity: 0 };
      sums.set(name, {
        key,
        amounts: addAmounts(sum.amounts, amounts, sign),
        quantity: sum.quantity + sign * quantity,
      });
    },
    /** Leaves out sums that credit notes have reduced to nothing. */
    sorted: (): Sum<Key>[] =>
      [...sums.values()].filter(isSomething).sort((a, b) => compareKeys(a.key, b.key)),
  };
}

const isSomething = ({ amounts, quantity }: Sum<unknown>) =>
  quantity !== 0 || Object.values(amounts).some((paise) => paise !== 0);

function compareKeys(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  const place = a.findIndex((part, index) => part !== b[index]);
  const [left, right] = [a[place] ?? 0, b[place] ?? 0];
  return left < right ? -1 : Number(left > right);
}

/** Small sales to unregistered buyers, by place of supply and rate. */
export function consumersTable() {
  const sums = sumsBy<readonly [sply: "INTER" | "INTRA", pos: string, rate: number]>();
  return {
    add(document: RegisterDocument): void {
      if (getGstClass(document) !== "b2cs") return;
      const supply = isInterState(document) ? "INTER" : "INTRA";
      for (const line of document.lines) {
        if (!line.rateBasisPoints) continue;
        const key = [supply, document.placeOfSupply ?? "", line.rateBasisPoints] as const;
        sums.add(key, line, getSign(document));
      }
    },
    result: (): Gstr1["b2cs"] =>
      sums.sorted().map(({ key: [sply_ty, pos, rate], amounts }) => ({
        sply_ty,
        pos,
        typ: "OE",
        rt: rate / 100,
        ...toItemAmounts(amounts, sply_ty === "INTER"),
      })),
  };
}

type NilKind = Gstr1["nil"]["inv"][number]["sply_ty"];

/** Supplies at 0 %, by interstate or not and by whether the buyer is registered. */
export function nilTable() {
  const sums = sumsBy<readonly [NilKind]>();
  return {
    add(document: RegisterDocument): void {
      const where = isInterState(document) ? "INTR" : "INTRA";
      const kind: NilKind = `${where}${document.buyerGstin === null ? "B2C" : "B2B"}`;
      for (const line of document.lines) {
        if (line.rateBasisPoints === 0) sums.add([kind], line, getSign(document));
      }
    },
    result: (): Gstr1["nil"] => ({
      inv: sums.sorted().map(({ key: [sply_ty], amounts }) => ({
        sply_ty,
        nil_amt: toRupees(amounts.taxablePaise),
        expt_amt: 0,
        ngsup_amt: 0,
      })),
    }),
  };
}

type HsnKey = readonly [hsn: string, unit: LineUnit, rate: number];

/** All supplies by HSN code, unit and rate, separately for registered and unregistered buyers. */
export function hsnTable() {
  const sums = {
    hsn_b2b: sumsBy<HsnKey>(),
    hsn_b2c: sumsBy<HsnKey>(),
  };
  const toEntries = (name: keyof typeof sums) =>
    sums[name].sorted().map(({ key: [hsn_sc, uqc, rate], amounts, quantity }, index) => ({
      num: index + 1,
      hsn_sc,
      uqc,
      qty: quantity,
      rt: rate / 100,
      txval: toRupees(amounts.taxablePaise),
      iamt: toRupees(amounts.igstPaise),
      camt: toRupees(amounts.cgstPaise),
      samt: toRupees(amounts.sgstPaise),
      csamt: 0,
    }));
  return {
    add(document: RegisterDocument): void {
      const to = sums[document.buyerGstin === null ? "hsn_b2c" : "hsn_b2b"];
      for (const line of document.lines) {
        const key = [line.hsnCode ?? "", line.unit, line.rateBasisPoints ?? 0] as const;
        to.add(key, line, getSign(document), line.quantity);
      }
    },
    result: (): Gstr1["hsn"] => ({
      hsn_b2b: toEntries("hsn_b2b"),
      hsn_b2c: toEntries("hsn_b2c"),
    }),
  };
}
