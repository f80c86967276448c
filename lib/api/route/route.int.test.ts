import { NextRequest } from "next/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { endpoints } from "@/lib/api/endpoints";
import { AppError } from "@/lib/base/errors";
import { endSessions } from "@/lib/identity/session/sessions";
import { accountSteps, EMAIL } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { route } from "./route";

const { db } = testDatabase();
const { registerAsha, loginToken } = accountSteps(db);

const { updateSetting, importProducts, updateProfile } = endpoints;

let token: string;

beforeEach(async () => {
  await registerAsha();
  await db.user.update({ where: { email: EMAIL }, data: { role: "admin" } });
  token = await loginToken();
});

/** A request whose body arrives when it is read; `meanwhile` runs before its last chunk. */
function slowRequest(
  { method, type, text }: { method: string; type: string; text: string },
  meanwhile: () => Promise<unknown>,
): NextRequest {
  const pieces = [text.slice(0, 10), text.slice(10)];
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const piece = pieces.shift();
        if (pieces.length === 0) await meanwhile();
        controller.enqueue(new TextEncoder().encode(piece));
        if (pieces.length === 0) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return new NextRequest("http://localhost:3000/api/x?dryRun=true", {
    method,
    body,
    duplex: "half",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": type },
  });
}

const json = { method: "PUT", type: "application/json", text: '{"value":"Slow Shop"}' };
const form = {
  method: "POST",
  type: "multipart/form-data; boundary=x",
  text: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nname\r\n--x--\r\n',
};

const params = Promise.resolve({ key: "siteName" });

describe("a body that takes its time", () => {
  let handled: number;

  beforeEach(() => {
    handled = 0;
  });

  const setSetting = route(updateSetting, () => {
    handled += 1;
    return { body: { key: "siteName", value: "", type: "text" as const, description: "" } };
  });
  const takeFile = route(importProducts, () => {
    handled += 1;
    const none = { rows: 0, created: 0, updated: 0, unchanged: 0, drafts: 0 };
    const lists = {
      sheet: "",
      sheets: [],
      names: [],
      columns: {},
      newCategories: [],
      errors: [],
      changes: [],
    };
    const stock = { checkedAt: new Date(0).toISOString(), keptStocks: [], stocks: {} };
    return { body: { dryRun: true, ...none, ...lists, ...stock } };
  });
  const asha = { where: { email: EMAIL } };
  const demote = () => db.user.update({ ...asha, data: { role: "user" } });
  const deactivate = () => db.user.update({ ...asha, data: { deactivatedAt: new Date() } });
  const endAll = async () => endSessions(db, (await db.user.findUniqueOrThrow(asha)).id);

  it("is taken from anyone who stays an admin", async () => {
    const answers = [
      await setSetting(
        slowRequest(json, () => Promise.resolve()),
        { params },
      ),
      await takeFile(
        slowRequest(form, () => Promise.resolve()),
        { params },
      ),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(handled).toBe(2);
  });

  it.each([
    ["is demoted", demote, 403],
    ["is deactivated", deactivate, 401],
    ["is signed out", endAll, 401],
  ])("is for nothing when its sender %s meanwhile", async (_what, change, status) => {
    expect((await setSetting(slowRequest(json, change), { params })).status).toBe(status);
    await db.user.update({ ...asha, data: { role: "admin", deactivatedAt: null } });
    token = await loginToken();
    expect((await takeFile(slowRequest(form, change), { params })).status).toBe(status);
    expect(handled).toBe(0);
  });

  it("finds its sender as they are now", async () => {
    const seen: unknown[] = [];
    const rename = route(updateProfile, ({ identity }) => {
      seen.push(identity.account.name);
      throw new AppError("not_found", "Seen enough.");
    });
    const change = () => db.user.update({ ...asha, data: { name: "Asha V" } });
    await rename(slowRequest({ ...json, method: "PATCH", text: '{"name":"Asha W"}' }, change), {
      params,
    });
    expect(seen).toEqual(["Asha V"]);
  });
});

describe("the body of a call without the right", () => {
  it.each([json, form])("is not read: $type", async (sent) => {
    await db.user.update({ where: { email: EMAIL }, data: { role: "user" } });
    let read = 0;
    const body = new ReadableStream<Uint8Array>(
      { pull: () => void (read += 1) },
      { highWaterMark: 0 },
    );
    const take = route(sent === json ? updateSetting : importProducts, () => {
      throw new Error("Not reached.");
    });
    const request = new NextRequest("http://localhost:3000/api/x?dryRun=true", {
      method: sent.method,
      body,
      duplex: "half",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": sent.type },
    });
    expect((await take(request, { params })).status).toBe(403);
    expect(read).toBe(0);
  });
});

describe("a form that may come without a file", () => {
  const added: unknown[] = [];
  const send = (endpoint: typeof endpoints.createCategory, body: string) => {
    const add = route(endpoint, ({ body: fields, files }) => {
      added.push({ fields, files });
      return { body: [] };
    });
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const request = new NextRequest("http://localhost:3000/api/x", {
      method: "POST",
      headers,
      body,
    });
    return add(request, { params: Promise.resolve({}) });
  };

  beforeEach(() => {
    added.length = 0;
  });

  it("may be JSON", async () => {
    const answer = await send(
      endpoints.createCategory,
      '{"name":"Tapes","order":2,"picture":null}',
    );
    expect(answer.status).toBe(201);
    expect(added).toEqual([{ fields: { name: "Tapes", order: 2 }, files: [] }]);
  });

  it("is refused by its fields as a form is", async () => {
    const answer = await send(endpoints.createCategory, '{"order":"first"}');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: "invalid_input",
      fields: {
        name: "Name the category",
        order: "Enter a place as a whole number, 1 for the first",
      },
    });
    expect(added).toEqual([]);
  });

  it("is a form alone where a product's pictures belong to it", async () => {
    const { createProduct } = endpoints;
    const add = route(createProduct, () => {
      throw new Error("Not reached.");
    });
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const request = new NextRequest("http://localhost:3000/api/x", {
      method: "POST",
      headers,
      body: "{}",
    });
    expect((await add(request, { params: Promise.resolve({}) })).status).toBe(415);
  });
});

describe("an address whose id cannot be one", () => {
  it.each(["x", "", "a".repeat(65), "../../etc/passwd"])("is one of nothing: %j", async (id) => {
    const end = route(endpoints.endSession, () => {
      throw new Error("Not reached.");
    });
    const headers = { Authorization: `Bearer ${token}` };
    const request = new NextRequest("http://localhost:3000/api/x", { method: "DELETE", headers });
    const answer = await end(request, { params: Promise.resolve({ id }) });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      code: "not_found",
      message: "There is nothing at this address.",
    });
  });
});

describe("an id in the address", () => {
  const read = async (id: string) => {
    const seen: string[] = [];
    const find = route(endpoints.getProduct, ({ params: named }) => {
      seen.push(named.id);
      throw new AppError("not_found", "Seen enough.");
    });
    const request = new NextRequest("http://localhost:3000/api/x");
    await find(request, { params: Promise.resolve({ id }) });
    return seen;
  };

  it("is the row's in capital letters too, and what is no id stays as it was typed", async () => {
    const id = "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a10";
    expect(await read(id.toUpperCase())).toEqual([id]);
    expect(await read("KLN-2627-AB12")).toEqual(["KLN-2627-AB12"]);
  });
});

describe("a write that meets a unique index", () => {
  const { foundCompany } = endpoints;
  const send = (handle: () => Promise<never>) =>
    route(foundCompany, handle)(
      new NextRequest("http://localhost:3000/api/company", {
        method: "POST",
        body: '{"name":"Rao Foods"}',
        headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      }),
      { params: Promise.resolve({}) },
    );
  const again = () => db.user.create({ data: { name: "Asha", email: EMAIL } });

  it("is done once more, and then finds what was written meanwhile", async () => {
    let tries = 0;
    const answer = await send(async () => {
      tries += 1;
      if (tries === 1) await again();
      throw new AppError("already_member", "You belong to a company.");
    });
    expect([tries, answer.status]).toEqual([2, 409]);
    expect(await answer.json()).toMatchObject({ code: "already_member" });
  });

  it("is refused as an edit conflict, never as our fault, where it meets it again", async () => {
    const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const answer = await send(async () => {
      await again();
      throw new Error("It was written twice.");
    });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: "edit_conflict" });
    expect(written.mock.calls.join("")).toContain("A unique index refused");
    written.mockRestore();
  });
});
