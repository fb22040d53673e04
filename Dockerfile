# syntax=docker/dockerfile:1
# docker build .                    the console before a backend (BACKEND_URL)
# docker build --target sandbox .   the console with its sandbox, for a look or for deploy/compose.yaml
ARG NODE_IMAGE=node:22-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build \
 && npm run package \
 && mkdir /app \
 && tar -xzf dist/quarterdeck-*.tgz -C /app --strip-components=1

FROM build AS sandbox-parts
RUN rm -rf dist/package dist/*.tgz && npm prune --omit=dev --ignore-scripts

FROM ${NODE_IMAGE} AS sandbox
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 METRICS_PORT=9090 SANDBOX_DIR=/data
WORKDIR /app
COPY --from=sandbox-parts /src/package.json ./
COPY --from=sandbox-parts /src/node_modules ./node_modules
COPY --from=sandbox-parts /src/schemas ./schemas
COPY --from=sandbox-parts /src/mocks/sandbox/files ./mocks/sandbox/files
COPY --from=sandbox-parts /src/dist ./dist
RUN install -d -o 1000 -g 1000 /data
USER 1000:1000
VOLUME /data
EXPOSE 3000 9090
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:9090/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]

FROM ${NODE_IMAGE} AS console
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 METRICS_PORT=9090 LOG_FORMAT=json
WORKDIR /app
COPY --from=build /app ./
USER 1000:1000
EXPOSE 3000 9090
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:9090/livez').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/cli.js"]
