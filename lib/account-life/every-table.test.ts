import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ON_DELETE } from "./on-delete";
import { ON_EXPORT } from "./on-export";
import { ON_VERIFY } from "./on-verify";

// A new table with a column for an account belongs to an entry of each list, or says here why it has no part in it.

const BY_STAFF = "names the shop's person who did it";
const OF_SIGN_IN = "a secret of signing in";

const NOT_EXPORTED: Record<string, string> = {
  AccountToken: OF_SIGN_IN,
  PendingLogin: OF_SIGN_IN,
  RecoveryCode: OF_SIGN_IN,
  SignInCode: OF_SIGN_IN,
  AuditLog: "the shop's record; it also names others",
  CompanyInvitation: "about the invited person, who has no account yet",
  Invitation: "about the invited person, who has no account yet",
  MessageReply: BY_STAFF,
  OpeningEntry: BY_STAFF,
  OrderNote: BY_STAFF,
  PriceChange: BY_STAFF,
  StockAdjustment: BY_STAFF,
  Tool: "the shop's register of its dies and plates",
};

const WITH_ORDER = "stays with its order as a record of the shop, with the name of the day";

const NOT_DELETED: Record<string, string> = {
  Artwork: "housekeeping deletes those without an order, once no account has them",
  AuditLog: "the chain of entries cannot change",
  MessageReply: BY_STAFF,
  OpeningEntry: BY_STAFF,
  OrderDispatch: WITH_ORDER,
  OrderDocument: WITH_ORDER,
  OrderNote: BY_STAFF,
  OrderRefund: WITH_ORDER,
  OrderReturn: WITH_ORDER,
  OrderStatusChange: WITH_ORDER,
  Payment: WITH_ORDER,
  PriceChange: BY_STAFF,
  Proof: WITH_ORDER,
  ProofApproval: WITH_ORDER,
  ProofPin: WITH_ORDER,
  StockAdjustment: BY_STAFF,
  Tool: "the shop's register of its dies and plates",
};

const NOT_VERIFIED: Record<string, string> = {
  AccountToken: "the link itself, which verify-email.ts redeems and retires",
  BreachNotice: "a record of what was sent to the address",
  CompanyInvitation: "the invited person accepts by the link",
  CompanyPerson: "the invited person accepts by the link",
  ContactMessage: "a stranger may have written it in the owner's name",
  Invitation: "the invited person accepts by the link",
  Offer: "belongs to the account that asked, or is reached by its link",
  User: "verify-email.ts writes the address itself",
};

interface Model {
  name: string;
  fields: string[];
}

const models: Model[] = readFileSync("prisma/schema.prisma", "utf8")
  .split(/^(?=model )/m)
  .slice(1)
  .map((text) => ({
    name: /^model (\w+)/.exec(text)?.[1] ?? "",
    fields: [...text.matchAll(/^ {2}(\w+) +\w/gm)].map(([, field = ""]) => field),
  }));

const modelsWith = (column: RegExp) =>
  models.filter(({ fields }) => fields.some((field) => column.test(field))).map(({ name }) => name);

const OF_ACCOUNT = /^(?:userId|keeperId|\w+ById)$/;

interface Verb {
  verb: string;
  entries: readonly { tables: readonly string[] }[];
  exempt: Record<string, string>;
  /** The tables that the list has to know. */
  known: string[];
}

const VERBS: Verb[] = [
  {
    verb: "exported",
    entries: Object.values(ON_EXPORT),
    exempt: NOT_EXPORTED,
    known: modelsWith(OF_ACCOUNT),
  },
  { verb: "deleted", entries: ON_DELETE, exempt: NOT_DELETED, known: modelsWith(OF_ACCOUNT) },
  { verb: "verified", entries: ON_VERIFY, exempt: NOT_VERIFIED, known: modelsWith(/^email$/) },
];

it("finds the columns of accounts by their relations", () => {
  const schema = readFileSync("prisma/schema.prisma", "utf8");
  const relations = [...schema.matchAll(/ User\??\s+@relation\([^)]*fields: \[(\w+)\]/g)];
  const columns = relations.map(([, column = ""]) => column);
  expect(columns.length).toBeGreaterThan(20);
  expect(columns.filter((column) => !OF_ACCOUNT.test(column))).toEqual([]);
});

describe.each(VERBS)("when an account is $verb", ({ entries, exempt, known }) => {
  const handled = entries.flatMap(({ tables }) => tables);

  it("every table with an account has an entry or a reason", () => {
    expect(known.filter((name) => !handled.includes(name) && !(name in exempt))).toEqual([]);
  });

  it("a table has an entry or a reason, not both, and exists", () => {
    const names = models.map(({ name }) => name);
    expect(Object.keys(exempt).filter((name) => handled.includes(name))).toEqual([]);
    expect([...handled, ...Object.keys(exempt)].filter((name) => !names.includes(name))).toEqual(
      [],
    );
  });
});
