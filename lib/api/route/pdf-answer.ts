/** A PDF to be kept under its name. */
export function pdfAnswer({ name, content }: { name: string; content: Buffer }) {
  return {
    body: new Uint8Array(content),
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  };
}
