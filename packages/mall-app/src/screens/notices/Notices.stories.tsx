import { ScreenFailure } from '@mall/app-kit/screens/ScreenFailure.tsx'
import { UnloadedFailure } from '@mall/app-kit/screens/UnloadedFailure.tsx'
import preview from '../../../../../.storybook/preview.tsx'
import { StoryMall } from '../../testing/StoryMall.tsx'
import { NotFound as NotFoundScreen } from './NotFound/NotFound.tsx'

const meta = preview.meta({ title: 'Screens/提示页 Notices' })

export const NotFound = meta.story({
  render: () => (
    <StoryMall>
      <NotFoundScreen />
    </StoryMall>
  ),
})

export const Failed = meta.story({
  render: () => (
    <StoryMall>
      <ScreenFailure onRetry={() => undefined} />
    </StoryMall>
  ),
})

export const Unloaded = meta.story({
  render: () => (
    <StoryMall>
      <UnloadedFailure />
    </StoryMall>
  ),
})

export const Updated = meta.story({
  render: () => (
    <StoryMall>
      <UnloadedFailure isReplaced />
    </StoryMall>
  ),
})
