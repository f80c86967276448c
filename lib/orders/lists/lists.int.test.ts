import { describe, expect, it } from "vitest";
import { deleteUserAccount } from "@/e2e/steps/account-steps";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { companySteps } from "@/e2e/steps/company/company-steps";
import { itemSteps, MADE } from "@/e2e/steps/company/item-steps";
import { givenProduct } from "@/e2e/steps/factories";
import { testDatabase } from "@/e2e/support/database";
import { AppError } from "@/lib/base/errors";
import { exportAccount } from "@/lib/account-life/export-account";
import { updateItem } from "../items/write-item";
import { newListSchema } from "./schemas";
import { listAnswer, listLists, requireList } from "./see-list";
import { addToList, createList, deleteList, skipTurn, recordTurn, updateList } from "./write-lists";

const { db } = testDatabase();
const { givenCompany } = companySteps(db);
const { givenApproved } = itemSteps(db);

const ipAddress = "127.0.0.1";
type Member = Awaited<ReturnType<typeof givenCompany>>["members"]["owner"];

const writer = ({ identity: { account } }: Member) => ({ db, account, ipAddress });
/** An account without a company. */
const alone = (member: Member): Member => {
  const { identity } = member;
  return {
    ...member,
    identity: { ...identity, account: { ...identity.account, membership: null } },
  };
};
const create = (who: Member, list: object) => createList(writer(who), newListSchema.parse(list));
const readNames = async ({ identity }: Member) =>
  (await listLists(db, identity.account)).map(({ name }) => name);

async function outcome(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
    return "ok";
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

it("a company's list is read by all members, changed by those who order, and hidden from others", async () => {
  const { members } = await givenCompany();
  const { members: others } = await givenCompany();
  const { id: product } = await givenProduct(db);
  const calls: ((who: Member, id: string) => Promise<unknown>)[] = [
    (who, id) => requireList(db, who.identity.account, id),
    (who, id) => recordTurn(writer(who), id),
    (who, id) => updateList(writer(who), id, { name: "Cups", everyWeeks: 2 }),
    (who, id) => addToList(writer(who), id, [{ product, quantity: 1 }]),
    (who, id) => skipTurn(writer(who), id),
    (who, id) => deleteList(writer(who), id),
  ];
  const got: Record<string, string[]> = {};
  const callers: [string, Member][] = [
    ...Object.entries(members),
    ["leaver", alone(members.approver)],
    ["other company", others.owner],
  ];
  for (const [name, who] of callers) {
    const { _id } = await create(members.owner, { name, company: true });
    got[name] = [];
    for (const call of calls) got[name].push(await outcome(call(who, _id)));
  }
  const all = calls.map(() => "ok");
  const reads = ["ok", "ok", ...Array<string>(4).fill("forbidden")];
  const none = calls.map(() => "not_found");
  expect(got).toEqual({
    owner: all,
    approver: all,
    buyer: all,
    finance: reads,
    viewer: reads,
    leaver: none,
    "other company": none,
  });
  expect(await outcome(create(members.viewer, { name: "Cups", company: true }))).toBe("forbidden");
  expect(await outcome(create(alone(members.buyer), { name: "Cups", company: true }))).toBe(
    "forbidden",
  );
});

it("a personal list belongs to its account, apart from company lists", async () => {
  const { members } = await givenCompany();
  const { _id } = await create(members.buyer, { name: "Mine" });
  await create(members.buyer, { name: "Ours", company: true });
  expect(await readNames(members.buyer)).toEqual(["Mine", "Ours"]);
  expect(await readNames(members.owner)).toEqual(["Ours"]);
  expect(await readNames(alone(members.buyer))).toEqual(["Mine"]);
  expect(await outcome(deleteList(writer(members.owner), _id))).toBe("not_found");
  expect(await outcome(deleteList(writer(members.buyer), "no-id"))).toBe("not_found");
});

it("merges equal lines, drops non-products, and holds 200 lines", async () => {
  const { members } = await givenCompany();
  const { id: cup } = await givenProduct(db, { name: "Ripple cup" });
  const print = { option: "Your mark", sides: 1, colours: 2 };
  const items = [
    { product: cup, quantity: 2 },
    { product: cup, quantity: 3 },
    { product: cup, quantity: 1, print },
    { product: members.buyer.id, quantity: 1 },
    { product: "no id", quantity: 1 },
  ];
  const list = await create(members.buyer, { name: "Cups", items });
  const stored = [
    { product: cup, name: "Ripple cup", quantity: 5 },
    { product: cup, name: "Ripple cup", quantity: 1, print },
  ];
  expect(list).toMatchObject({ items: stored, lines: 2, everyWeeks: null, mayWrite: true });
  const added = await addToList(writer(members.buyer), list._id, [{ product: cup, quantity: 4 }]);
  expect(added.items[0]).toMatchObject({ quantity: 9 });
  const many = Array.from({ length: 200 }, (_, n) => ({
    product: cup,
    quantity: 1,
    print: { option: `Mark ${n}`, sides: 1, colours: 1 },
  }));
  const full = await create(members.buyer, { name: "Marks", items: many });
  expect(full.lines).toBe(200);
  const more = addToList(writer(members.buyer), full._id, [{ product: cup, quantity: 1 }]);
  expect(await outcome(more)).toBe("invalid_input");
});

it("tells items of the same name apart by spec and code, for who sees them", async () => {
  const { id: companyId, members } = await givenCompany();
  const { buyer } = members;
  const { id: product } = await givenProduct(db);
  const { itemId } = await givenApproved({ companyId }, { spec: MADE });
  await updateItem(writer(buyer), itemId ?? "", { code: "BOX-7" });
  await updateItem(writer(buyer), product, { code: "T-1" });
  const items = [
    { item: itemId, quantity: 1000 },
    { product, quantity: 2 },
  ];
  const { _id } = await create(buyer, { name: "Boxes", items });
  const { size, material, print } = MADE;
  const row = await requireList(db, buyer.identity.account, _id);
  expect((await listAnswer(db, row, buyer.identity.account)).items).toMatchObject([
    { name: "Mailer box", unit: "PCS", spec: { size, material, print }, code: "BOX-7" },
    { code: "T-1" },
  ]);
  const left = await listAnswer(db, row, alone(buyer).identity.account);
  expect(left.items).toEqual([
    { item: itemId, name: "Mailer box", quantity: 1000 },
    { product, name: expect.any(String) as string, quantity: 2 },
  ]);
});

it("holds items of its own account or company, each once", async () => {
  const { id: companyId, members } = await givenCompany();
  const { buyer } = members;
  const name = "Mailer box";
  const { id: ours } = await db.item.create({ data: { companyId, name } });
  const { id: mine } = await db.item.create({ data: { userId: buyer.id, name } });
  const items = [ours, mine, ours].map((item) => ({ item, quantity: 600_000 }));
  const shared = await create(buyer, { name: "Ours", company: true, items });
  expect(shared.items).toEqual([{ item: ours, name, quantity: 1_000_000 }]);
  const { id: foreign } = await db.item.create({
    data: { companyId: (await givenCompany()).id, name },
  });
  const all = [...items, { item: foreign, quantity: 1 }];
  const own = await create(buyer, { name: "Mine", items: all });
  expect(own.items).toEqual([
    { item: ours, name, quantity: 1_000_000 },
    { item: mine, name, quantity: 600_000 },
  ]);
});

it("limits an account and a company to twenty lists, however many are saved at once", async () => {
  const { id: companyId, members } = await givenCompany();
  const userId = members.buyer.id;
  const rows = Array.from({ length: 18 }, (_, n) => ({ name: `List ${n}`, userId }));
  await db.savedList.createMany({ data: [...rows, ...rows.map((row) => ({ ...row, companyId }))] });
  for (const company of [false, true]) {
    const attempts = ["a", "b", "c", "d"].map((name) =>
      outcome(create(members.buyer, { name, company })),
    );
    expect((await Promise.all(attempts)).filter((got) => got === "ok")).toHaveLength(2);
  }
  expect(await db.savedList.count({ where: { companyId: null } })).toBe(20);
  expect(await db.savedList.count({ where: { companyId } })).toBe(20);
});

it("refuses to overwrite another member's change since the list was read", async () => {
  const { members } = await givenCompany();
  const { id: product } = await givenProduct(db);
  const read = await create(members.buyer, { name: "Cups", company: true });
  const { _id: id, updatedAt } = read;
  const items = [{ product, quantity: 1 }];
  const saved = await updateList(writer(members.owner), id, { items, updatedAt });
  for (const edit of [{ name: "Lids" }, { items: [] }, { everyWeeks: 2 }]) {
    const late = updateList(writer(members.buyer), id, { ...edit, updatedAt });
    await expect(late).rejects.toMatchObject({ code: "edit_conflict" });
  }
  const row = await requireList(db, members.buyer.identity.account, id);
  expect(await listAnswer(db, row, members.buyer.identity.account)).toEqual(saved);
  const renamed = { name: "Lids", updatedAt: saved.updatedAt };
  expect(await updateList(writer(members.buyer), id, renamed)).toMatchObject({
    name: "Lids",
    lines: 1,
    everyWeeks: null,
  });
});

it("audits each change with its author", async () => {
  const { members } = await givenCompany();
  const { _id } = await create(members.buyer, { name: "Cups", company: true });
  await updateList(writer(members.owner), _id, { name: "Lids" });
  await updateList(writer(members.owner), _id, { name: "Lids" });
  await deleteList(writer(members.owner), _id);
  const entries = await auditEntries(db);
  expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
    ["List Created", members.buyer.email],
    ["List Updated", members.owner.email],
    ["List Deleted", members.owner.email],
  ]);
});

describe("an account", () => {
  it("exports its own lists and those it created, and deletes its own", async () => {
    const { members } = await givenCompany();
    await create(members.buyer, { name: "Mine" });
    const { _id } = await create(members.buyer, { name: "Ours", company: true });
    await create(members.owner, { name: "Theirs", company: true });
    const data = await exportAccount({ db, identity: members.buyer.identity, ipAddress });
    expect(data.lists).toMatchObject([{ name: "Mine" }, { name: "Ours" }]);
    await deleteUserAccount(db, members.buyer.id);
    expect(await readNames(members.owner)).toEqual(["Ours", "Theirs"]);
    const row = await requireList(db, members.owner.identity.account, _id);
    expect(row.userId).toBeNull();
    expect(await listAnswer(db, row, members.viewer.identity.account)).toMatchObject({
      mayWrite: false,
    });
    expect(await db.savedList.count()).toBe(2);
  });
});
