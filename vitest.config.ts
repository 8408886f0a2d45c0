import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import type { HTMLOptions } from 'vitest/node'
import { componentFacts } from './.storybook/component-facts.ts'
import { mallSnapshot } from './.storybook/mall-snapshot.ts'
import { recording } from './.storybook/recording.ts'
import { storyList } from './.storybook/story-list.ts'
import { choosePictures } from './.storybook/pictures/mode.ts'
import { FilesByName } from './.storybook/pictures/order.ts'
import { differences, references, reportDirectory } from './.storybook/pictures/paths.ts'
import { picturesReporter } from './.storybook/pictures/reporter.ts'
import { storyTimesReporter } from './.storybook/pictures/story-times.ts'
import { mallLayer } from './packages/ui/scripts/mall-layer.ts'
import { runningExamples } from './packages/ui/scripts/running-examples.ts'
import { chromiumArgs, findChromium } from './scripts/chromium.ts'
import { pinnedChromium } from './scripts/pinned-chromium.ts'

const pinned = pinnedChromium()
const pictures = choosePictures({ requested: process.env.VISUAL, canPaint: pinned !== undefined, isCi: Boolean(process.env.CI) })
/** No other browser paints the pictures, not even the one of CHROMIUM_PATH. */
const executablePath = pictures.mode === 'off' ? findChromium() : pinned

/** Before, after and difference of each picture that differs, in one file. */
const pictureReport: ['html', HTMLOptions][] = pictures.mode === 'compare' ? [['html', { outputDir: reportDirectory, singleFile: true }]] : []

/** What changes is painted with all of its tile: painted alone, the edge of a round corner differs by a shade. */
const wholeTiles = '--disable-partial-raster'

/** A fresh object per project: Vitest writes the project name into `instances`. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...chromiumArgs, wholeTiles] },
    contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
  }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  expect: {
    toMatchScreenshot: {
      comparatorName: 'pixelmatch' as const,
      // The same browser with the same fonts paints the same: what is forgiven here is rounding alone.
      comparatorOptions: { threshold: 0.02, includeAA: true, allowedMismatchedPixelRatio: 0 },
      resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) => `${references}/${arg}${ext}`,
      resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) => `${differences}/${arg}${ext}`,
    },
  },
})

const notInBrowser = ['!**/*.d.ts', '!**/*.test.ts', '!.storybook/{component-facts,main,mall-snapshot,manager,manifests,manager-theme,network-tool,recording,story-index,story-list}.ts', '!.storybook/pictures/{mode,order,paths,reporter,store,story-times}.ts']

/** All dependencies are found before the first test: one found in the middle of a run would load React twice. */
const optimizeDeps = {
  entries: ['packages/{ui,app-kit,mall-app,seller-app}/src/**/*.{ts,tsx}', 'packages/mall-server/src/hosts/page/worker.ts', '.storybook/**/*.{ts,tsx}', ...notInBrowser],
  include: ['axe-core', 'react/jsx-dev-runtime'],
}

/** Rules, server and SDK: no browser. */
const unit: TestProjectInlineConfiguration = {
  extends: true,
  plugins: [recording(), storyList()],
  test: {
    name: 'unit',
    environment: 'node',
    include: ['packages/*/src/**/*.test.ts', '.storybook/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: ['**/*.browser.test.ts'],
    // A worker loads the server, its schemas and its database driver once, not for each file.
    isolate: false,
    setupFiles: ['scripts/unit.setup.ts'],
  },
}

/** Components, in Chromium. The plugins of Storybook are for the scan of dependencies, which fails at an import that it cannot resolve. */
const components: TestProjectInlineConfiguration = {
  extends: true,
  plugins: [react(), mallLayer(), mallSnapshot(), recording(), storyList(), componentFacts(), runningExamples()],
  optimizeDeps,
  test: {
    name: 'browser',
    include: ['packages/*/src/**/*.test.tsx', 'packages/*/src/**/*.browser.test.ts'],
    setupFiles: ['.storybook/browser.setup.ts'],
    // Counted and limited as those of flows and pictures are.
    retry: process.env.CI ? 1 : 0,
    browser: browser(),
  },
}

/** Stories: rendered, run, checked by axe in both schemes and, with `VISUAL=compare|update`, compared with the committed pictures. */
const storybook: TestProjectInlineConfiguration = {
  extends: true,
  plugins: [storybookTest({ configDir: '.storybook' })],
  optimizeDeps,
  test: {
    name: 'storybook',
    // Storybook itself draws all stories in one page; a page for each file would load everything sixty times.
    isolate: false,
    globalSetup: ['.storybook/global.setup.ts'],
    // The first story on the live mall loads all of the server, module by module.
    testTimeout: 240_000,
    setupFiles: ['.storybook/vitest.setup.ts', ...(pictures.mode === 'off' ? [] : ['.storybook/pictures/take.ts'])],
    api: { allowWrite: true, allowExec: true },
    browser: browser(),
  },
}

export default defineConfig({
  test: {
    reporters: ['default', './scripts/summary-reporter.ts', storyTimesReporter(pictures.mode), picturesReporter(pictures), ...pictureReport],
    attachmentsDir: 'node_modules/.cache/vitest-attachments',
    ...(pictures.mode === 'off' ? {} : { update: pictures.mode === 'update' ? ('all' as const) : ('none' as const) }),
    sequence: { sequencer: FilesByName },
    // The limits are for tests that hang, not for a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    coverage: { provider: 'v8', include: ['packages/*/src/**/*.{ts,tsx}'] },
    projects: [unit, components, storybook],
  },
})
