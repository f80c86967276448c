import { describe, expect, it } from "vitest";
import { safeParse } from "zod";
import { z } from "@/lib/base/input/zod";
import { SETTINGS } from "@/lib/shop/settings/definitions";
import { endpoints } from "./endpoints";

/** Fields of any request that accept several lines, and secrets, which are never changed. */
const MANY_LINES = [
  "message",
  "note",
  "text",
  "description",
  "comment",
  "lines",
  "answer",
  "words",
];
const SECRETS = [
  "password",
  "currentPassword",
  "newPassword",
  "token",
  "link",
  "userId",
  "passphrase",
];
/** Codes and ids that are looked up and never shown; cursors and searches are not stored. */
const LOOKED_UP = [
  "product",
  "updatedAt",
  "version",
  "twoFactorToken",
  "tags",
  "ids",
  "id",
  "thumbnailImageCandidate",
];
/** Fields of a setting: its own schema validates the value, below; `valueRead` is compared and never stored. */
const DECIDED_LATER = ["value", "valueRead"];
const FREE = new Set([...MANY_LINES, ...SECRETS, ...LOOKED_UP, ...DECIDED_LATER]);

const TYPED = "12 MG Road\r\nBcc: all@example.com\u2028x";

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const def = schema._zod.def as { innerType?: z.core.$ZodType; element?: z.core.$ZodType };
  const inner = def.innerType ?? def.element;
  return inner ? unwrapped(inner) : schema;
}

/** Returns the fields of a body and of the objects inside it, by name. */
function getFields(schema: z.core.$ZodType): [string, z.core.$ZodType][] {
  const inner = unwrapped(schema);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape as Record<string, z.core.$ZodType>).flatMap(([name, field]) => [
    [name, field] as [string, z.core.$ZodType],
    ...getFields(field),
  ]);
}

const bodies = Object.entries(endpoints).flatMap(([name, endpoint]) => {
  const { body, multipart } = endpoint as { body?: z.ZodType; multipart?: { fields: z.ZodType } };
  const schema = body ?? multipart?.fields;
  return schema ? [[name, getFields(schema)] as const] : [];
});

/** Returns what a field makes of several lines; undefined when it refuses them. */
function kept(field: z.core.$ZodType): unknown {
  const parsed = safeParse(field, TYPED);
  return parsed.success ? parsed.data : undefined;
}

describe("a single-line text", () => {
  it.each(bodies)("stays one in %s", (_name, fields) => {
    for (const [name, field] of fields.filter(([name]) => !FREE.has(name))) {
      const text = kept(field);
      if (typeof text === "string")
        expect([name, text]).toEqual([name, expect.stringMatching(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u)]);
    }
  });

  it("is folded, not refused, in an order's address", () => {
    const [, fields] = bodies.find(([name]) => name === "placeOrder") ?? [];
    const address = fields?.findLast(([name]) => name === "address")?.[1];
    expect(address && kept(address)).toBe("12 MG Road Bcc: all@example.com x");
  });

  it.each(Object.entries(SETTINGS))("stays one in the setting %s", (_key, { schema }) => {
    const text = kept(schema);
    if (typeof text === "string") expect(text).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
  });
});
