import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** The program's modules as syntax trees, for rules that no linter has. */

export interface SourceFile {
  /** The path from the root of the project, with forward slashes. */
  name: string;
  tree: ts.SourceFile;
}

export function parseSource(name: string, text: string): SourceFile {
  return { name, tree: ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true) };
}

/** Returns the texts of all matching modules, without tests. */
export function sourceTexts(pattern: string): { name: string; text: string }[] {
  return globSync(pattern)
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((name) => !name.endsWith(".d.ts") && !name.includes(".test."))
    .sort()
    .map((name) => ({ name, text: readFileSync(name, "utf8") }));
}

/** Returns the modules as syntax trees, which takes some seconds for the whole program. */
export const sourceFiles = (pattern: string): SourceFile[] =>
  sourceTexts(pattern).map(({ name, text }) => parseSource(name, text));

/** Returns whether the module starts with `directive`, such as "use client". */
export function hasDirective({ tree }: SourceFile, directive: string): boolean {
  return tree.statements.some(
    (statement) =>
      ts.isExpressionStatement(statement) &&
      ts.isStringLiteral(statement.expression) &&
      statement.expression.text === directive,
  );
}

/** Returns the modules imported or re-exported at run time; type imports are removed by the compiler. */
export function runtimeImports({ tree }: SourceFile): string[] {
  return tree.statements.flatMap((statement) => {
    const isImport = ts.isImportDeclaration(statement);
    if (!isImport && !ts.isExportDeclaration(statement)) return [];
    const isTypeOnly = isImport
      ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      : statement.isTypeOnly;
    const from = statement.moduleSpecifier;
    return !isTypeOnly && from && ts.isStringLiteral(from) ? [from.text] : [];
  });
}

/** Returns the file that `specifier` means in `importer`; undefined for packages. */
export function resolveImport(
  specifier: string,
  importer: string,
  known: ReadonlySet<string>,
): string | undefined {
  const isOurs = specifier.startsWith("@/") || specifier.startsWith(".");
  if (!isOurs) return undefined;
  const base = specifier.startsWith("@/")
    ? specifier.slice(2)
    : path.posix.join(path.posix.dirname(importer), specifier);
  return [base, `${base}.ts`, `${base}.tsx`].find((candidate) => known.has(candidate));
}
