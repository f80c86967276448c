import "server-only";
import type { z } from "zod";
import type { First } from "@/lib/api/call";
import type { Endpoint } from "@/lib/api/endpoint";
import { prisma } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { identify, type SignedIn } from "@/lib/identity/session/identify";
import { readPageToken } from "@/lib/identity/session/page-token";
import { unauthenticated } from "@/lib/identity/session/unauthenticated";
import { admitted } from "../route/access";

export interface Caller {
  db: PrismaClient;
  identity: SignedIn;
}

/**
 * Returns what the endpoint answers to this session, checked and shaped as its call is.
 * @throws AppError where the call is refused
 */
export type Ask = <E extends Endpoint>(
  endpoint: E,
  read: (caller: Caller) => z.input<E["response"]> | Promise<z.input<E["response"]>>,
) => Promise<z.output<E["response"]>>;

/**
 * Starts the first load of a page while the page is rendered. Null for everybody without a living session, and when a
 * call would be refused or fails: the browser then makes its calls, which say why. Nothing of it may be cached.
 */
export async function firstLoad<T>(
  read: (request: Ask, account: SignedIn["account"]) => Promise<T>,
): First<T> {
  const token = await readPageToken();
  return loadFor(prisma(), token, read);
}

/** The same for the session of this token. */
export async function loadFor<T>(
  db: PrismaClient,
  token: string | undefined,
  read: (request: Ask, account: SignedIn["account"]) => Promise<T>,
): First<T> {
  try {
    const identity = await identify(db, token);
    if (identity.state !== "signed-in") return null;
    const request: Ask = async (endpoint, answer) => {
      const caller = await admitted(endpoint, identity);
      if (caller.state !== "signed-in") throw unauthenticated("none");
      return endpoint.response.parse(await answer({ db, identity: caller })) as never;
    };
    return { sub: identity.account.id, value: await read(request, identity.account) };
  } catch {
    return null;
  }
}
