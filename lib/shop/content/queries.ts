import "server-only";
import { isDeepStrictEqual } from "node:util";
import type { Db } from "@/lib/db/client";
import { BLOCK_NAMES, BLOCKS, type BlockName, type SiteContent } from "./blocks";
import { DEFAULT_CONTENT } from "./defaults";
import type { ContentStates } from "./schemas";

/** Content is kept beside the settings, as JSON: what is live in one row a block, its draft in another. */
export const LIVE = "content.";
export const DRAFT = "draft.";

export type ContentState = typeof LIVE | typeof DRAFT;

interface Row {
  key: string;
  value: string;
}

/** What one block holds; undefined where nothing is stored, or by a shop with other rules. */
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
 * All blocks, each with its default where nothing is stored.
 * @param states which rows count, the first that there is
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
