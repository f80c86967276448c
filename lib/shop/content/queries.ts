import "server-only";
import { isDeepStrictEqual } from "node:util";
import type { Db } from "@/lib/db/client";
import { BLOCK_NAMES, BLOCKS, type BlockName, type SiteContent } from "./blocks";
import { DEFAULT_CONTENT } from "./defaults";
import type { ContentStates } from "./schemas";

/** Content is stored in the settings table as JSON: each block's live version in one row, its draft in another. */
export const LIVE = "content.";
export const DRAFT = "draft.";

export type ContentState = typeof LIVE | typeof DRAFT;

interface Row {
  key: string;
  value: string;
}

/** Returns one stored block; undefined when nothing is stored, or when it does not match today's schema. */
function storedBlock<Name extends BlockName>(
  rows: readonly Row[],
  state: ContentState,
  name: Name,
): SiteContent[Name] | undefined {
  const row = rows.find(({ key }) => key === `${state}${name}`);
  if (!row) return undefined;
  const parsed = BLOCKS[name].safeParse(JSON.parse(row.value));
  return parsed.success ? (parsed.data as SiteContent[Name]) : undefined;
}

/**
 * Returns all blocks, each with its default when nothing is stored.
 * @param states which rows to use; the first that exists wins
 */
export function contentFrom(
  rows: readonly Row[],
  states: readonly ContentState[] = [LIVE],
): SiteContent {
  const blocks = BLOCK_NAMES.map((name) => {
    const stored = states.map((state) => storedBlock(rows, state, name));
    return [name, stored.find((block) => block !== undefined) ?? DEFAULT_CONTENT[name]];
  });
  return Object.fromEntries(blocks) as SiteContent;
}

/** Returns for every block the live version, the draft, and whether the owner has changed it. */
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
