import next from "@next/eslint-plugin-next";
import jsxA11y from "eslint-plugin-jsx-a11y";
import react from "eslint-plugin-react";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

export default tseslint.config(
  {
    ignores: [
      ".next*/",
      ".data/",
      "lib/db/generated/",
      "next-env.d.ts",
      "coverage/",
      "test-results/",
      "playwright-report/",
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: "error" } },
  next.configs["core-web-vitals"],
  react.configs.flat.recommended,
  react.configs.flat["jsx-runtime"],
  reactHooks.configs.flat.recommended,
  {
    plugins: { "jsx-a11y": jsxA11y },
    settings: { react: { version: "detect" } },
    rules: {
      "jsx-a11y/alt-text": "error",
      "jsx-a11y/aria-props": "error",
      "jsx-a11y/aria-proptypes": "error",
      "jsx-a11y/aria-unsupported-elements": "error",
      "jsx-a11y/role-has-required-aria-props": "error",
      "jsx-a11y/role-supports-aria-props": "error",
      // TypeScript knows a component's properties and an element's attributes.
      "react/prop-types": "off",
      "react/no-unknown-property": "off",
    },
  },
  {
    files: ["**/*.ts", "**/*.tsx"],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // A module says by `import type` what leaves no trace in the program.
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      // Its refusals would speak in the library's words.
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          name: "zod",
          importNames: ["z"],
          allowTypeImports: true,
          message: "Import z from @/lib/zod: there it is given the shop's words.",
        },
      ],
      // Numbers and booleans in template strings are what they look like.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `onClick={() => setOpen(true)}` is how React is written.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // An async handler of an event or of a form is fine: React waits for neither.
      "@typescript-eslint/no-misused-promises": [
        "error",
        { checksVoidReturn: { attributes: false } },
      ],
    },
  },
  {
    rules: {
      eqeqeq: "error",
      // Pictures are stored in their sizes; <Image> would add its script and resize them once more.
      "@next/next/no-img-element": "off",
      // Output goes through lib/log.ts or, in a command, to stdout and stderr by name.
      "no-console": "error",
      "no-restricted-syntax": [
        "error",
        {
          selector: "ExportAllDeclaration",
          message: "No barrels: import a thing from the module that defines it.",
        },
      ],
      // Long files and functions hide more than one idea.
      "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // Where zod is given the words, and the bottom of the program, which has words of its own.
    files: ["lib/zod.ts", "lib/env.ts"],
    rules: { "@typescript-eslint/no-restricted-imports": "off" },
  },
  {
    files: ["**/*.ts"],
    ignores: ["**/*.test.ts", "**/*.int.test.ts", "e2e/**"],
    rules: {
      "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
);
