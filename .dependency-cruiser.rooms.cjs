// The rooms of lib and components, each a folder, as one graph. Tests, API examples and the demo, which import all
// of it, are left out. `npm run verify -- imports` runs this besides the rules for single files.

const { options } = require("./.dependency-cruiser.cjs");

module.exports = {
  forbidden: [
    {
      name: "no-cycle-of-rooms",
      severity: "error",
      scope: "folder",
      comment:
        "A room leans on rooms below it. What two of them need of each other is a third one.",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: {
      path: `${options.exclude.path}|\\.test\\.tsx?$|/[a-z-]*examples?[a-z-]*\\.ts$|^(e2e|rigs|bench)/|^prisma/`,
    },
  },
};
