# syntax=docker/dockerfile:1
# The shop as an image: built without a database, run by an account that owns nothing but /data, on a
# root file system that may be read-only. compose.yaml shows it at work; `npm run test:scale -- --only image`
# takes these steps in a folder of its own.

FROM node:24-bookworm AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
# What an install reads: as long as it stays the same, so does this layer.
COPY package.json package-lock.json .npmrc prisma.config.ts ./
COPY prisma/schema.prisma prisma/
COPY lib/db/generate-client.mjs lib/db/
COPY lib/db/client-package lib/db/client-package/
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN node --import ./lib/runtime/node-hooks.mjs lib/runtime/operator/run.ts pack --folder program
RUN strip --strip-unneeded -o /node /usr/local/bin/node

# The programs, what they read, and Node: no sources, no compiler, no package manager.
FROM debian:bookworm-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 DATA_DIR=/data PORT=3000
WORKDIR /app
RUN useradd --uid 1000 --create-home node && install -d -o node -g node /data /data/uploads
COPY --from=build /node /usr/local/bin/node
COPY --from=build /app/program ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/lib/runtime/start.mjs"]
