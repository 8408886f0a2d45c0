import { definePreview } from '@storybook/react-vite'
import { defaultHandlers } from '@mall/mocks'
import { setupWorker } from 'msw/browser'
import addonMsw from 'msw-storybook-addon'
import { mall } from '../src/mall.ts'

/** What is no call of the mall passes, as the database of the live mall does. */
const startWorker = async () => {
  const worker = setupWorker()
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  return worker
}

export default definePreview({
  addons: [addonMsw(startWorker)],
  // Every call of the mall has an answer, and nobody is logged in; a story says what differs.
  beforeEach: ({ msw }) => {
    mall.session.clear()
    msw.use(...defaultHandlers())
  },
})
