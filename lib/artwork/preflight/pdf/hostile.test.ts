import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { pdfFile, type PdfPage } from "@/e2e/support/pdf-file";
import { readPdf } from "./read-pdf";

/** Generous for a busy machine: without limits each of these takes minutes, or never ends. */
const SECONDS = 60;

const form = (bytes: string | Uint8Array, dict = "") => ({ dict: `/Subtype /Form ${dict}`, bytes });
const packed = (text: string) => deflateSync(Buffer.from(text));

const HOSTILE: [string, PdfPage][] = [
  [
    "a form that draws itself",
    {
      content: "/F Do",
      resources: "/XObject << /F 5 0 R >>",
      objects: [form("/F Do", "/Resources << /XObject << /F 5 0 R >> >>")],
    },
  ],
  [
    "forms that draw each other twice, 30 deep",
    {
      content: "/F Do",
      resources: "/XObject << /F 5 0 R >>",
      objects: Array.from({ length: 30 }, (_, n) =>
        form("/F Do /F Do", `/Resources << /XObject << /F ${n + 6} 0 R >> >>`),
      ),
    },
  ],
  [
    "a form of blanks that is drawn a thousand times",
    {
      content: "/F Do ".repeat(1000),
      resources: "/XObject << /F 5 0 R >>",
      objects: [form(packed(" ".repeat(9_000_000)), "/Filter /FlateDecode")],
    },
  ],
  [
    "content without end",
    {
      content: "5 0 R",
      objects: [{ dict: "/Filter /FlateDecode", bytes: packed("q Q ".repeat(4_000_000)) }],
    },
  ],
  [
    "content compressed twice",
    {
      content: "5 0 R",
      objects: [
        {
          dict: "/Filter [/FlateDecode /FlateDecode]",
          bytes: deflateSync(packed(" ".repeat(200_000_000))),
        },
      ],
    },
  ],
  [
    "a picture's palette without end",
    {
      content: "/I Do",
      resources: "/XObject << /I 5 0 R >>",
      objects: [
        {
          dict: "/Subtype /Image /Width 1 /Height 1 /ColorSpace [/Indexed /DeviceRGB 255 6 0 R]",
          bytes: "",
        },
        { dict: "/Filter /FlateDecode", bytes: packed(" ".repeat(200_000_000)) },
      ],
    },
  ],
  [
    "a space within itself",
    {
      content: "/C cs",
      resources: "/ColorSpace << /C 5 0 R >>",
      objects: ["[/Indexed 5 0 R 1 <00>]"],
    },
  ],
  [
    "a function within itself",
    {
      content: "/S sh",
      resources: "/Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Function 5 0 R >> >>",
      objects: ["[5 0 R]"],
    },
  ],
];

describe("a hostile PDF", () => {
  it.each(HOSTILE)("is aborted: %s", { timeout: SECONDS * 1000 }, async (_, page) => {
    await expect(readPdf(pdfFile(page))).rejects.toThrow(RangeError);
  });

  it.each<[string, PdfPage]>([
    [
      "tiles within themselves",
      {
        content: "/Pattern cs /P scn 0 0 9 9 re f",
        resources: "/Pattern << /P 5 0 R >>",
        objects: [
          {
            dict: "/PatternType 1 /PaintType 1 /Resources << /Pattern << /P 5 0 R >> >>",
            bytes: "/Pattern cs /P scn 0 0 9 9 re f",
          },
        ],
      },
    ],
    [
      "a soft mask within itself",
      {
        content: "/G gs",
        resources: "/ExtGState << /G << /SMask << /G 5 0 R >> >> >>",
        objects: [
          form("/G gs", "/Resources << /ExtGState << /G << /SMask << /G 5 0 R >> >> >> >>"),
        ],
      },
    ],
    [
      "a letter within itself",
      {
        content: "BT /F 9 Tf (a) Tj ET",
        resources: "/Font << /F 5 0 R >>",
        objects: [
          "<< /Subtype /Type3 /FontMatrix [1 0 0 1 0 0] /Encoding << /Differences [97 /a] >> /CharProcs << /a 6 0 R >> /Resources << /Font << /F 5 0 R >> >> >>",
          { dict: "", bytes: "9 0 d0 BT /F 1 Tf (a) Tj ET" },
        ],
      },
    ],
  ])("that is harmless after all is read: %s", { timeout: SECONDS * 1000 }, async (_, page) => {
    expect((await readPdf(pdfFile(page))).state).toBe("read");
  });

  it(
    "is broken when its pages form a cycle, or are nested endlessly",
    { timeout: SECONDS * 1000 },
    async () => {
      const circle = pdfFile({}).toString("latin1").replace("/Kids [3 0 R]", "/Kids [2 0 R]");
      expect((await readPdf(Buffer.from(circle, "latin1"))).state).toBe("broken");
      const deep = pdfFile({ catalogue: `/X ${"[".repeat(100_000)}` });
      expect((await readPdf(deep)).state).toBe("broken");
    },
  );
});
