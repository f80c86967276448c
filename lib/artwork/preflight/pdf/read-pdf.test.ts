import {
  cmyk,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFPage,
  rgb,
  StandardFonts,
} from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { plainPicture } from "@/e2e/steps/pictures";
import { checkFile, UNBOUND } from "../check-file";
import { readPdf } from "./read-pdf";

const MM = 72 / 25.4;

/** A page of 100 × 50 mm with a bleed of this many millimetres. */
function addSheet(pdf: PDFDocument, bleed = 3): PDFPage {
  const page = pdf.addPage([(100 + 2 * bleed) * MM, (50 + 2 * bleed) * MM]);
  page.setBleedBox(0, 0, (100 + 2 * bleed) * MM, (50 + 2 * bleed) * MM);
  page.setTrimBox(bleed * MM, bleed * MM, 100 * MM, 50 * MM);
  return page;
}

async function listFacts(
  draw: (page: PDFPage, pdf: PDFDocument) => Promise<void> | void,
  bleed = 3,
) {
  const pdf = await PDFDocument.create();
  await draw(addSheet(pdf, bleed), pdf);
  return readPdf(await pdf.save());
}

const BLACK = cmyk(0, 0, 0, 1);

const drawMark = (page: PDFPage) =>
  page.drawRectangle({ x: 20, y: 20, width: 50, height: 20, color: BLACK });

describe("the size of a page", () => {
  const sizes = async (dieline: { width: number; height: number }) =>
    checkFile(await listFacts(drawMark), { ...UNBOUND, faces: 1, colours: 1, dieline });

  it("matches the dieline within a millimetre, in either orientation", async () => {
    expect(await sizes({ width: 101, height: 49 })).toEqual([]);
    expect(await sizes({ width: 50, height: 100 })).toEqual([]);
  });

  it("is an error that names both sizes when it differs", async () => {
    expect(await sizes({ width: 102, height: 50 })).toEqual([
      {
        code: "trim",
        severity: "error",
        page: 1,
        words:
          "Page 1 is 100 × 50 mm, and the dieline 102 × 50 mm. Set the trim box of the page to the dieline.",
      },
    ]);
  });

  it("is measured in units of the page", async () => {
    const facts = await listFacts((page) => page.node.set(PDFName.of("UserUnit"), PDFNumber.of(2)));
    expect(facts.pages[0]?.trim?.width).toBeCloseTo(200);
  });
});

describe("the preflight of a PDF", () => {
  it("has no findings for a good file", async () => {
    const facts = await listFacts((page) =>
      page.drawRectangle({ x: 20, y: 20, width: 50, height: 20, color: BLACK }),
    );
    expect(facts).toMatchObject({ state: "read", count: 1 });
    expect(facts.pages[0]).toMatchObject({ rgb: false, fonts: [], inks: ["black"], picture: null });
    expect(checkFile(facts, { ...UNBOUND, faces: 1, colours: 1 })).toEqual([]);
  });

  it("names bleed, screen colours, missing fonts and hairlines, with their position", async () => {
    const facts = await listFacts(async (page, pdf) => {
      const font = await pdf.embedFont(StandardFonts.Helvetica);
      page.drawText("Best before", { x: 20, y: 20, size: 8, font, color: rgb(0, 0, 0) });
      const [x, y] = [11 * MM, 41 * MM];
      page.drawLine({
        start: { x, y },
        end: { x: x + 30, y },
        thickness: 0.1,
        color: BLACK,
      });
    }, 1);
    const findings = checkFile(facts, { ...UNBOUND, faces: 2 });
    expect(findings.map(({ code, severity, page }) => [code, severity, page])).toEqual([
      ["pages", "error", null],
      ["bleed", "warning", 1],
      ["font", "warning", 1],
      ["rgb", "warning", 1],
      ["hairline", "warning", 1],
    ]);
    const words = findings.map((finding) => finding.words).join("\n");
    expect(words).toContain("The file has 1 page, and 2 sides are printed.");
    expect(words).toContain("The bleed of page 1 is 1 mm.");
    expect(words).toContain("The font Helvetica of page 1");
    expect(words).toContain("0.1 pt thin");
  });

  it("measures pictures in place, also within forms and rotated", async () => {
    const picture = await plainPicture("png", { width: 300, height: 300 });
    const facts = await listFacts(async (page, pdf) => {
      const image = await pdf.embedPng(picture);
      // 300 pixels on 50.8 mm are 150 per inch; on 38.1 mm 200.
      const [form] = await pdf.embedPdf(await sheetWith(picture, 50.8));
      if (form) page.drawPage(form, { x: 0, y: 0 });
      page.drawImage(image, { x: 60 * MM, y: 10 * MM, width: 38.1 * MM, height: 38.1 * MM });
    });
    expect(facts.pages[0]?.picture?.ppi).toBeCloseTo(150, 0);
    const [finding] = checkFile(facts, UNBOUND);
    expect(finding).toMatchObject({ code: "resolution", page: 1 });
    expect(finding?.words).toMatch(/7 mm from the left and 4[36] mm from the top/);
  });

  it("compares the used inks with the ordered ones", async () => {
    const facts = await listFacts((page, pdf) => {
      page.drawRectangle({ x: 20, y: 20, width: 9, height: 9, color: cmyk(1, 0.5, 0, 0) });
      const { context } = pdf;
      const spot = context.obj(["Separation", "PANTONE 347 C", "DeviceCMYK", {}]);
      page.node.setExtGState(PDFName.of("Unused"), context.obj({}));
      page.node.Resources()?.set(PDFName.of("ColorSpace"), context.obj({ Spot: spot }));
      const content = context.stream("/Spot cs 0.8 scn 0 0 10 10 re f");
      page.node.addContentStream(context.register(content));
    });
    expect(facts.pages[0]?.inks.sort()).toEqual(["PANTONE 347 C", "cyan", "magenta"]);
    expect(checkFile(facts, { ...UNBOUND, colours: 3 })).toEqual([]);
    expect(checkFile(facts, { ...UNBOUND, colours: 2 })).toMatchObject([
      { code: "inks", severity: "warning" },
    ]);
  });

  it("reports a broken or encrypted file, or one with too many pages", async () => {
    const cut = Buffer.from("%PDF-1.7\nnothing of a file\n%%EOF");
    expect(checkFile(await readPdf(cut), UNBOUND)).toMatchObject([
      { code: "broken", severity: "error" },
    ]);
    const pdf = await PDFDocument.create();
    for (let page = 0; page < 300; page += 1) addSheet(pdf);
    const many = await readPdf(await pdf.save());
    expect(many).toMatchObject({ state: "read", count: 300 });
    expect(many.pages).toHaveLength(20);
    pdf.encrypt({ userPassword: "secret", ownerPassword: "secret" });
    expect(checkFile(await readPdf(await pdf.save()), UNBOUND)).toMatchObject([
      { code: "encrypted", severity: "error" },
    ]);
  });
});

async function sheetWith(picture: Buffer, millimetres: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const image = await pdf.embedPng(picture);
  const side = millimetres * MM;
  addSheet(pdf).drawImage(image, { x: 10 * MM, y: 10 * MM, width: side, height: side });
  return pdf.save();
}
