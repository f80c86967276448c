import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { deflateSync } from "node:zlib";
import { PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { pdfFile } from "@/e2e/support/pdf-file";
import { runPreflight } from "./run-preflight";

// A process starts slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "preflight-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function stored(name: string, content: Uint8Array): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

async function sheet(content?: Buffer): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([300, 200]);
  if (content) {
    const dict = pdf.context.obj({ Filter: "FlateDecode", Length: content.length });
    const stream = PDFRawStream.of(dict, content);
    page.node.set(PDFName.of("Contents"), pdf.context.register(stream));
  }
  return pdf.save();
}

it("reads a file in a separate process", async () => {
  const facts = await runPreflight(await stored("good.pdf", await sheet()));
  expect(facts).toMatchObject({
    state: "read",
    count: 1,
    pages: [{ bleed: null, inks: [], isBlank: true }],
  });
});

it("reads a drawing there too, and gives up an endless one", async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="40mm"/>';
  expect(await runPreflight(await stored("good.svg", Buffer.from(drawing)))).toMatchObject({
    state: "read",
    form: "drawing",
    pages: [{ trim: { width: 60, height: 40 } }],
  });
  const deep = `<svg>${"<g>".repeat(300)}${"</g>".repeat(300)}</svg>`;
  expect(await runPreflight(await stored("deep.svg", Buffer.from(deep)))).toBeNull();
});

it("gives up a file that expands without bound", async () => {
  const bomb = deflateSync(Buffer.alloc(80 * 1024 * 1024, " "));
  expect(await runPreflight(await stored("bomb.pdf", await sheet(bomb)))).toBeNull();
});

it("aborts a small file that would take long", async () => {
  const objects = [
    {
      dict: "/Subtype /Form /Filter /FlateDecode",
      bytes: deflateSync(Buffer.alloc(9_000_000, "q Q ")),
    },
  ];
  const content = "/F Do ".repeat(100);
  const resources = "/XObject << /F 5 0 R >>";
  const file = await stored("slow.pdf", pdfFile({ content, resources, objects }));
  const startedAt = performance.now();
  expect(await runPreflight(file)).toBeNull();
  // Killed after 20 seconds; without limits it took minutes.
  expect(performance.now() - startedAt).toBeLessThan(60_000);
});

it("ends itself when it exceeds its memory limit", async () => {
  const file = await stored("large.pdf", await sheet());
  const [hooks, program] = ["lib/runtime/node-hooks.mjs", "lib/artwork/preflight/read-program.ts"];
  const code = await new Promise((done) => {
    execFile(process.execPath, [`--import=./${hooks}`, program, file, "1"]).once("exit", done);
  });
  expect(code).toBe(3);
});
