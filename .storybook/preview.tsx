import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import addonThemes from '@storybook/addon-themes'
import { definePreview } from '@storybook/react-vite'
import { setupWorker } from 'msw/browser'
import addonMsw from 'msw-storybook-addon'
import addonPseudoStates from 'storybook-addon-pseudo-states'

export default definePreview({
  addons: [
    addonDocs(),
    addonA11y(),
    addonThemes(),
    addonPseudoStates(),
    addonMsw(async () => {
      const worker = setupWorker()
      await worker.start({ quiet: true, onUnhandledFrame: 'error', serviceWorker: { url: './mockServiceWorker.js' } })
      return worker
    }),
  ],
  tags: ['autodocs'],
  parameters: { a11y: { test: 'error' }, layout: 'padded' },
})
