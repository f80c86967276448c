import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createZip, type ZippedFile } from "@/e2e/steps/zip";
import { eachFileOfZip } from "./unpack-zip";

const KIB = 1024;
const LIMITS = { files: 3, fileBytes: 64 * KIB, totalBytes: 100 * KIB };

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "unpack-"));
});
afterEach(() => rm(folder, { recursive: true }));

const file = (name: string, content = "picture"): ZippedFile => ({
  name,
  content: Buffer.from(content),
});

async function unpack(zip: Buffer) {
  const at = path.join(folder, "sent");
  await writeFile(at, zip);
  const seen: [string, string][] = [];
  const problems = await eachFileOfZip({
    zip: { name: "pictures.zip", path: at, bytes: zip.length },
    field: "pictures",
    limits: LIMITS,
    incoming: path.join(folder, "incoming"),
    take: async ({ name, path: place, bytes }) => {
      const content = await readFile(place);
      expect(content.length).toBe(bytes);
      expect(path.dirname(path.dirname(place))).toBe(path.join(folder, "incoming"));
      seen.push([name, content.toString().slice(0, 20)]);
    },
  });
  return { seen, problems };
}

it("hands out each file by its name, and leaves nothing behind", async () => {
  const { seen, problems } = await unpack(
    createZip([file("box.png", "one"), file("lid.png", "two")]),
  );
  expect(seen).toEqual([
    ["box.png", "one"],
    ["lid.png", "two"],
  ]);
  expect(problems).toEqual([]);
  expect(await readdir(path.join(folder, "incoming"))).toEqual([]);
});

it("passes over folders and what systems add, and names a file with its folders", async () => {
  const names = ["pictures/", "__MACOSX/._box.png", "pictures/.DS_Store", "Thumbs.db"];
  const { seen } = await unpack(createZip([...names, "pictures/deep/box.png"].map((n) => file(n))));
  expect(seen).toEqual([["pictures/deep/box.png", "picture"]]);
});

it.each(["../../escaped.png", "/etc/escaped.png", "C:/escaped.png"])(
  "takes nothing from a ZIP with a name like %s",
  async (name) => {
    await expect(unpack(createZip([file(name)]))).rejects.toMatchObject({ code: "invalid_input" });
    expect(existsSync(path.join(folder, "..", "escaped.png"))).toBe(false);
  },
);

it("refuses more files than are taken, and more bytes than it may hold unpacked", async () => {
  const many = createZip(["a", "b", "c", "d"].map((name) => file(`${name}.png`)));
  await expect(unpack(many)).rejects.toMatchObject({ code: "too_large" });
  const half = "x".repeat(60 * KIB);
  const much = createZip([file("a.png", half), file("b.png", half)]);
  expect(much.length).toBeLessThan(2 * KIB);
  await expect(unpack(much)).rejects.toMatchObject({ code: "too_large" });
  expect(await readdir(path.join(folder, "incoming"))).toEqual([]);
});

it("refuses a file that is too large, or larger than it says, and goes on with the next", async () => {
  const bomb = { ...file("bomb.png", "x".repeat(90 * KIB)), size: 10 };
  const { seen, problems } = await unpack(
    createZip([file("huge.png", "x".repeat(65 * KIB)), bomb, file("good.png")]),
  );
  expect(seen).toEqual([["good.png", "picture"]]);
  expect(problems.map(({ name }) => name)).toEqual(["huge.png", "bomb.png"]);
});

it("says of a file with a password what to do", async () => {
  const { seen, problems } = await unpack(createZip([{ ...file("locked.png"), encrypted: true }]));
  expect(seen).toEqual([]);
  expect(problems[0]?.message).toContain("password");
});

it.each([
  ["nothing", Buffer.alloc(0)],
  ["something else", Buffer.from("not a ZIP at all, but a text")],
  ["a ZIP that was cut short", createZip([file("box.png")]).subarray(0, -30)],
])("refuses %s", async (_, content) => {
  await expect(unpack(content)).rejects.toMatchObject({ code: "invalid_input" });
});
