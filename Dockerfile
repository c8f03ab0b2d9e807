# One installation of Changeover: docs/deploy.md.
FROM node:20-slim AS build
WORKDIR /build
COPY . .
RUN npm ci && npm run parts && npm run build

FROM node:20-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
WORKDIR /changeover
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts && npm cache clean --force
COPY --from=build /build/dist/client dist/client
COPY --from=build /build/dist/server dist/server
COPY --from=build /build/dist/parts dist/parts
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/server.js"]
