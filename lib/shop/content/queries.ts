import "server-only";
import { isDeepStrictEqual } from "node:util";
import type { Db } from "@/lib/db/client";
import { BLOCK_NAMES } from "./blocks";
import { DEFAULT_CONTENT } from "./defaults";
import type { ContentStates } from "./schemas";
import { DRAFT, LIVE, storedBlock } from "./stored";

/** Every block: what is live, what is drafted, and whether the owner has said anything of it. */
export async function readContentStates(db: Db): Promise<ContentStates> {
  const rows = await db.setting.findMany({
    where: { OR: [{ key: { startsWith: LIVE } }, { key: { startsWith: DRAFT } }] },
    select: { key: true, value: true },
  });
  const states = BLOCK_NAMES.map((name) => {
    const live = storedBlock(rows, LIVE, name) ?? DEFAULT_CONTENT[name];
    const draft = storedBlock(rows, DRAFT, name) ?? null;
    return [name, { live, draft, isDefault: isDeepStrictEqual(live, DEFAULT_CONTENT[name]) }];
  });
  return Object.fromEntries(states) as ContentStates;
}
