import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startS3, type S3Server } from "@/e2e/support/stand-ins/s3-server";
import { log } from "@/lib/base/log";
import { bucketStore } from "./bucket-store";
import { diskStore } from "./disk-store";
import type { JoinedFile, PrivateStore } from "./store";

let folder = "";
let server: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "private-"));
  vi.stubEnv("DATA_DIR", folder);
  server = await startS3();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
  await rm(folder, { recursive: true });
});

const newFolder = () => `artworks/${randomUUID()}`;
const PARTS = [randomBytes(3_000_000), randomBytes(100)] as const;
const WHOLE = Buffer.concat(PARTS);

describe("a bucket", () => {
  it("has private files in a folder of their own, and a shop that says when strangers read it", async () => {
    const said = vi.spyOn(log, "error").mockImplementation(() => undefined);
    await bucketStore(server.bucket).write(`${newFolder()}/file`, WHOLE);
    expect((await server.names()).every((name) => name.startsWith("shop-private/"))).toBe(true);
    expect(said.mock.calls.flat().join()).toContain("shows private files to strangers");
    expect(JSON.stringify(said.mock.calls)).not.toContain(server.bucket.secret);
  });

  it.each([
    ["the key is wrong", { keyId: "somebody" }],
    ["there is none of that name", { bucket: "nowhere" }],
    ["nobody answers", { endpoint: "http://127.0.0.1:9" }],
  ])("that takes nothing, because %s, is an error and not an empty one", async (_why, wrong) => {
    const said = vi.spyOn(log, "error").mockImplementation(() => undefined);
    const store = bucketStore({ ...server.bucket, ...wrong });
    const key = `${newFolder()}/file`;
    await expect(store.write(key, WHOLE)).rejects.toMatchObject({ code: "unavailable" });
    if (!("bucket" in wrong)) {
      await expect(store.read(key)).rejects.toMatchObject({ code: "unavailable" });
    }
    expect(JSON.stringify(said.mock.calls)).not.toContain(server.bucket.secret);
  });
});

describe.each<[string, () => PrivateStore]>([
  ["the disk", diskStore],
  ["a bucket", () => bucketStore(server.bucket)],
])("a private file on %s", (_where, open) => {
  it("is read as it was written, whole and bit by bit, until it is removed", async () => {
    const store = open();
    const key = `${newFolder()}/1.png`;
    expect([await store.read(key), await store.stream(key)]).toEqual([null, null]);
    await store.write(key, WHOLE);
    // Another machine opens the store for itself.
    expect(await open().read(key)).toEqual(WHOLE);
    const stream = await store.stream(key);
    expect(stream && (await buffer(stream)).equals(WHOLE)).toBe(true);
    const read = await store.withFile(key, { owner: "a", check: (file) => readFile(file) });
    expect(read.equals(WHOLE)).toBe(true);
    await store.write(key, PARTS[1]);
    expect(await store.read(key)).toEqual(PARTS[1]);
    await store.remove(key);
    expect(await store.read(key)).toBeNull();
    await store.remove(key);
  });

  async function givenParts(store: PrivateStore) {
    const at = newFolder();
    const keys = PARTS.map((_, index) => `${at}/part-${index + 1}`);
    for (const [index, part] of PARTS.entries()) await store.write(keys[index] ?? "", part);
    return { at, keys };
  }

  it("is joined of its parts once it was looked at, and goes with all that lies beside it", async () => {
    const store = open();
    const { at, keys } = await givenParts(store);
    const other = `${newFolder()}/file`;
    await store.write(other, PARTS[1]);
    const sha256 = createHash("sha256").update(WHOLE).digest("hex");
    const check = async (joined: JoinedFile) => {
      expect(joined.sha256).toBe(sha256);
      expect(await store.read(`${at}/file`)).toBeNull();
      return (await readFile(joined.path)).length;
    };
    const size = await store.join(keys, `${at}/file`, { owner: "a", check });
    expect(size).toBe(WHOLE.length);
    expect((await store.read(`${at}/file`))?.equals(WHOLE)).toBe(true);
    await store.remove(at);
    for (const key of [...keys, `${at}/file`]) expect(await store.read(key)).toBeNull();
    expect(await store.read(other)).toEqual(PARTS[1]);
  });

  it("is not there when it was not taken, or a part is missing", async () => {
    const store = open();
    const { at, keys } = await givenParts(store);
    const join = (parts: string[], check: () => Promise<void>) =>
      store.join(parts, `${at}/file`, { owner: "a", check });
    await expect(join(keys, () => Promise.reject(new Error("a virus")))).rejects.toThrow("a virus");
    await expect(join([...keys, `${at}/part-3`], () => Promise.resolve())).rejects.toThrow();
    expect(await store.read(`${at}/file`)).toBeNull();
    expect(await store.read(keys[0] ?? "")).toEqual(PARTS[0]);
    const left = await readdir(path.join(folder, "incoming", String(process.pid))).catch(() => []);
    expect(left).toEqual([]);
  });

  it("has no key that leads elsewhere", async () => {
    const store = open();
    for (const key of ["../secret", "artworks/../../x", `${newFolder()}/../../y`, "proofs"]) {
      await expect(async () => store.read(key)).rejects.toThrow("no key");
      await expect(async () => store.write(key, WHOLE)).rejects.toThrow("no key");
      await expect(async () => store.remove(key)).rejects.toThrow("no key");
    }
  });
});

it("a file on the disk is joined by several at once, each as it was looked at, and taken whole", async () => {
  const store = diskStore();
  const at = newFolder();
  const contents = Array.from({ length: 6 }, (_, n) => Buffer.alloc(2_000_000 + n, n));
  const seen = await Promise.all(
    contents.map(async (content, n) => {
      await store.write(`${at}/part-${n}`, content);
      return store.join([`${at}/part-${n}`], `${at}/file`, {
        owner: `${n}`,
        check: async ({ path: joined }) => (await readFile(joined)).equals(content),
      });
    }),
  );
  expect(seen).toEqual(contents.map(() => true));
  const taken = await store.read(`${at}/file`);
  expect(contents.some((content) => taken?.equals(content))).toBe(true);
});
