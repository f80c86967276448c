import { z } from "@/lib/base/input/zod";
import type { AuditEvent } from "./events";

/** The entry that a pruning leaves behind; its `details` say where the chain was cut. */
export const PRUNE_EVENT = "Data Pruned" satisfies AuditEvent;

const anchorSchema = z.object({
  /** The newest link that was removed, and its hash, which the next link carries. */
  lastSeq: z.number().int().positive(),
  lastHash: z.string(),
});

export type Anchor = z.output<typeof anchorSchema>;

/** Where an entry says that the chain was cut; undefined for every other entry. */
export function anchorOf(entry: { action: string; details: string | null }): Anchor | undefined {
  if (entry.action !== PRUNE_EVENT) return undefined;
  return anchorSchema.safeParse(JSON.parse(entry.details ?? "null")).data;
}
