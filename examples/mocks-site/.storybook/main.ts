import { defineMain } from '@storybook/react-vite/node'
import { msw } from 'msw/vite'
import { mergeConfig } from 'vite'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/*.stories.tsx'],
  core: { disableTelemetry: true },
  // The plugin serves the service worker of MSW; nothing has to be copied into the site.
  viteFinal: (config) => mergeConfig(config, { plugins: [msw({ mode: 'worker-only' })] }),
})
