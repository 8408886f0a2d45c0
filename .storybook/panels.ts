import { addons, types, type API } from 'storybook/manager-api'
import type { Addon_BaseType } from 'storybook/internal/types'

/** Whether a panel has something to say of the story that is shown; panels that are not named always have. */
const hasContent: Readonly<Record<string, (api: API) => boolean>> = {
  'addon-controls': (api) => {
    const story = api.getCurrentStoryData()
    return story?.type === 'story' && Object.values(story.argTypes ?? {}).some(({ control }) => control !== false && !(typeof control === 'object' && control.disable))
  },
  'storybook/interactions/panel': (api) => api.getCurrentStoryData()?.tags.includes('play-fn') ?? false,
  // It compares with a hosted service, which `npm run chromatic` does from outside.
  'chromaui/addon-visual-tests/panel': () => false,
}

/** Leaves out the panels that would be empty beside a story. The add-ons register theirs before the configuration of the manager runs. */
export const hideEmptyPanels = (api: API): void => {
  for (const [id, panel] of Object.entries<Addon_BaseType>(addons.getElements(types.PANEL))) {
    const isFull = hasContent[id]
    if (isFull) panel.disabled = () => !isFull(api)
  }
}
