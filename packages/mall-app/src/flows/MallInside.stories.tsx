import { liveMall } from '@mall/mocks/live-mall'
import { addons } from 'storybook/preview-api'
import preview from '../../../../.storybook/preview.tsx'
import { MallInside, type MallPlace } from '../testing/mall-inside/MallInside.tsx'

/** Kept in the address of Storybook by `.storybook/manager.ts`, so that it can be shared. */
const tell = (place: { readonly as: string | null; readonly at: string | null }): void => {
  addons.getChannel().emit('mall/place', place)
}

const addressed = new URLSearchParams(location.search)

/** Where the last visitor of this page was; at first what its address says. */
let place: MallPlace = { account: addressed.get('as') ?? 'buyer', at: addressed.get('at') ?? '/' }

const meta = preview.meta({
  title: '活的商城 The mall inside',
  id: 'mall-inside',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
})

/** The whole mall with its database, in this page: every route, every person. */
export const Mall = meta.story({
  name: '活的商城',
  beforeEach: async ({ msw }) => {
    msw.use(...(await liveMall({ keeps: true })))
    return () => tell({ as: null, at: null })
  },
  render: () => (
    <MallInside
      first={place}
      onPlace={(next) => {
        place = next
        tell({ as: next.account, at: next.at })
      }}
    />
  ),
})
