import "server-only";
import type { Db } from "@/lib/db/client";
import { approvedLines } from "./approved-lines";
import { uncreditedSamples } from "./samples";

/** What counts in the cart of an account alone: its samples and its approved artwork. */
export const ownSources = (db: Db, userId: string) => ({
  readSamples: uncreditedSamples(db, userId),
  readApproved: approvedLines(db, userId),
});
