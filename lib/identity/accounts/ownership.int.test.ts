import fc from "fast-check";
import { expect, it } from "vitest";
import type { AccountTokenPurpose } from "@/lib/db/generated/enums";
import { AppError } from "@/lib/base/errors";
import { identify, type Identity, type SignedIn } from "@/lib/identity/session/identify";
import { accountSteps, DEVICE, EMAIL, VISITOR } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder } from "@/e2e/steps/factories";
import { deleteAccount } from "@/lib/account-life/delete-account";
import { changePassword, resetPassword } from "@/lib/account-life/set-password";
import { signInWithGoogle } from "@/lib/account-life/sign-in-with-google";
import { createLink, linkText } from "./account-link";
import { logIn } from "./sign-in/log-in";
import { register } from "./register";

/**
 * An address has an owner, who reads its mailbox, and a stranger, who does not. In whatever order they register,
 * verify, change, reset, link, delete and order, the stranger has no access once the account is the owner's, and never
 * holds an account that has the owner's orders.
 */

const { db } = testDatabase();
const { verify } = accountSteps(db);
const ELSEWHERE = "new@example.in";

type Name = "owner" | "stranger";
const PASSWORDS: Record<Name, string> = {
  owner: "kraft and string",
  stranger: "tape and staples",
};
/** Mailboxes that each may ask the account's mails to be sent to. */
const MAILBOXES: Record<Name, string> = { owner: ELSEWHERE, stranger: "stranger@example.in" };

interface Model {
  tokens: Record<Name, string[]>;
  /** Links in each mailbox, with the account that each belongs to. */
  links: Record<Name, { text: string; userId: string }[]>;
  /** Accounts that are proven to be the owner's. */
  owned: Set<string>;
  /** Hashes of passwords that the stranger chose. */
  strangersHashes: Set<string>;
}

const account = (email = EMAIL) => db.user.findUnique({ where: { email } });
const latest = async () => (await account()) ?? (await account(ELSEWHERE));

/** A refusal is a valid outcome here; any other error fails the test. */
async function tried<T>(attempt: Promise<T>): Promise<T | undefined> {
  return attempt.catch((error: unknown) => {
    if (error instanceof AppError) return undefined;
    throw error;
  });
}

async function readSession(model: Model, who: Name): Promise<SignedIn | undefined> {
  for (const token of model.tokens[who].toReversed()) {
    const identity = await identify(db, token);
    if (identity.state === "signed-in") return identity;
  }
  return undefined;
}

/** Records the password that somebody chose for the account. */
async function noteHash(model: Model, who: Name, id: string | undefined): Promise<void> {
  if (id === undefined || who === "owner") return;
  const chosen = await db.user.findUnique({ where: { id } });
  if (chosen?.passwordHash) model.strangersHashes.add(chosen.passwordHash);
}

async function mail(model: Model, to: Name, purpose: AccountTokenPurpose, email: string) {
  const found = await latest();
  if (!found) return;
  const subject = { purpose, userId: found.id, email, previousEmail: found.email };
  const id = await db.$transaction((tx) => createLink(tx, subject));
  model.links[to].push({ text: linkText({ id, purpose }), userId: found.id });
}

const profile = { issuer: "https://provider.example", subject: "owner", emailVerified: true };

type Step = (model: Model, who: Name) => Promise<void>;

/** Possible actions of both; the program itself refuses impossible ones. */
const STEPS: Record<string, Step> = {
  async register(model, who) {
    const request = { name: who, email: EMAIL, password: PASSWORDS[who] };
    const opened = await tried(register({ db, request, device: DEVICE }));
    if (opened) model.tokens[who].push(opened.token);
    if (!opened) return;
    await noteHash(model, who, (await account())?.id);
    await mail(model, "owner", "verify_email", EMAIL);
  },
  async "log in"(model, who) {
    const email = (await latest())?.email ?? EMAIL;
    const login = { db, email, password: PASSWORDS[who], remember: false, device: DEVICE };
    const opened = await tried(logIn(login));
    if (opened?.state === "signed-in") model.tokens[who].push(opened.token);
  },
  async verify(model, who) {
    const session = await readSession(model, who);
    const identity: Identity = session ?? VISITOR;
    for (const { text: link } of model.links[who]) {
      const done = await tried(verify(link, { identity, password: PASSWORDS[who] }));
      const found = done && (await account(done));
      if (found && who === "owner") model.owned.add(found.id);
    }
  },
  async change(model, who) {
    const identity = await readSession(model, who);
    if (!identity) return;
    const change = { currentPassword: PASSWORDS[who], newPassword: PASSWORDS[who] };
    const opened = await tried(changePassword({ db, identity, ...change, device: DEVICE }));
    if (!opened) return;
    model.tokens[who].push(opened.token);
    await noteHash(model, who, identity.account.id);
  },
  async reset(model, who) {
    if (who === "owner")
      await mail(model, "owner", "reset_password", (await latest())?.email ?? "");
    for (const { text: link, userId } of model.links[who]) {
      const reset = resetPassword({ db, link, password: PASSWORDS[who], ipAddress: "" });
      const done = await tried(reset.then(() => true));
      if (!done) continue;
      await noteHash(model, who, userId);
      if (who === "owner") model.owned.add(userId);
    }
  },
  async "ask for another address"(model, who) {
    if (await readSession(model, who)) await mail(model, who, "change_email", MAILBOXES[who]);
  },
  async link(model, who) {
    if (who === "stranger") return;
    const flow = { secret: "of the browser" };
    await signInWithGoogle({
      db,
      profile: { ...profile, email: EMAIL, name: "Owner" },
      flow,
      device: DEVICE,
    });
    const found = await db.user.findFirst({ where: { googleSubject: profile.subject } });
    if (found) model.owned.add(found.id);
  },
  async delete(model, who) {
    const identity = await readSession(model, who);
    if (!identity) return;
    const currentPassword = PASSWORDS[who];
    await tried(deleteAccount({ db, identity, currentPassword, ipAddress: "" }));
  },
  async "order as a guest"(_, who) {
    if (who === "owner") await givenOrder(db, { email: EMAIL });
  },
  /** Once the account has another address, the former mailbox and its mails pass to the stranger. */
  async "mailbox passes"(model) {
    const moved = await account(ELSEWHERE);
    model.links.stranger.push(...model.links.owner.filter(({ userId }) => userId === moved?.id));
  },
};

/** Accounts that the stranger can open, by a session or by a password. */
async function strangersAccounts(model: Model): Promise<Set<string>> {
  const open = new Set<string>();
  for (const token of model.tokens.stranger) {
    const identity = await identify(db, token);
    if (identity.state === "signed-in") open.add(identity.account.id);
  }
  const passwordHash = { in: [...model.strangersHashes] };
  for (const { id } of await db.user.findMany({ where: { passwordHash } })) open.add(id);
  return open;
}

async function check(model: Model): Promise<void> {
  const open = await strangersAccounts(model);
  for (const id of model.owned) expect(open.has(id), "the owner's account").toBe(false);
  const claimed = await db.order.count({ where: { userId: { in: [...open] } } });
  expect(claimed, "the owner's orders").toBe(0);
}

class Take implements fc.AsyncCommand<Model, object> {
  readonly name: string;
  readonly who: Name;

  constructor(name: string, who: Name) {
    this.name = name;
    this.who = who;
  }
  check(): boolean {
    return true;
  }
  async run(model: Model): Promise<void> {
    await STEPS[this.name]?.(model, this.who);
    await db.rateLimit.deleteMany();
    await check(model);
  }
  toString(): string {
    return `${this.who}: ${this.name}`;
  }
}

const commands = Object.keys(STEPS).flatMap((name) => [
  fc.constant(new Take(name, "owner")),
  fc.constant(new Take(name, "stranger")),
]);

const fresh = (): Model => ({
  tokens: { owner: [], stranger: [] },
  links: { owner: [], stranger: [] },
  owned: new Set(),
  strangersHashes: new Set(),
});

it("leaves the stranger nothing, in whatever order the two act", async () => {
  const end = Date.now() + 10_000;
  const property = fc.asyncProperty(fc.commands(commands, { maxCommands: 14 }), async (steps) => {
    // A step that has begun must finish: otherwise it would continue in the database of the next tests.
    if (Date.now() > end) return;
    await db.$executeRaw`SELECT testing.reset()`;
    await fc.asyncModelRun(() => ({ model: fresh(), real: {} }), steps);
  });
  await fc.assert(property, { numRuns: 200 });
});
