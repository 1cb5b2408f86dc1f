# Two images, each with what one half needs to run and nothing else:
#   docker build --target site -t kontorwerk-site .
#   docker build --target cms -t kontorwerk-cms .
# The version of Node is the one of package.json: a test holds the two together. To pin the image itself:
#   --build-arg NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:…   (docker buildx imagetools inspect tells which)
ARG NODE_IMAGE
FROM ${NODE_IMAGE:-node:24.21.0-bookworm-slim} AS node

FROM node AS sources
WORKDIR /src
ENV PATH=/src/node_modules/.bin:$PATH NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY runtime/package.json runtime/
COPY site/package.json site/
COPY cms/package.json cms/
# No package needs its scripts here: they would fetch another Node.
RUN npm ci --ignore-scripts
COPY . .

FROM sources AS packed-site
RUN node launch/main.ts pack site /package --without-node

FROM sources AS packed-cms
RUN node launch/main.ts pack cms /package --without-node

FROM node AS runtime
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
# The only place that is written to, beside /tmp.
RUN mkdir /data && chown 1000:1000 /data && chmod 700 /data
VOLUME /data
# By number, so that Kubernetes can tell that it isn't root.
USER 1000:1000
# The launcher itself is process 1: told to end by SIGTERM it has what it started finish, and ends.
ENTRYPOINT ["node", "launch/packaged.ts"]

FROM runtime AS site
COPY --from=packed-site /package ./
# What draws the previews of links brings its font, and complains where the system says nothing of fonts and of their cache.
USER root
RUN mkdir -p /etc/fonts && echo '<fontconfig><cachedir>/tmp/fontconfig</cachedir></fontconfig>' > /etc/fonts/fonts.conf
USER 1000:1000
ENV HOST=0.0.0.0 PORT=3000
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=10s --start-period=60s --retries=6 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["site"]

FROM runtime AS cms
COPY --from=packed-cms /package ./
ENV CMS_HOST=0.0.0.0 CMS_PORT=3001
EXPOSE 3001
HEALTHCHECK --interval=15s --timeout=10s --start-period=60s --retries=6 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.CMS_PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["cms"]
