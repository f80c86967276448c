import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { diskStorage } from "@/lib/files/disk-storage";
import { testDatabase } from "@/e2e/support/database";
import { plainPicture, pngBomb } from "@/e2e/steps/pictures";
import { createZip } from "@/e2e/steps/zip";
import { importProducts } from "./import-products";
import { importFieldsSchema } from "./schemas";
import { storePictures } from "./store-pictures";

const { db } = testDatabase();

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "zip-pictures-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function send(files: Record<string, Buffer>) {
  const at = path.join(folder, "sent.zip");
  const content = createZip(
    Object.entries(files).map(([name, bytes]) => ({ name, content: bytes })),
  );
  await writeFile(at, content);
  return storePictures({
    db,
    zip: { name: "pictures.zip", path: at, bytes: content.length },
    storage: diskStorage(path.join(folder, "uploads")),
    incoming: path.join(folder, "incoming"),
  });
}

it("stores the good pictures like uploads, and reports the others", async () => {
  const answer = await send({
    "front/KB-1.PNG": await plainPicture("png"),
    "notes.txt": Buffer.from("words"),
    "drawing.svg": Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    "bomb.png": pngBomb(20_000),
  });
  expect(answer.pictures.map(({ name }) => name)).toEqual(["front/KB-1.PNG"]);
  expect(answer.problems.map(({ name }) => name)).toEqual(["notes.txt", "drawing.svg", "bomb.png"]);
  expect(answer.problems[1]?.message).toContain("SVG");
  const [stored] = await db.storedImage.findMany();
  expect(stored?.url).toBe(answer.pictures[0]?.url);
  expect((await readdir(path.join(folder, "uploads"))).sort()).toEqual(stored?.files.toSorted());
  expect(await readdir(path.join(folder, "incoming"))).toEqual([]);
});

it("answers the same picture when the same file comes again", async () => {
  const files = { "a.png": await plainPicture("png"), "b.png": await plainPicture("jpeg") };
  const first = await send(files);
  expect(await send({ ...files, "copy of a.png": files["a.png"] })).toEqual({
    pictures: [...first.pictures, { name: "copy of a.png", url: first.pictures[0]?.url }],
    problems: [],
  });
  expect(await db.storedImage.count()).toBe(2);
});

it("gives an import the pictures that its rows name", async () => {
  const { pictures } = await send({ "box.png": await plainPicture("png") });
  const text = "name,category,price,description,images\nBox,Boxes,45,A box.,BOX.png\n";
  const imported = () =>
    importProducts({
      db,
      bytes: new TextEncoder().encode(text),
      fields: importFieldsSchema.parse({
        pictures: JSON.stringify(Object.fromEntries(pictures.map(({ name, url }) => [name, url]))),
      }),
      dryRun: false,
      actor: { userId: null, identifier: "meera@example.in", name: "Meera Nair" },
      ipAddress: "203.0.113.7",
    });
  expect((await imported()).report).toMatchObject({ created: 1, drafts: 0 });
  expect(await db.product.findMany()).toMatchObject([
    { images: [pictures[0]?.url], thumbnailImage: pictures[0]?.url, draft: false },
  ]);
  expect((await imported()).report).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
});

it("distinguishes pictures of one name in two folders, and asks for the folder", async () => {
  const { pictures } = await send({
    "KB-1/front.png": await plainPicture("png"),
    "KB-2/front.png": await plainPicture("jpeg"),
  });
  const sent = Object.fromEntries(pictures.map(({ name, url }) => [name, url]));
  const check = async (first: string, second: string) =>
    importProducts({
      db,
      bytes: new TextEncoder().encode(
        `name,category,price,description,images\nBox,Boxes,45,A box.,${first}\nBag,Boxes,45,A bag.,${second}\n`,
      ),
      fields: importFieldsSchema.parse({ pictures: JSON.stringify(sent) }),
      dryRun: true,
      actor: { userId: null, identifier: "meera@example.in", name: "Meera Nair" },
      ipAddress: "203.0.113.7",
    });
  const { report } = await check("KB-1/front.png", "kb-2/front.png");
  expect(report.errors).toEqual([]);
  const images = report.changes.map(({ cells }) => cells.find((c) => c.column === "images")?.after);
  expect(images).toEqual([sent["KB-1/front.png"], sent["KB-2/front.png"]]);
  expect((await check("front.png", "KB-2/front.png")).report.errors).toEqual([
    { row: 2, column: "images", message: expect.stringContaining("Write the folder") as string },
  ]);
});

it("accepts no URL of a picture that is not stored here", async () => {
  const pictures = JSON.stringify({ "box.png": "https://evil.example/box.png" });
  const text = "name,category,price,description,images\nBox,Boxes,45,A box.,box.png\n";
  const { report } = await importProducts({
    db,
    bytes: new TextEncoder().encode(text),
    fields: importFieldsSchema.parse({ pictures }),
    dryRun: false,
    actor: { userId: null, identifier: "meera@example.in", name: "Meera Nair" },
    ipAddress: "203.0.113.7",
  });
  expect(report.changes).toMatchObject([
    { notes: ["Not among the pictures: box.png.", "A draft until it has a picture."] },
  ]);
});
