import "server-only";
import { dateName } from "@/lib/base/dates";
import { type AppError, invalidField } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import type { Db } from "@/lib/db/client";
import type { Prisma, Tool } from "@/lib/db/generated/client";
import { asc, keyset } from "@/lib/db/keyset";
import { literally } from "@/lib/db/like";
import { readPage, type Page } from "@/lib/db/page";
import type { NewTool, ToolAnswer, ToolChanges, ToolListQuery } from "./schemas";

const KEYS = keyset("tools", [asc("number", "text"), asc("id", "uuid")]);

/** One page of the tools by number. */
export function listTools(db: Db, { q, kind, ...slice }: ToolListQuery): Promise<Page<ToolAnswer>> {
  const where: Prisma.ToolWhereInput = {
    ...(kind ? { kind } : {}),
    ...(q ? { OR: matches(q) } : {}),
  };
  return readPage(
    {
      keys: KEYS,
      where,
      find: (found) => db.tool.findMany(found),
      count: (counted) => db.tool.count({ where: counted }),
      entryOf: toolAnswer,
    },
    slice,
  );
}

function matches(q: string): Prisma.ToolWhereInput[] {
  const contains = { contains: literally(q), mode: "insensitive" } as const;
  return [{ number: contains }, { size: contains }, { owner: contains }, { paidBy: contains }];
}

export function toolAnswer(tool: Tool): ToolAnswer {
  const { id, number, kind, size, owner, paidBy, productId, userId } = tool;
  return {
    _id: id,
    number,
    kind,
    size,
    owner,
    paidBy,
    keepUntil: tool.keepUntil && dateName(tool.keepUntil),
    lastUsedOn: tool.lastUsedOn && dateName(tool.lastUsedOn),
    product: productId,
    customer: userId,
    updatedAt: tool.updatedAt.toISOString(),
  };
}

/** The columns of a request about a tool; omitted fields stay. */
export function toolColumns({ product, customer, keepUntil, ...texts }: NewTool | ToolChanges) {
  return {
    ...texts,
    ...(keepUntil === undefined ? {} : { keepUntil: keepUntil && new Date(keepUntil) }),
    ...(product === undefined ? {} : { productId: product }),
    ...(customer === undefined ? {} : { userId: customer }),
  };
}

/** Filter for the tool with this `_id` or number. */
export const toolNamed = (id: string) => (isUuid(id) ? { id } : { number: id });

/** @throws AppError invalid_input (`product`, `customer`) for one that does not exist */
export async function requireLinked(
  db: Db,
  { product, customer }: Pick<ToolChanges, "product" | "customer">,
): Promise<void> {
  if (product && !(await db.product.findUnique({ where: { id: product }, select: { id: true } }))) {
    throw invalidField("product", "There is no such product.");
  }
  if (customer && !(await db.user.findUnique({ where: { id: customer }, select: { id: true } }))) {
    throw invalidField("customer", "There is no such account.");
  }
}

export function numberTaken(number: string): AppError {
  return invalidField("number", `Another tool has the number ${number}. Choose another one.`);
}
