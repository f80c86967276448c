import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { NextRequest } from "next/server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { endpoints } from "@/lib/api/endpoints";
import { storeUploads } from "@/lib/files/store-image";
import { diskStorage } from "@/lib/files/disk-storage";
import { incomingFolder } from "@/lib/files/uploads";
import { route } from "@/lib/http/route";
import { log } from "@/lib/log";
import { accountSteps, EMAIL } from "@/lib/testing/account-steps";
import { testDatabase } from "@/lib/testing/database";
import { plainPicture, pngBomb, polyglot } from "@/lib/testing/pictures";
import { startUploadThing } from "@/lib/testing/uploadthing";
import { issueUpload } from "./issue-upload";
import { removeExpiredUploads } from "./remove-expired";
import type { DirectUpload } from "./schemas";
import { takeUploads } from "./take-uploads";

const standIn = await startUploadThing();
Object.assign(process.env, standIn.env);

const { db } = testDatabase();
const { registerAsha, loginToken } = accountSteps(db);

const userId = randomUUID();
const PNG = { type: "image/png" } as const;
const LATER = () => new Date(Date.now() + 2 * 3_600_000);

let folder = "";
let picture: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "direct-"));
  vi.stubEnv("DATA_DIR", folder);
  picture = await plainPicture("png", { width: 400, height: 300 });
});
beforeEach(() => {
  vi.spyOn(log, "info").mockImplementation(() => undefined);
});
afterEach(() => {
  standIn.files.clear();
});
afterAll(async () => {
  await standIn.close();
  await rm(folder, { recursive: true });
});

const issue = (bytes = picture.length, owner = userId) =>
  issueUpload({ db, userId: owner, request: { bytes, ...PNG } });

/** As a browser does. */
async function put(url: string, content: Buffer): Promise<number> {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(content)], "box.png", PNG));
  return (await fetch(url, { method: "PUT", body: form })).status;
}

async function sent(content = picture): Promise<DirectUpload> {
  const upload = await issue(content.length);
  expect(await put(upload.url, content)).toBe(200);
  return upload;
}

const named = (...ids: string[]) => ids.map((id) => ({ id, name: "box.png" }));
const take = (ids: readonly string[], owner = userId) =>
  takeUploads({ db, userId: owner, uploads: named(...ids), folder });

const MISSING = {
  code: "invalid_input",
  message: "“box.png” did not arrive whole. Please send it again.",
  details: { fields: { directUploads: expect.any(String) as string } },
};

describe("an address at UploadThing", () => {
  it("takes the picture that was promised, and tells nobody what it is called", async () => {
    const { _id, url, expiresAt } = await issue();
    expect(new URL(url).origin).toBe(standIn.env.UPLOADTHING_URL);
    expect(new URL(url).searchParams.get("x-ut-file-name")).toBe(_id);
    expect(new URL(url).searchParams.get("x-ut-content-disposition")).toBe("attachment");
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
    expect(await put(url, picture)).toBe(200);
    expect(standIn.files.get(_id)?.equals(picture)).toBe(true);
  });

  it.each([
    ["another size", "x-ut-file-size", "1"],
    ["another type", "x-ut-file-type", "text/html"],
    ["another name", "x-ut-custom-id", "0f1e2d3c4b5a69788796a5b4.webp"],
    ["another place", "x-ut-content-disposition", "inline"],
    ["more time", "expires", String(Date.now() + 1e9)],
    ["another signature", "signature", "hmac-sha256=00"],
  ])("is good for nothing once %s is written into it", async (_, name, value) => {
    const url = new URL((await issue()).url);
    url.searchParams.set(name, value);
    expect(await put(url.href, picture)).toBe(403);
    expect(standIn.files.size).toBe(0);
  });

  it("takes no more than was promised, and nothing after its time", async () => {
    const { url } = await issue(picture.length - 1);
    expect(await put(url, picture)).toBe(400);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 3_600_000 });
    const old = await issue();
    vi.useRealTimers();
    expect(await put(old.url, picture)).toBe(403);
    expect(standIn.files.size).toBe(0);
  });

  it("is not given without end to one account", async () => {
    const expiresAt = new Date(Date.now() + 60_000);
    await db.directUpload.createMany({
      data: Array.from({ length: 100 }, (_, n) => ({
        id: n.toString(16).padStart(24, "0"),
        userId,
        bytes: 1,
        expiresAt,
      })),
    });
    await expect(issue()).rejects.toMatchObject({ code: "rate_limited" });
    await expect(issue(1, randomUUID())).resolves.toBeDefined();
    await db.directUpload.updateMany({ data: { takenAt: new Date() } });
    await expect(issue()).resolves.toBeDefined();
  });
});

describe("a picture that was sent there", () => {
  it("is brought here once, and is gone there", async () => {
    const { _id } = await sent();
    const [file] = await take([_id]);
    expect(file).toMatchObject({ name: "box.png", bytes: picture.length });
    expect((await readFile(file?.path ?? "")).equals(picture)).toBe(true);
    expect(standIn.files.size).toBe(0);
    await expect(take([_id])).rejects.toMatchObject(MISSING);
  });

  it("comes in the order of the form, and not twice by one name", async () => {
    const other = await plainPicture("png", { width: 10, height: 10 });
    const [one, two] = [await sent(), await sent(other)];
    const files = await take([two._id, one._id]);
    expect(files.map(({ bytes }) => bytes)).toEqual([other.length, picture.length]);
    const third = await sent();
    await expect(take([third._id, third._id])).rejects.toMatchObject(MISSING);
    expect(standIn.files.size).toBe(0);
  });

  it("is nobody else's, and is still there for whom it was sent", async () => {
    const { _id } = await sent();
    await expect(take([_id], randomUUID())).rejects.toMatchObject(MISSING);
    await expect(take(["0".repeat(24)])).rejects.toMatchObject(MISSING);
    expect(await take([_id])).toHaveLength(1);
  });

  it.each([
    ["never came", async (id: string) => Promise.resolve(standIn.files.delete(id))],
    ["is larger", async (id: string) => Promise.resolve(standIn.files.set(id, Buffer.alloc(1e6)))],
    ["is smaller", async (id: string) => Promise.resolve(standIn.files.set(id, Buffer.alloc(1)))],
    ["cannot be read", async () => Promise.resolve(standIn.readFailures.push(500))],
    [
      "came too late",
      (id: string) =>
        db.directUpload.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1) } }),
    ],
  ])("is refused where it %s", async (_, happens) => {
    const { _id } = await sent();
    await happens(_id);
    await expect(take([_id])).rejects.toMatchObject(MISSING);
    const later = await removeExpiredUploads(db, { now: LATER() });
    expect([later, standIn.files.size]).toEqual([1, 0]);
  });

  it("is brought by one of two forms that name it at the same moment", async () => {
    const { _id } = await sent();
    const outcomes = await Promise.allSettled([take([_id]), take([_id])]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("is read where UploadThing keeps it, and not where an answer leads", async () => {
    const { _id } = await sent();
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? "");
      response.writeHead(302, { Location: `${standIn.env.UPLOADTHING_URL}/f/${_id}` }).end();
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const { account: known, env: own } = standIn;
    const filesUrl = `http://127.0.0.1:${port}`;
    const account = { ...known, apiUrl: own.UPLOADTHING_URL, filesUrl, fetch: undefined };
    const attempt = takeUploads({ db, userId, uploads: named(_id), folder, account });
    await expect(attempt).rejects.toMatchObject(MISSING);
    expect(asked).toEqual([`/f/${_id}`]);
    expect(standIn.files.size).toBe(0);
    server.close();
  });

  it("is looked at and drawn like any other", async () => {
    const storage = diskStorage(path.join(folder, "uploads"));
    const store = async (content: Buffer) =>
      storeUploads(await take([(await sent(content))._id]), "images", { db, storage });
    const [url] = await store(await polyglot());
    expect(url).toMatch(/^\/media\/[\da-f]{24}\.webp$/);
    for (const name of await readdir(path.join(folder, "uploads"))) {
      const content = await readFile(path.join(folder, "uploads", name));
      expect(content.includes("script")).toBe(false);
    }
    await expect(store(pngBomb(30_000))).rejects.toMatchObject({ code: "too_large" });
    await expect(store(Buffer.from("<svg onload=alert(1)>"))).rejects.toMatchObject({
      code: "unsupported_media_type",
    });
    expect(standIn.files.size).toBe(0);
  });
});

describe("what no form came for", () => {
  it("is removed once nothing can come there any more, and so is what came a second time", async () => {
    const [left, taken] = [await sent(), await sent()];
    await take([taken._id]);
    expect(await put(taken.url, picture)).toBe(200);
    expect(standIn.files.size).toBe(2);
    expect(await removeExpiredUploads(db)).toBe(0);
    expect(await removeExpiredUploads(db, { now: LATER() })).toBe(2);
    expect(standIn.files.has(left._id)).toBe(false);
    expect(standIn.files.size).toBe(0);
    expect(await db.directUpload.count()).toBe(0);
    const said = vi.mocked(log.info).mock.calls.flat().join();
    expect(said).toContain("1 pictures were not sent straight to UploadThing");
  });

  it("is kept in mind while UploadThing does not let it go", async () => {
    const error = vi.spyOn(log, "error").mockImplementation(() => undefined);
    const { _id } = await sent();
    const account = {
      ...standIn.account,
      apiKey: "",
      fetch: () => Promise.reject(new Error("down")),
    };
    await expect(
      takeUploads({ db, userId, uploads: named(_id), folder, account }),
    ).rejects.toMatchObject(MISSING);
    expect(error).toHaveBeenCalledOnce();
    await expect(removeExpiredUploads(db, { now: LATER(), account })).rejects.toThrow();
    expect(await db.directUpload.count()).toBe(1);
    expect(await removeExpiredUploads(db, { now: LATER() })).toBe(1);
    expect(standIn.files.size).toBe(0);
  });
});

describe("over the API", () => {
  let token = "";
  beforeEach(async () => {
    await registerAsha();
    await db.user.update({ where: { email: EMAIL }, data: { role: "catalogue" } });
    token = await loginToken();
  });

  const start = route(endpoints.startPictureUpload, async ({ body, identity }) => ({
    body: await issueUpload({ db, userId: identity.account.id, request: body }),
  }));
  const ask = (body: object) => {
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const url = "http://localhost:3000/api/admin/picture-uploads";
    const request = new NextRequest(url, { method: "POST", headers, body: JSON.stringify(body) });
    return start(request, { params: Promise.resolve({}) });
  };

  const brought: string[][] = [];
  const createCategory = route(endpoints.createCategory, async ({ files }) => {
    const contents = await Promise.all(files.map(({ path }) => readFile(path)));
    brought.push(contents.map((content) => content.toString("base64")));
    return { body: [] };
  });
  const send = (fields: Record<string, string | File>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const headers = { Authorization: `Bearer ${token}` };
    const url = "http://localhost:3000/api/admin/categories";
    const request = new NextRequest(url, { method: "POST", headers, body });
    return createCategory(request, { params: Promise.resolve({}) });
  };
  const naming = (id: string) => ({
    name: "Boxes",
    directUploads: JSON.stringify([{ id, name: "box.png" }]),
  });

  it("hands a form's verb what was sent ahead as if it had come along", async () => {
    const answer = await ask({ bytes: picture.length, ...PNG });
    expect(answer.status).toBe(201);
    const { _id, url } = (await answer.json()) as DirectUpload;
    expect(await put(url, picture)).toBe(200);
    brought.length = 0;
    expect((await send(naming(_id))).status).toBe(201);
    expect(brought).toEqual([[picture.toString("base64")]]);
    expect((await send(naming(_id))).status).toBe(400);
    expect(await readdir(incomingFolder())).toEqual([]);
  });

  it.each<[string, object]>([
    ["nothing", { bytes: 0, ...PNG }],
    ["more than any picture may have", { bytes: 10 * 1024 * 1024 + 1, ...PNG }],
    ["a drawing that can carry scripts", { bytes: 10, type: "image/svg+xml" }],
    ["a page", { bytes: 10, type: "text/html" }],
  ])("gives no address for %s", async (_, body) => {
    expect((await ask(body)).status).toBe(400);
    expect(await db.directUpload.count()).toBe(0);
  });

  it("refuses names that are none, and more than the form takes", async () => {
    const { _id } = await sent();
    const file = new File([new Uint8Array(picture)], "box.png", PNG);
    const statuses = [
      await send({ name: "Boxes", directUploads: "[" }),
      await send({ name: "Boxes", directUploads: '[{"id":"../../x","name":"x"}]' }),
      await send({ ...naming(_id), picture: file }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([400, 400, 413]);
    expect(standIn.files.size).toBe(1);
  });

  it("is for whoever may change products", async () => {
    await db.user.update({ where: { email: EMAIL }, data: { role: "packer" } });
    token = await loginToken();
    expect((await ask({ bytes: 1, ...PNG })).status).toBe(403);
  });
});
