import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { chromiumArgs, findChromium } from './scripts/chromium.ts'

const executablePath = findChromium()

/** A fresh object per project: Vitest writes the project name into `instances`. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArgs } }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  expect: {
    toMatchScreenshot: {
      comparatorName: 'pixelmatch' as const,
      comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0 },
      resolveScreenshotPath: ({ arg, ext, root }: { arg: string; ext: string; root: string }) => `${root}/__screenshots__/${arg}${ext}`,
    },
  },
})

/** All dependencies are found before the first test: one found in the middle of a run would load React twice. */
const optimizeDeps = { entries: ['packages/{ui,mall-app}/src/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}', '!**/*.d.ts'], include: ['axe-core', 'react/jsx-dev-runtime'] }

/** Rules, server and SDK: no browser. */
const unit: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'unit',
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    include: ['packages/*/src/**/*.test.ts', '.storybook/**/*.test.ts'],
    exclude: ['**/*.browser.test.ts'],
  },
}

/** Components, in Chromium. */
const components: TestProjectInlineConfiguration = {
  extends: true,
  plugins: [react()],
  optimizeDeps,
  test: { name: 'browser', include: ['packages/*/src/**/*.test.tsx', 'packages/*/src/**/*.browser.test.ts'], browser: browser() },
}

const storybook: TestProjectInlineConfiguration = {
  extends: true,
  plugins: [storybookTest({ configDir: '.storybook' })],
  optimizeDeps,
  test: { name: 'storybook', browser: browser() },
}

/** Compares a picture of every story with the committed one: `vitest run --project visual [--update]`. */
const visual: TestProjectInlineConfiguration = {
  extends: true,
  plugins: [storybookTest({ configDir: '.storybook', tags: { exclude: ['no-visual'] } })],
  optimizeDeps,
  test: { name: 'visual', setupFiles: ['.storybook/vitest.visual.ts'], api: { allowWrite: true, allowExec: true }, browser: browser() },
}

export default defineConfig({
  test: {
    reporters: ['default', './scripts/summary-reporter.ts'],
    coverage: { provider: 'v8', include: ['packages/*/src/**/*.{ts,tsx}'] },
    projects: [unit, components, storybook, visual],
  },
})
