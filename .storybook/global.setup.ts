import { pageSnapshot } from '../packages/mall-server/src/testing/page-snapshot.ts'
import { storyTime } from '../packages/mocks/src/story-time.ts'

/** Fills the database of the live mall before the first story: the story that asks for it first would wait for it within its own time. */
export const setup = async (): Promise<void> => {
  await pageSnapshot(storyTime)
}
