import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { EICAR, startVirusScanner } from "@/e2e/support/stand-ins/virus-scanner";
import { checkAttachment } from "./attachments/check-attachment";
import { refuseVirus } from "./refuse-virus";

const scanner = await startVirusScanner();
const folder = await mkdtemp(path.join(tmpdir(), "viruses-"));
beforeAll(() => vi.stubEnv("CLAMAV_URL", scanner.url));
afterEach(() => scanner.answerWith(undefined));
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all([scanner.close(), rm(folder, { recursive: true })]);
});

async function given(content: Buffer): Promise<string> {
  const file = path.join(folder, crypto.randomUUID());
  await writeFile(file, content);
  return file;
}

describe("a file, where a virus scanner runs", () => {
  it("is scanned whole and passes, also an empty one and one of many chunks", async () => {
    for (const size of [0, 500, 5_000_000]) {
      await refuseVirus(await given(Buffer.alloc(size, "a")));
      expect(scanner.scanned.at(-1)).toBe(size);
    }
  });

  it("is refused for a virus, wherever in it that lies", async () => {
    const file = await given(Buffer.concat([Buffer.alloc(200_000), EICAR, Buffer.alloc(9)]));
    expect(await readCode(refuseVirus(file))).toBe("unsupported_media_type");
  });

  it.each([
    ["says that it is too large for it", "INSTREAM size limit exceeded. ERROR"],
    ["hangs up", null],
    ["says nothing", ""],
  ])("does not pass while the scanner %s", async (_what, answer) => {
    scanner.answerWith(answer);
    expect(await readCode(refuseVirus(await given(Buffer.from("a"))))).toBe("unavailable");
  });

  it("is refused where somebody attaches it to a message", async () => {
    const content = Buffer.concat([Buffer.from("%PDF-1.7\n"), EICAR]);
    const file = { name: "plan.pdf", path: await given(content), bytes: content.length };
    expect(await readCode(checkAttachment(file, "file"))).toBe("unsupported_media_type");
  });
});
