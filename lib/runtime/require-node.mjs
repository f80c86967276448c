// Plain JavaScript, because an old Node reads neither TypeScript nor the imports of the other files.

const OLDEST = [22, 15];

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  process.stderr.write(
    `This is Node ${process.versions.node}; start the shop with node_modules/.bin/node, or Node ${OLDEST.join(".")} or later.\n`,
  );
  process.exit(1);
}
