import { buildIfNeeded } from "./build";

// `npm run build`: what `npm start` would do, ahead of it, such as in a container's build. It needs no
// database; the start then finds the build up to date.

const made = await buildIfNeeded(new AbortController().signal);
process.stdout.write(made ? "The build is made.\n" : "The build is up to date.\n");
