import type { DocumentLine, HsnSum } from "./content";

type Summed = Pick<
  DocumentLine,
  "hsnCode" | "rateBasisPoints" | "packs" | "taxablePaise" | "cgstPaise" | "sgstPaise" | "igstPaise"
>;

const keyOf = ({ hsnCode, rateBasisPoints }: Summed) => `${hsnCode ?? ""} ${rateBasisPoints}`;

/** The lines by code and rate, in the order in which they come; none in the flat regime. */
export function hsnSumsOf(lines: readonly Summed[]): HsnSum[] {
  const sums = new Map<string, HsnSum>();
  for (const line of lines) {
    if (line.rateBasisPoints === null) continue;
    const { hsnCode, rateBasisPoints } = line;
    const sum = sums.get(keyOf(line)) ?? { ...NOTHING, hsnCode, rateBasisPoints };
    sums.set(keyOf(line), {
      ...sum,
      packs: sum.packs + line.packs,
      taxablePaise: sum.taxablePaise + line.taxablePaise,
      cgstPaise: sum.cgstPaise + line.cgstPaise,
      sgstPaise: sum.sgstPaise + line.sgstPaise,
      igstPaise: sum.igstPaise + line.igstPaise,
    });
  }
  return [...sums.values()];
}

const NOTHING = { packs: 0, taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 } as const;
