import "server-only";
import { isDeepStrictEqual } from "node:util";
import { type AuditedWrite, recordAudit, changes } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { lockTexts } from "@/lib/db/locks/text-locks";
import { BLOCKS, type BlockName, type SiteContent } from "./blocks";
import { BLOCK_TITLES } from "./block-titles";
import { DEFAULT_CONTENT } from "./defaults";
import { readContentStates, DRAFT, LIVE, type ContentState } from "./queries";
import type { ContentStates } from "./schemas";

interface ContentOptions extends AuditedWrite {
  block: BlockName;
}

export interface SaveContentOptions extends ContentOptions {
  /** Unvalidated, as the request sent it. */
  content: unknown;
  /**
   * The content that the editor started from, as the API returned it. When the stored content is another one by now, it
   * is not replaced.
   */
  contentRead?: unknown;
  /** True: the site shows it at once; false: it is stored as a draft. */
  publish: boolean;
}

/**
 * Stores one block, live or as a draft; publishing removes the draft.
 * @throws AppError invalid_input, naming the fields as `items.0.title`; edit_conflict with the current `states`
 */
export async function saveContent(options: SaveContentOptions): Promise<ContentStates> {
  const { db, block, publish, contentRead, actor, ipAddress } = options;
  const content = checked(block, options.content);
  return db.$transaction(async (tx) => {
    await lockContent(tx);
    const states = await readContentStates(tx);
    const { live, draft } = states[block];
    const isRead = !contentRead || isSame(draft ?? live, contentRead);
    if (!isRead && !isSame(draft ?? live, content)) throw changedSince(states);
    const before = publish ? live : draft;
    const drafts = publish ? await forget(tx, DRAFT, block) : 0;
    if (drafts === 0 && isDeepStrictEqual(before, content)) return states;
    await write(tx, publish ? LIVE : DRAFT, block, content);
    await recordAudit(tx, {
      event: publish ? "Site Content Updated" : "Site Content Draft Updated",
      actor,
      description: `${actor.name} ${publish ? "published" : "drafted"} “${BLOCK_TITLES[block]}”`,
      ipAddress,
      details: { block, changes: changes(before, content) },
    });
    return readContentStates(tx);
  });
}

/** Deletes a draft; when there is none, nothing changes and nothing is recorded. */
export async function discardDraft(options: ContentOptions): Promise<ContentStates> {
  const { db, block, actor, ipAddress } = options;
  return db.$transaction(async (tx) => {
    await lockContent(tx);
    if ((await forget(tx, DRAFT, block)) > 0) {
      await recordAudit(tx, {
        event: "Site Content Draft Deleted",
        actor,
        description: `${actor.name} discarded the draft of “${BLOCK_TITLES[block]}”`,
        ipAddress,
        details: { block },
      });
    }
    return readContentStates(tx);
  });
}

/** Compares as the API serialises it, which leaves out undefined values. */
const isSame = (stored: object, saved: unknown) =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(stored)), JSON.parse(JSON.stringify(saved)));

const changedSince = (states: ContentStates) =>
  new AppError(
    "edit_conflict",
    "Somebody else changed this part meanwhile. Nothing was saved: look at what it says now and save again.",
    { extra: { states } },
  );

/**
 * Makes one of two editors wait for the other, so that the audit log records each change against the correct previous
 * version.
 */
async function lockContent(tx: Transaction): Promise<void> {
  await lockTexts(tx, "site-content", ["all"]);
}

async function write(
  tx: Transaction,
  state: ContentState,
  block: BlockName,
  content: object,
): Promise<void> {
  // Saving the default removes the row, so that the block follows later changes of the default.
  if (state === LIVE && isDeepStrictEqual(content, DEFAULT_CONTENT[block])) {
    await forget(tx, LIVE, block);
    return;
  }
  const [key, value] = [`${state}${block}`, JSON.stringify(content)];
  await tx.setting.upsert({
    where: { key },
    create: { key, value },
    update: { value },
    select: { key: true },
  });
}

async function forget(tx: Transaction, state: ContentState, block: BlockName): Promise<number> {
  const { count } = await tx.setting.deleteMany({ where: { key: `${state}${block}` } });
  return count;
}

/** Leaves out translations without texts, so that a block without any equals its default. */
const withoutEmpty = <Content extends object>(content: Content) =>
  JSON.parse(JSON.stringify(content), (name, value: unknown) =>
    name === "translations" && isDeepStrictEqual(value, {}) ? undefined : value,
  ) as Content;

function checked(block: BlockName, content: unknown): SiteContent[BlockName] {
  const result = BLOCKS[block].safeParse(content);
  if (result.success) return withoutEmpty(result.data);
  const fields = result.error.issues.map(({ path, message }) => [path.join("."), message]);
  throw new AppError("invalid_input", "Please correct the marked fields.", {
    fields: Object.fromEntries(fields) as Record<string, string>,
  });
}
