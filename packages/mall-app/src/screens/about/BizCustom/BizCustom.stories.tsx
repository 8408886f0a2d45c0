import preview from '../../../../../../.storybook/preview.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { BizCustom } from './BizCustom.tsx'

const meta = preview.meta({ title: 'Screens/企业定制 Biz custom', parameters: { layout: 'fullscreen' } })

export const Filled = meta.story({
  render: () => (
    <StoryMall at="/about/BizCustom">
      <BizCustom />
    </StoryMall>
  ),
})
