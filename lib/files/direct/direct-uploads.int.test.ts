import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, vi } from "vitest";
import { storeUploads } from "@/lib/files/store-image";
import { diskStorage } from "@/lib/files/disk-storage";
import { log } from "@/lib/base/log";
import { testDatabase } from "@/e2e/support/database";
import { directUploadSteps, put } from "@/e2e/steps/direct-upload-steps";
import { plainPicture, pngBomb, polyglot } from "@/e2e/steps/pictures";
import { removeExpiredUploads } from "./remove-expired";
import { takeUploads } from "./take-uploads";

const { db } = testDatabase();
const { standIn, folder, picture, userId, issue, sent } = await directUploadSteps(db);

const LATER = () => new Date(Date.now() + 2 * 3_600_000);

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
