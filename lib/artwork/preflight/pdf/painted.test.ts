import { describe, expect, it } from "vitest";
import { BOXES, listUsed, readPage, SPOT, TWO_ENDS } from "@/e2e/support/pdf-file";

describe("a pattern", () => {
  const shading = `<< /ShadingType 2 /ColorSpace /DeviceRGB /Function << ${TWO_ENDS} /C0 [1 0 0] /C1 [0 0 1] >> >>`;

  it.each([
    "/P scn 0 0 9 9 re f",
    "/P SCN 0 0 m 9 9 l S",
    "/P scn BT /F 9 Tf (a) Tj ET",
    "/P scn /M Do",
  ])("of a gradient counts when painted with: %s", async (paint) => {
    const resources = `/Pattern << /P << /PatternType 2 /Shading ${shading} >> >> /Font << /F << /Subtype /Type1 /BaseFont /A >> >> /XObject << /M 5 0 R >>`;
    const objects = [{ dict: "/Subtype /Image /Width 9 /Height 9 /ImageMask true", bytes: "" }];
    expect(
      await listUsed({ content: `/Pattern cs /Pattern CS ${paint}`, resources, objects }),
    ).toEqual(["rgb"]);
  });

  it("of tiles has the content of its tiles, in their size", async () => {
    const inner = "/Subtype /Image /Width 10 /Height 10 /ColorSpace /DeviceCMYK";
    const objects = [
      {
        dict: "/PatternType 1 /PaintType 1 /Matrix [2 0 0 2 0 0] /Resources << /XObject << /I 6 0 R >> >>",
        bytes: "36 0 0 36 0 0 cm /I Do",
      },
      { dict: inner, bytes: "" },
    ];
    const { picture, inks } = await readPage({
      content: "/Pattern cs /P scn 0 0 9 9 re f",
      resources: "/Pattern << /P 5 0 R >>",
      objects,
    });
    expect(picture?.ppi).toBeCloseTo(10);
    expect(inks).toHaveLength(4);
  });

  it("without colours has the colour of its user", async () => {
    const objects = [
      { dict: "/PatternType 1 /PaintType 2 /Resources << >>", bytes: "1 0 0 rg 0 0 3 3 re f" },
    ];
    const resources = "/Pattern << /P 5 0 R >> /ColorSpace << /C [/Pattern /DeviceCMYK] >>";
    expect(
      await listUsed({ content: "/C cs 0 1 0 0 /P scn 0 0 9 9 re f", resources, objects }),
    ).toEqual(["magenta"]);
  });
});

describe("a picture", () => {
  const inline = (entries: string, data = "abcdefghijkl") =>
    readPage({
      content: `q 72 0 0 72 9 9 cm BI ${entries} ID ${data} EI Q`,
      resources: `/ColorSpace << /Spot ${SPOT} >>`,
    });

  it.each([
    ["/W 2 /H 2 /CS /RGB /BPC 8", { rgb: true, inks: [] }],
    [
      "/Width 2 /Height 2 /ColorSpace /DeviceCMYK /BitsPerComponent 8",
      { rgb: false, inks: ["cyan", "magenta", "yellow", "black"] },
    ],
    ["/W 2 /H 2 /IM true", { rgb: false, inks: ["black"] }],
    ["/W 2 /H 2 /CS /Spot /BPC 8", { rgb: false, inks: ["PANTONE 347 C"] }],
    ["/W 2 /H 2 /CS [/I /CMYK 1 <00ff0000 00000000>] /BPC 8", { rgb: false, inks: ["magenta"] }],
  ])("inline is read: %s", async (entries, expected) => {
    const found = await inline(entries);
    expect(found).toMatchObject({ ...expected, isBlank: false });
    expect(found.picture?.ppi).toBeCloseTo(2);
  });

  it("inline ends where content begins again", async () => {
    const { inks } = await inline("/W 2 /H 2 /CS /G /BPC 8", "a EI \xff\xfe EI\x01 b");
    expect(inks).toEqual(["black"]);
  });

  const outer = (dict: string, bytes: string | Uint8Array = "") =>
    listUsed({
      content: "/I Do",
      resources: "/XObject << /I 5 0 R >>",
      objects: [
        { dict: `/Subtype /Image /Width 9 /Height 9 ${dict}`, bytes },
        { dict: "/N 4", bytes: "" },
      ],
    });

  it.each([
    [
      "JPEG in four colours",
      "/ColorSpace /DeviceCMYK /Filter /DCTDecode",
      ["black", "cyan", "magenta", "yellow"],
    ],
    [
      "a profile in four colours",
      "/ColorSpace [/ICCBased 6 0 R]",
      ["black", "cyan", "magenta", "yellow"],
    ],
    ["a palette", "/ColorSpace [/Indexed /DeviceRGB 1 <ff0000ffffff>]", ["rgb"]],
    [
      "a palette of white",
      "/ColorSpace [/Indexed [/ICCBased 6 0 R] 1 <0000000000ff0000>]",
      ["magenta"],
    ],
    ["Lab", "/ColorSpace [/Lab << /WhitePoint [1 1 1] >>]", ["rgb"]],
  ])("has the inks of its space: %s", async (_, dict, expected) => {
    expect((await outer(dict)).toSorted()).toEqual(expected);
  });

  it("in JPEG 2000 states its own colours", async () => {
    const box = (name: string) => `\0\0\0\x0fjP2 colr${name}${"\0".repeat(30)}`;
    expect(await outer("/Filter /JPXDecode", box("\x01\0\0\0\0\0\x10"))).toEqual(["rgb"]);
    expect(await outer("/Filter /JPXDecode", box("\x01\0\0\0\0\0\x0c"))).toHaveLength(4);
  });
});

describe("state from elsewhere", () => {
  const FONT = "<< /Type /Font /Subtype /Type1 /BaseFont /Mukta >>";

  it("can be a font of a graphics state", async () => {
    const { fonts } = await readPage({
      content: "/G gs BT (Fresh) Tj ET",
      resources: `/ExtGState << /G << /Font [${FONT} 12] >> >>`,
    });
    expect(fonts).toEqual(["Mukta"]);
  });

  it("can be a line width, without visible content", async () => {
    const resources = "/ExtGState << /G << /LW 0.1 >> /N << /ca 0 /CA 0 >> >>";
    expect(
      (await readPage({ content: "/G gs 0 0 m 9 9 l S", resources })).line?.points,
    ).toBeCloseTo(0.1);
    expect(await readPage({ content: "/N gs 0 0 9 9 re B", resources })).toMatchObject({
      isBlank: true,
      line: null,
      inks: [],
    });
  });

  it("can be the initial state of a form", async () => {
    const objects = [{ dict: "/Subtype /Form /BBox [0 0 9 9]", bytes: "0 0 9 9 re f" }];
    const content = "0 1 0 0 k 4 w /F Do";
    expect(await listUsed({ content, resources: "/XObject << /F 5 0 R >>", objects })).toEqual([
      "magenta",
    ]);
  });

  it("can be a soft mask, whose colours are no inks", async () => {
    const objects = [{ dict: "/Subtype /Form /Resources << >>", bytes: "1 0 0 rg 0 0 9 9 re f" }];
    const resources = "/ExtGState << /G << /SMask << /S /Luminosity /G 5 0 R >> >> >>";
    expect(await listUsed({ content: "/G gs 0 0 0 1 k 0 0 9 9 re f", resources, objects })).toEqual(
      ["black"],
    );
  });

  it("can be the initial colour of a space", async () => {
    const resources = `/ColorSpace << /Spot ${SPOT} >>`;
    expect(await listUsed({ content: "/Spot cs 0 0 9 9 re f", resources })).toEqual([
      "PANTONE 347 C",
    ]);
  });
});

describe("text", () => {
  const FONT = "/Font << /F << /Subtype /Type1 /BaseFont /Mukta >> >>";

  it("that is invisible needs no ink and no font", async () => {
    expect(
      await readPage({ content: "BT /F 9 Tf 3 Tr (found by search) Tj ET", resources: FONT }),
    ).toMatchObject({ fonts: [], inks: [], isBlank: true });
    expect(await readPage({ content: "BT /F 9 Tf (  ) Tj ET", resources: FONT })).toMatchObject({
      isBlank: true,
    });
  });

  it("drawn as an outline has its line width", async () => {
    const { line, inks } = await readPage({
      content: "0 1 0 0 K .1 w BT /F 9 Tf 1 Tr (a) Tj ET",
      resources: FONT,
    });
    expect(line?.points).toBeCloseTo(0.1);
    expect(inks).toEqual(["magenta"]);
  });

  it("of drawings (Type 3) has their content, in the text's size and colour", async () => {
    const font =
      "<< /Subtype /Type3 /FontMatrix [.01 0 0 .01 0 0] /Encoding << /Differences [97 /a /b] >> /CharProcs << /a 5 0 R /b 6 0 R >> >>";
    const objects = [
      { dict: "", bytes: "9 0 0 0 9 9 d1 100 0 0 100 0 0 cm BI /W 10 /H 10 /IM true ID x EI" },
      { dict: "", bytes: "9 0 d0 1 0 0 rg 0 0 9 9 re f" },
    ];
    const content = "0 1 0 0 k BT /F 36 Tf 1 0 0 1 5 5 Tm (a) Tj ET";
    const found = await readPage({ content, resources: `/Font << /F ${font} >>`, objects });
    expect(found).toMatchObject({ rgb: false, inks: ["magenta"], fonts: [] });
    expect(found.picture?.ppi).toBeCloseTo(20);
    expect(
      await listUsed({
        content: content.replace("(a)", "(b)"),
        resources: `/Font << /F ${font} >>`,
        objects,
      }),
    ).toEqual(["rgb"]);
  });
});

describe("an annotation", () => {
  const form = {
    dict: "/Subtype /Form /BBox [0 0 10 10]",
    bytes: "1 0 0 rg 0 0 10 10 re f .1 w 0 0 m 9 9 l S",
  };
  const note = (entries: string) =>
    readPage({
      page: `${BOXES} /Annots [<< /Subtype /Stamp /Rect [0 0 100 100] ${entries} >>]`,
      objects: [form],
    });

  it("is judged like drawn content, in its size", async () => {
    const found = await note("/F 4 /AP << /N 5 0 R >>");
    expect(found).toMatchObject({ rgb: true, isBlank: false });
    expect(found.line?.points).toBeCloseTo(1);
    expect(await note("/AP << /N << /On 5 0 R >> >> /AS /On")).toMatchObject({ rgb: true });
  });

  it("that is hidden is not judged", async () => {
    expect(await note("/F 2 /AP << /N 5 0 R >>")).toMatchObject({ rgb: false, isBlank: true });
    expect(await note("")).toMatchObject({ isBlank: true });
  });
});

describe("a layer", () => {
  const paint = (settings: string, usage = "") =>
    readPage({
      content: "/OC /L BDC 1 0 0 rg 0 0 9 9 re f EMC 0 0 0 1 k 0 0 9 9 re f",
      resources: "/Properties << /L 5 0 R >>",
      catalogue: `/OCProperties << /OCGs [5 0 R] /D << ${settings} >> >>`,
      objects: [`<< /Type /OCG /Name (Notes) ${usage} >>`],
    });

  it.each([
    ["", "", true],
    ["/OFF [5 0 R]", "", false],
    ["/BaseState /OFF", "", false],
    ["/BaseState /OFF /ON [5 0 R]", "", true],
    [
      "/AS [<< /Event /Print /OCGs [5 0 R] >>]",
      "/Usage << /Print << /PrintState /OFF >> >>",
      false,
    ],
  ])("is printed or not: %s", async (settings, usage, isPrinted) => {
    expect(await paint(settings, usage)).toMatchObject({ rgb: isPrinted, inks: ["black"] });
  });
});
