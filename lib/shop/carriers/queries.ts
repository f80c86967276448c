import "server-only";
import type { Db } from "@/lib/db/client";
import type { Carrier } from "./schemas";

export function listCarriers(db: Db): Promise<Carrier[]> {
  return db.carrier.findMany({
    select: { name: true, trackingLink: true },
    orderBy: [{ position: "asc" }, { name: "asc" }],
  });
}
