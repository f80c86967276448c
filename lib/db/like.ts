/** LIKE's own signs, which Prisma hands through, as the plain characters that people typed. */
export function literally(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
