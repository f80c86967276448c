import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { NextRequest } from "next/server";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { rawXlsx } from "@/e2e/support/workbook";
import { CLIENT_ADDRESS_HEADER } from "@/lib/base/http/proxies";
import { POST } from "./route";

/** The call that reads a table from a file. */

testDatabase();

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "tables-"));
  vi.stubEnv("DATA_DIR", folder);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

async function send(file: Uint8Array | string | null, sheet?: string) {
  const body = new FormData();
  if (sheet !== undefined) body.append("sheet", sheet);
  if (file !== null) body.append("file", new File([Buffer.from(file)], "table.xlsx"));
  const request = new NextRequest("http://localhost:3000/api/tables", {
    method: "POST",
    headers: { [CLIENT_ADDRESS_HEADER]: "203.0.113.7" },
    body,
  });
  const answer = await POST(request, { params: Promise.resolve({}) });
  return { status: answer.status, body: (await answer.json()) as object };
}

const sheet = (name: string, text: string) => ({
  name,
  xml: `<sheetData><row r="2"><c r="A2" t="inlineStr"><is><t>${text}</t></is></c><c r="B2"><v>5</v></c></row></sheetData>`,
});

it("returns the first or the chosen sheet as CSV, with rows in place", async () => {
  const sheets = [
    { name: "Cover", xml: "<sheetData/>" },
    sheet("June", "KM-9"),
    sheet("July", "a, b"),
  ];
  const file = rawXlsx({ sheets });
  const names = ["June", "July"];
  expect(await send(file)).toEqual({
    status: 200,
    body: { text: "\nKM-9,5", sheet: "June", sheets: names },
  });
  expect(await send(file, "july")).toEqual({
    status: 200,
    body: { text: '\n"a, b",5', sheet: "July", sheets: names },
  });
  expect(await send(file, "May")).toMatchObject({ status: 400, body: { code: "invalid_input" } });
});

it("returns CSV unchanged, and refuses a file that is no table", async () => {
  expect(await send("\uFEFFsku;packs\nKM-9;5")).toEqual({
    status: 200,
    body: { text: "sku;packs\nKM-9;5", sheet: "", sheets: [] },
  });
  expect(await send(Buffer.from("\x89PNG\0", "latin1"))).toMatchObject({ status: 400 });
  expect(await send(null)).toMatchObject({ status: 400 });
});
