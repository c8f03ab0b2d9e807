import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: { include: ['{src,sandbox,tools,tests/unit}/**/*.test.{ts,tsx}'], testTimeout: 20_000 },
});
