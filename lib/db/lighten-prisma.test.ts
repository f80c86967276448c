import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lightClient, lightRuntime } from "./lighten-prisma.mjs";

const installed = (name: string) =>
  readFileSync(`node_modules/@prisma/client/runtime/${name}`, "utf8");

/** How often the runtime keeps by number what a kind of input, or of output, may hold. */
const tablesIn = (text: string) => text.split("4294967294:void 0").length - 1;

describe("the installed runtime of Prisma's client", () => {
  it.each(["client.js", "client.mjs"])("keeps tables in place of empty arrays: %s", (name) => {
    const light = lightRuntime(installed(name));
    expect(tablesIn(light)).toBe(2);
    expect(lightRuntime(light)).toBe(light);
  });
});

describe("the generated client", () => {
  const GENERATED = `
  getQueryCompilerWasmModule: async () => {
    const { wasm } = await import("@prisma/client/runtime/query_compiler_small_bg.postgresql.wasm-base64.mjs")
    return await decodeBase64AsWasm(wasm)
  },`;

  it("reads its compiler as bytes", () => {
    const { textModule, client } = lightClient(GENERATED);
    expect(textModule).toBe(
      "@prisma/client/runtime/query_compiler_small_bg.postgresql.wasm-base64.mjs",
    );
    expect(client).toContain('"lib/db/generated/query_compiler.wasm"');
    expect(client).not.toContain("decodeBase64AsWasm");
  });

  it("stays as it is when it does so already", () => {
    const { client } = lightClient(GENERATED);
    expect(lightClient(client)).toEqual({ textModule: undefined, client });
  });

  it("as it is here holds no compiler as text", () => {
    const { client } = lightClient(readFileSync("lib/db/generated/internal/class.ts", "utf8"));
    expect(client).not.toMatch(/import\("[^"]*wasm-base64/);
  });
});
